import { expect, it } from 'vitest';
import { nestToc, type TocNode } from '@/lib/mdx/nest-toc';
import { buildToc } from '@/lib/mdx/toc';
import type { Heading } from '@/lib/mdx/types';

const headings = ([1, 2, 3, 4, 2, 6] as const).map((level, index): Heading => ({
  id: `h${index}`,
  text: `Heading ${index}`,
  level,
  line: index + 1,
}));

it.each([
  ['DOC-07 the table of contents lists headings of levels 3 to 4', 3, 4, 'h2 h3'],
  ['DOC-07 the table of contents lists headings of levels 2 to 6', 2, 6, 'h1 h2 h3 h4 h5'],
  ['DOC-06 the table of contents lists levels from 1 without the title of the page', 1, 2, 'h1 h4'],
  ['DOC-07 the table of contents is empty if no heading has the level', 5, 5, ''],
])('%s', (_levels, min, max, ids) => {
  const entries = buildToc(headings, min, max);
  expect(entries.map(({ id }) => id).join(' ')).toBe(ids);
});

const outline = (nodes: readonly TocNode[]): unknown[] =>
  nodes.map(({ id, children }) => (children.length > 0 ? [id, outline(children)] : id));
const nest = (...levels: number[]) =>
  outline(nestToc(levels.map((level, at) => ({ id: `${at}`, text: '', level }))));

it.each([
  ['2 3 3 2', [['0', ['1', '2']], '3']],
  ['3 2 4 3', ['0', ['1', ['2', '3']]]],
  ['2 4 5 2', [['0', [['1', ['2']]]], '3']],
])('DOC-06 DOC-33 the table of contents nests headings of the levels %s', (levels, tree) =>
  expect(nest(...levels.split(' ').map(Number))).toEqual(tree),
);
