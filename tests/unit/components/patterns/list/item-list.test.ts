import { expect, it } from 'vitest';
import {
  createItemList,
  reduceItems,
  type ListAction,
  type ItemList,
  type ListItem,
} from '@/components/patterns/list/item-list';

const item = (id: string, more: Partial<ListItem> = {}): ListItem => {
  const plain = { colorHex: '#cd5c5c', isVisible: true, isLocked: false };
  return { id, title: id.toUpperCase(), ...plain, ...more };
};

const start = createItemList([item('a'), item('b'), item('c', { isLocked: true })]);
const after = (...actions: ListAction[]): ItemList<ListItem> => actions.reduce(reduceItems<ListItem>, start);
const ids = ({ items }: ItemList<ListItem>) => items.map(({ id }) => id).join('');

it('SC-08 a list selects one row at a time, and none if the selected row is selected again', () => {
  const select = (id: string) => ({ type: 'select', id }) as const;
  expect(after(select('a'), select('b')).selectedId).toBe('b');
  expect(after(select('a'), select('a')).selectedId).toBeNull();
});

it.each<ListAction>([
  { type: 'rename', id: 'a', title: '   ' },
  { type: 'rename', id: 'a', title: 'A' },
  { type: 'move', id: 'a', index: -3 },
  { type: 'delete', id: 'x' },
])('SC-08 a list stays the same if an action changes nothing: %o', (action) => {
  expect(after(action)).toBe(start);
});

it('SC-08 renaming, recoloring, hiding and locking a row of a list changes no other row, and is reported', () => {
  const changed = after(
    { type: 'rename', id: 'a', title: '  Liver ' },
    { type: 'recolor', id: 'a', colorHex: '#4682b4' },
    { type: 'toggle-visibility', id: 'a' },
    { type: 'toggle-lock', id: 'a' },
  );
  const look = { title: 'Liver', colorHex: '#4682b4', isVisible: false, isLocked: true };
  expect(changed.items).toEqual([item('a', look), ...start.items.slice(1)]);
  expect(after({ type: 'rename', id: 'a', title: '  Liver ' }).message).toBe('A renamed to Liver.');
  expect(after({ type: 'toggle-visibility', id: 'a' }).message).toBe('A hidden.');
});

it('SC-08 a locked row can be selected, hidden and unlocked', () => {
  const types = ['select', 'toggle-visibility', 'toggle-lock'] as const;
  const changed = after(...types.map((type) => ({ type, id: 'c' })));
  expect([changed.selectedId, changed.items[2]]).toEqual(['c', item('c', { isVisible: false })]);
});

it('SC-08 undo restores a deleted row in its place, selected if it was', () => {
  const deleted = after({ type: 'select', id: 'b' }, { type: 'delete', id: 'b' });
  expect(ids(deleted)).toBe('ac');
  expect(deleted.selectedId).toBeNull();
  const restored = reduceItems(deleted, { type: 'undo' });
  expect(ids(restored)).toBe('abc');
  expect(restored.selectedId).toBe('b');
  expect(reduceItems(restored, { type: 'undo' })).toBe(restored);
});

it('SC-08 a deleted row can be restored after other rows have changed', () => {
  const rename = { type: 'rename', id: 'b', title: 'Aorta' } as const;
  const later = after({ type: 'delete', id: 'a' }, rename, { type: 'undo' });
  expect(later.items.map(({ title }) => title)).toEqual(['A', 'Aorta', 'C']);
});
