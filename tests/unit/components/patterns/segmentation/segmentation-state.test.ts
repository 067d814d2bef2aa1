import { expect, it } from 'vitest';
import { getActiveGroup } from '@/components/patterns/list/item-tree';
import { abdomenSegmentations } from '@/components/patterns/segmentation/segmentation-data';
import {
  createSegmentationState,
  getRenderedSegments,
  reduceSegmentation,
  type SegmentationAction,
  type SegmentationState,
} from '@/components/patterns/segmentation/segmentation-state';

const start = createSegmentationState(abdomenSegmentations);
const after = (...actions: SegmentationAction[]) => actions.reduce(reduceSegmentation, start);
const segmentIds = (state: SegmentationState, index = 0) =>
  state.tree.groups.items[index]?.list.items.map(({ id }) => id);

it('SC-08 has no active segmentation after the last one is deleted, and undo restores it as active', () => {
  const ids = ['organs', 'vessels', 'lesions'];
  const none = after(...ids.map((id) => ({ type: 'delete', id }) as const));
  expect(getActiveGroup(none.tree)).toBeUndefined();
  expect(getRenderedSegments(none)).toEqual([]);
  expect(getActiveGroup(reduceSegmentation(none, { type: 'undo' }).tree)?.id).toBe('lesions');
});

it('SC-08 adds a selected segment in an unused color, and an active segmentation', () => {
  const addSegment = { type: 'add-segment', groupId: 'organs' } as const;
  const added = after(addSegment, addSegment, { type: 'add-segmentation' });
  const organs = added.tree.groups.items[0]?.list;
  expect(organs?.items.slice(-2).map(({ title }) => title)).toEqual(['Segment 8', 'Segment 9']);
  expect(new Set(organs?.items.map(({ colorHex }) => colorHex)).size).toBe(organs?.items.length);
  expect(organs?.selectedId).toBe(organs?.items.at(-1)?.id);
  expect(getActiveGroup(added.tree)?.title).toBe('Segmentation 4');
  const ids = added.tree.groups.items.flatMap(({ id, list }) => [id, ...list.items.map((each) => each.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

const ids = (state: SegmentationState) => getRenderedSegments(state).map(({ segment }) => segment.id);

it('SC-08 getRenderedSegments puts the active segmentation on top, keeps the order of rows, and omits hidden ones', () => {
  expect(ids(start).slice(-7)).toEqual(segmentIds(start));
  expect(ids(after({ type: 'select', id: 'vessels' })).slice(-3)).toEqual(segmentIds(start, 1));
  expect(ids(after({ type: 'move', id: 'liver', index: 6 })).at(-1)).toBe('liver');
  expect(ids(after({ type: 'toggle-visibility', id: 'liver' }))).not.toContain('liver');
});

it('SC-08 getRenderedSegments fills without outlines, and inactive segmentations more lightly', () => {
  const filled = getRenderedSegments(after({ type: 'appearance', change: { style: 'fill' } }));
  expect(filled.every(({ outlineWidth }) => outlineWidth === 0)).toBe(true);
  expect([filled.at(0)?.fillOpacity, filled.at(-1)?.fillOpacity]).toEqual([0.35, 0.85]);
});
