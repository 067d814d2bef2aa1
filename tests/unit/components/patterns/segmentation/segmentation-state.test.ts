import { expect, it } from 'vitest';
import { getActiveGroup, getRestorableItem } from '@/components/patterns/list/item-tree';
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
const groupTitles = ({ tree }: SegmentationState) => tree.groups.items.map(({ id }) => id);
const segmentIds = (state: SegmentationState, index = 0) =>
  state.tree.groups.items[index]?.list.items.map(({ id }) => id);

it('SC-08 selecting a segmentation or its segment makes it active, and selecting it again keeps it so', () => {
  const afterTwo = (id: string) => after({ type: 'select', id }, { type: 'select', id }).tree;
  expect(getActiveGroup(start.tree)?.id).toBe('organs');
  expect(getActiveGroup(afterTwo('vessels'))?.id).toBe('vessels');
  expect(afterTwo('vessels').message).toBe('Vessels is active.');
  const list = { selectedId: 'abdominal-aorta' };
  expect(getActiveGroup(afterTwo('abdominal-aorta'))).toMatchObject({ id: 'vessels', list });
});

it('SC-08 undo restores the last deleted segment or segmentation', () => {
  const segment = after({ type: 'delete', id: 'spleen' });
  expect(getRestorableItem(segment.tree)?.title).toBe('Spleen');
  expect(segmentIds(reduceSegmentation(segment, { type: 'undo' }))).toEqual(segmentIds(start));

  const group = after({ type: 'delete', id: 'spleen' }, { type: 'delete', id: 'organs' });
  expect(getActiveGroup(group.tree)?.id).toBe('vessels');
  const back = reduceSegmentation(group, { type: 'undo' });
  expect(groupTitles(back)).toEqual(['organs', 'vessels', 'lesions']);
  expect(getRestorableItem(back.tree)).toBeNull();
});

it('SC-08 no segmentation is active after all are deleted, and undo restores the last one as active', () => {
  const ids = ['organs', 'vessels', 'lesions'];
  const none = after(...ids.map((id) => ({ type: 'delete', id }) as const));
  expect(getActiveGroup(none.tree)).toBeUndefined();
  expect(getRenderedSegments(none)).toEqual([]);
  expect(getActiveGroup(reduceSegmentation(none, { type: 'undo' }).tree)?.id).toBe('lesions');
});

it('SC-08 an added segment is selected and has an unused color, and an added segmentation is active', () => {
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

it('SC-08 hiding a segmentation hides all of its segments, and none of the others', () => {
  const hidden = after({ type: 'show-group', groupId: 'organs', isVisible: false });
  expect(hidden.tree.groups.items[0]?.list.items.some(({ isVisible }) => isVisible)).toBe(false);
  expect(hidden.tree.groups.items[1]?.list.items.every(({ isVisible }) => isVisible)).toBe(true);
});

it('SC-08 the opacity and outline width of segments are limited to their bounds', () => {
  const { appearance } = after({ type: 'appearance', change: { opacity: 3, outlineWidth: -2 } });
  expect(appearance).toMatchObject({ opacity: 1, outlineWidth: 0 });
});

const ids = (state: SegmentationState) => getRenderedSegments(state).map(({ segment }) => segment.id);

it('SC-08 the viewport draws the active segmentation on top, keeps the order of rows, and omits hidden segments', () => {
  expect(ids(start).slice(-7)).toEqual(segmentIds(start));
  expect(ids(after({ type: 'select', id: 'vessels' })).slice(-3)).toEqual(segmentIds(start, 1));
  expect(ids(after({ type: 'move', id: 'liver', index: 6 })).at(-1)).toBe('liver');
  expect(ids(after({ type: 'toggle-visibility', id: 'liver' }))).not.toContain('liver');
});

it('SC-08 the viewport fills segments without outlines if so chosen, and inactive segmentations more lightly', () => {
  const filled = getRenderedSegments(after({ type: 'appearance', change: { style: 'fill' } }));
  expect(filled.every(({ outlineWidth }) => outlineWidth === 0)).toBe(true);
  expect([filled.at(0)?.fillOpacity, filled.at(-1)?.fillOpacity]).toEqual([0.35, 0.85]);
});
