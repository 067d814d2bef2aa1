import { getLeastUsedColor } from '../dialogs/palette';
import type { ListItem } from '../list/item-list';
import {
  addEmptyGroup,
  createItemTree,
  reduceTree,
  type ItemTreeWithCounter,
  type ItemGroup,
  type ItemTreeAction,
} from '../list/item-tree';

/** A segment of a segmentation, such as an organ or a lesion. */
export interface Segment extends ListItem {
  /** Ellipse of the segment in the drawn slice: lengths in percent of the image size, `rotate` in degrees. */
  shape: { cx: number; cy: number; rx: number; ry: number; rotate?: number };
  /** Statistics in the hover card of the row. */
  statistics: readonly { label: string; value: string }[];
}

export type Segmentation = ItemGroup<Segment>;

export type RenderStyle = 'fill-and-outline' | 'outline' | 'fill';

/** Settings for drawing segments. They apply to all segmentations, as in a viewport of the viewer. */
export interface SegmentAppearance {
  style: RenderStyle;
  /** Opacity of the fill, 0 to 1. */
  opacity: number;
  /** Width of the outline in pixels, 0 to 10. */
  outlineWidth: number;
  /** True if segmentations other than the active one are drawn. */
  isInactiveShown: boolean;
  /** Opacity of the fill of inactive segmentations, 0 to 1. */
  inactiveOpacity: number;
}

export interface SegmentationState extends ItemTreeWithCounter<Segment> {
  appearance: SegmentAppearance;
}

export type SegmentationAction =
  | ItemTreeAction<Segment>
  | { type: 'add-segment'; groupId: string }
  | { type: 'add-segmentation' }
  | { type: 'appearance'; change: Partial<SegmentAppearance> };

export function createSegmentationState(segmentations: readonly Segmentation[]): SegmentationState {
  return {
    tree: createItemTree(segmentations),
    appearance: {
      style: 'fill-and-outline',
      opacity: 0.85,
      outlineWidth: 1,
      isInactiveShown: true,
      inactiveOpacity: 0.35,
    },
    added: 0,
  };
}

export function reduceSegmentation(state: SegmentationState, action: SegmentationAction): SegmentationState {
  switch (action.type) {
    case 'appearance':
      return { ...state, appearance: limit({ ...state.appearance, ...action.change }) };
    case 'add-segment':
      return addSegment(state, action.groupId);
    case 'add-segmentation':
      return { ...state, ...addEmptyGroup(state, 'Segmentation') };
    default:
      return { ...state, tree: reduceTree(state.tree, action) };
  }
}

/** A segment with the fill opacity and the outline width that are used to draw it. */
export interface RenderedSegment {
  segment: Segment;
  fillOpacity: number;
  outlineWidth: number;
}

/** Returns the visible segments in drawing order: those of inactive segmentations, then those of the active one. */
export function getRenderedSegments({ tree, appearance }: SegmentationState): RenderedSegment[] {
  const { style, opacity, outlineWidth, isInactiveShown, inactiveOpacity } = appearance;
  const isActive = ({ id }: Segmentation) => id === tree.groups.selectedId;
  const inactive = isInactiveShown ? tree.groups.items.filter((group) => !isActive(group)) : [];
  return [...inactive, ...tree.groups.items.filter(isActive)]
    .filter(({ isVisible }) => isVisible)
    .flatMap((group) =>
      group.list.items
        .filter(({ isVisible }) => isVisible)
        .map((segment) => ({
          segment,
          fillOpacity: style === 'outline' ? 0 : isActive(group) ? opacity : inactiveOpacity,
          outlineWidth: style === 'fill' ? 0 : outlineWidth,
        })),
    );
}

function limit(appearance: SegmentAppearance): SegmentAppearance {
  const within = (value: number, max: number) => Math.min(Math.max(value, 0), max);
  return {
    ...appearance,
    opacity: within(appearance.opacity, 1),
    inactiveOpacity: within(appearance.inactiveOpacity, 1),
    outlineWidth: within(appearance.outlineWidth, 10),
  };
}

function addSegment(state: SegmentationState, groupId: string): SegmentationState {
  const group = state.tree.groups.items.find(({ id }) => id === groupId);
  if (!group) return state;
  const added = state.added + 1;
  const segment: Segment = {
    id: `added-${added}`,
    title: `Segment ${group.list.items.length + 1}`,
    colorHex: getLeastUsedColor(group.list.items.map(({ colorHex }) => colorHex)),
    isVisible: true,
    isLocked: false,
    shape: { cx: 22 + ((added * 19) % 56), cy: 30 + ((added * 13) % 40), rx: 4, ry: 4 },
    statistics: [],
  };
  return { ...state, added, tree: reduceTree(state.tree, { type: 'add-item', groupId, item: segment }) };
}
