import type { ListItem } from '../list/item-list';
import {
  addEmptyGroup,
  createItemTree,
  reduceTree,
  type GrowingTree,
  type ItemGroup,
  type ItemTreeAction,
} from '../list/item-tree';
import {
  lesionStatistics,
  totalStatistics,
  type LesionStatistics,
  type Threshold,
  type TotalStatistics,
  type UptakeBin,
} from './lesion-statistics';

/** A region with raised uptake. */
export interface Lesion extends ListItem {
  bins: readonly UptakeBin[];
  /** Position of the region in the drawn projection, in hundredths of the width. */
  position: { x: number; y: number };
}

export type LesionGroup = ItemGroup<Lesion>;

export interface TmtvData {
  patientId: string;
  /** mL */
  voxelVolume: number;
  groups: readonly LesionGroup[];
  /** Regions that can still be added. */
  candidates: readonly Lesion[];
}

export interface TmtvState extends GrowingTree<Lesion> {
  patientId: string;
  voxelVolume: number;
  candidates: readonly Lesion[];
  threshold: Threshold;
}

export type TmtvAction =
  | ItemTreeAction<Lesion>
  | { type: 'add-lesion'; groupId: string }
  | { type: 'add-lesion-group' }
  | { type: 'threshold'; change: Partial<Threshold> };

/** 41 % of the maximum, the viewer's default. */
export function createTmtvState({ groups, ...data }: TmtvData): TmtvState {
  const threshold: Threshold = { strategy: 'roi_stat', percent: 41, lower: 4, upper: 20 };
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

/** Error message for the threshold, or `null`. */
export function thresholdFault({ strategy, lower, upper }: Threshold): string | null {
  return strategy === 'range' && lower > upper ? 'The lower value must not be above the upper one.' : null;
}

/** A line of the report. */
export interface LesionLine {
  group: LesionGroup;
  lesion: Lesion;
  statistics: LesionStatistics;
}

/** All regions with their figures, group after group. Hidden ones count as well: hiding takes them out of sight, not out of the body. */
export function tmtvLines({ tree, threshold, voxelVolume }: TmtvState): LesionLine[] {
  return tree.groups.items.flatMap((group) =>
    group.list.items.map((lesion) => ({
      group,
      lesion,
      statistics: lesionStatistics(lesion.bins, threshold, voxelVolume),
    })),
  );
}

/** Sums of the lines: of all, or of one group. */
export function tmtvTotal(lines: readonly LesionLine[], groupId?: string): TotalStatistics {
  const counted = groupId === undefined ? lines : lines.filter(({ group }) => group.id === groupId);
  return totalStatistics(counted.map(({ statistics }) => statistics));
}

function addLesion(state: TmtvState, groupId: string): TmtvState {
  const [item, ...candidates] = state.candidates;
  if (!item) return state;
  return { ...state, candidates, tree: reduceTree(state.tree, { type: 'add-item', groupId, item }) };
}
