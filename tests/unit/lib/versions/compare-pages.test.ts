import { expect, it } from 'vitest';
import type { PageSection } from '@/lib/mdx/types';
import { comparePages } from '@/lib/versions/compare-pages';
import { makeSection as section } from '@/tests/support/make-section';
import type { SectionChange } from '@/lib/versions/types';

const show = ({ kind, title }: SectionChange) => `${kind} ${title.map(({ text }) => text).join('')}`;
const compare = (from: PageSection[], to: PageSection[]) => comparePages(from, to).map(show);

const long = 'The archive answers each search with a list of studies, and the viewer shows them in a table.';
const other =
  'Set the port of the web server in the second line of the file, then start the container again.';

it('finds no change between equal texts', () => {
  const page = [section('Title', 'One.', { level: 1 }), section('A', long), section('B')];
  const changes = comparePages(page, page);
  expect(changes.map(({ kind }) => kind)).toEqual(['same', 'same', 'same']);
  expect(changes.every(({ size }) => size.share === 0)).toBe(true);
});

it('keeps the order of the newer text, with removed sections where they stood', () => {
  const from = [section('A', 'a'), section('Gone', 'old'), section('B', 'b')];
  const to = [section('A', 'a'), section('B', 'b'), section('New', 'fresh')];
  expect(compare(from, to)).toEqual(['same A', 'removed Gone', 'same B', 'added New']);
});

it('treats the smaller part as moved if sections change places', () => {
  const from = [section('Small', 'a'), section('A', long), section('B', other)];
  const to = [section('A', long), section('B', other), section('Small', 'a')];
  expect(compare(from, to)).toEqual(['same A', 'same B', 'moved Small']);
  expect(comparePages(from, to)[2]).toMatchObject({ from: { index: 0 }, to: { index: 2 } });
});

it('distinguishes sections with the same heading by the headings above them', () => {
  const from = [section('One'), section('Use', long, { level: 3, id: 'use' })];
  const to = [
    section('Zero'),
    section('Use', other, { level: 3, id: 'use' }),
    section('One'),
    section('Use', long, { level: 3, id: 'use-1' }),
  ];
  expect(compare(from, to)).toEqual(['added Zero', 'added Use', 'same One', 'same Use']);
});

it('recognizes a renamed section by its anchor or by its text', () => {
  const byAnchor = comparePages(
    [section('Set up', long, { id: 'x' })],
    [section('Setup', other, { id: 'x' })],
  );
  expect(byAnchor.map(({ kind }) => kind)).toEqual(['changed']);
  const [byWords, ...more] = comparePages([section('Old name', long)], [section('New name', long)]);
  expect(more).toEqual([]);
  expect(byWords?.title).toEqual([
    { kind: 'removed', text: 'Old' },
    { kind: 'added', text: 'New' },
    { kind: 'same', text: ' name' },
  ]);
  expect(byWords?.size).toMatchObject({ added: 1, removed: 1 });
});

it('treats all sections of a page without a counterpart as added or removed', () => {
  const page = [section('A', 'a b c'), section('B', 'd')];
  expect(compare([], page)).toEqual(['added A', 'added B']);
  expect(compare(page, [])).toEqual(['removed A', 'removed B']);
  expect(comparePages([], [])).toEqual([]);
});

it('shows unrelated paragraphs as removed and added', () => {
  const [change] = comparePages([section('A', long)], [section('A', other)]);
  expect(change?.blocks.map(({ kind }) => kind)).toEqual(['removed', 'added']);
});

it('finds a change of punctuation alone', () => {
  const [change] = comparePages([section('A', 'Wait …')], [section('A', 'Wait.')]);
  expect(change).toMatchObject({ kind: 'changed', size: { added: 1, removed: 1 } });
});
