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

it('comparing a page with itself finds no change', () => {
  const page = [section('Title', 'One.', { level: 1 }), section('A', long), section('B')];
  const changes = comparePages(page, page);
  expect(changes.map(({ kind, size }) => [kind, size.share])).toEqual(page.map(() => ['same', 0]));
});

const [a, b] = [section('A', 'a'), section('B', 'b')];
const repeated = (text: string, id: string) => section('Use', text, { level: 3, id });

it.each<[string, PageSection[], PageSection[], string[]]>([
  [
    'keeps the order of the newer text, with removed sections where they stood',
    [a, section('Gone', 'old'), b],
    [a, b, section('New', 'fresh')],
    ['same A', 'removed Gone', 'same B', 'added New'],
  ],
  [
    'distinguishes sections with the same heading by the headings above them',
    [section('One'), repeated(long, 'use')],
    [section('Zero'), repeated(other, 'use'), section('One'), repeated(long, 'use-1')],
    ['added Zero', 'added Use', 'same One', 'same Use'],
  ],
  ['treats all sections of a new page as added', [], [a, b], ['added A', 'added B']],
  ['treats all sections of a removed page as removed', [a, b], [], ['removed A', 'removed B']],
  ['finds nothing in two empty pages', [], [], []],
])('comparing two pages %s', (_title, from, to, changes) => {
  expect(compare(from, to)).toEqual(changes);
});

it('comparing two pages treats the smaller part as moved if sections change places', () => {
  const from = [section('Small', 'a'), section('A', long), section('B', other)];
  const to = [section('A', long), section('B', other), section('Small', 'a')];
  expect(compare(from, to)).toEqual(['same A', 'same B', 'moved Small']);
  expect(comparePages(from, to)[2]).toMatchObject({ from: { index: 0 }, to: { index: 2 } });
});

it('comparing two pages recognizes a renamed section by its anchor or by its text', () => {
  const named = (title: string, text: string) => [section(title, text, { id: 'x' })];
  expect(comparePages(named('Set up', long), named('Setup', other)).map(({ kind }) => kind)).toEqual([
    'changed',
  ]);
  const [byWords, ...more] = comparePages([section('Old name', long)], [section('New name', long)]);
  expect(more).toEqual([]);
  expect(byWords?.title).toEqual([
    { kind: 'removed', text: 'Old' },
    { kind: 'added', text: 'New' },
    { kind: 'same', text: ' name' },
  ]);
  expect(byWords?.size).toMatchObject({ added: 1, removed: 1 });
});

it.each([
  ['unrelated paragraphs as removed and added', long, other, ['removed', 'added'], {}],
  ['a change of punctuation alone', 'Wait …', 'Wait.', ['changed'], { added: 1, removed: 1 }],
])('comparing two pages shows %s', (_, from, to, blocks, size) => {
  const [change] = comparePages([section('A', from)], [section('A', to)]);
  expect(change).toMatchObject({ kind: 'changed', blocks: blocks.map((kind) => ({ kind })), size });
});
