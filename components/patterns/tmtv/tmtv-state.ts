import type { ListItem } from '../list/item-list';
import {
  addEmptyGroup,
  createItemTree,
  reduceTree,
  type ItemTreeWithCounter,
  type ItemGroup,
  type ItemTreeAction,
} from '../list/item-tree';
import {
  computeLesionStatistics,
  sumLesionStatistics,
  type LesionStatistics,
  type UptakeThreshold,
  type TotalStatistics,
  type UptakeBin,
} from './lesion-statistics';

/** A region with increased uptake. */
export interface Lesion extends ListItem {
  bins: readonly UptakeBin[];
  /** Position of the region in the drawn projection, in percent of the projection’s width. */
  position: { x: number; y: number };
}

export type LesionGroup = ItemGroup<Lesion>;

export interface TmtvData {
  patientId: string;
  /** Volume of a voxel in mL. */
  voxelVolume: number;
  groups: readonly LesionGroup[];
  /** Regions that can still be added. */
  candidates: readonly Lesion[];
}

export interface TmtvState extends ItemTreeWithCounter<Lesion> {
  patientId: string;
  voxelVolume: number;
  candidates: readonly Lesion[];
  threshold: UptakeThreshold;
}

export type TmtvAction =
  | ItemTreeAction<Lesion>
  | { type: 'add-lesion'; groupId: string }
  | { type: 'add-lesion-group' }
  | { type: 'threshold'; change: Partial<UptakeThreshold> };

/** Creates the initial state, with a threshold of 41 % of the maximum SUV, the viewer’s default. */
export function createTmtvState({ groups, ...data }: TmtvData): TmtvState {
  const threshold: UptakeThreshold = { strategy: 'roi_stat', percent: 41, lower: 4, upper: 20 };
  return { ...data, tree: createItemTree(groups), threshold, added: 0 };
}

export function reduceTmtv(state: TmtvState, action: TmtvAction): TmtvState {
  switch (action.type) {
    case 'threshold':
      return { ...state, threshold: { ...state.threshold, ...action.change } };
    case 'add-lesion':
      return addLesion(state, action.groupId);
    case 'add-lesion-group':
      return { ...state, ...addEmptyGroup(state, 'TMTV') };
    default:
      return { ...state, tree: reduceTree(state.tree, action) };
  }
}

/** Returns an error message if the threshold is invalid, otherwise `null`. */
export function getThresholdError({ strategy, lower, upper }: UptakeThreshold): string | null {
  return strategy === 'range' && lower > upper ? 'The lower value must not exceed the upper value.' : null;
}

/** A line of the report: a region with its group and statistics. */
export interface MeasuredLesion {
  group: LesionGroup;
  lesion: Lesion;
  statistics: LesionStatistics;
}

/** Returns all regions with their statistics, group by group. Hidden regions also count. */
export function measureLesions({ tree, threshold, voxelVolume }: TmtvState): MeasuredLesion[] {
  return tree.groups.items.flatMap((group) =>
    group.list.items.map((lesion) => ({
      group,
      lesion,
      statistics: computeLesionStatistics(lesion.bins, threshold, voxelVolume),
    })),
  );
}

/** Sums the statistics of all lesions, or of the lesions of one group. */
export function sumLesions(lesions: readonly MeasuredLesion[], groupId?: string): TotalStatistics {
  const counted = groupId === undefined ? lesions : lesions.filter(({ group }) => group.id === groupId);
  return sumLesionStatistics(counted.map(({ statistics }) => statistics));
}

function addLesion(state: TmtvState, groupId: string): TmtvState {
  const [item, ...candidates] = state.candidates;
  if (!item) return state;
  return { ...state, candidates, tree: reduceTree(state.tree, { type: 'add-item', groupId, item }) };
}
