import { expect, it } from 'vitest';
import { nestToc, type TocNode } from '@/lib/mdx/nest-toc';

const outline = (nodes: readonly TocNode[]): unknown[] =>
  nodes.map(({ id, children }) => (children.length > 0 ? [id, outline(children)] : id));
const nest = (...levels: number[]) =>
  outline(nestToc(levels.map((level, at) => ({ id: `${at}`, text: '', level }))));

it.each([
  [
    [2, 3, 3, 2],
    [['0', ['1', '2']], '3'],
  ],
  [
    [3, 2, 4, 3],
    ['0', ['1', ['2', '3']]],
  ],
  [
    [2, 4, 5, 2],
    [['0', [['1', ['2']]]], '3'],
  ],
  [[], []],
])('DOC-06 DOC-33 nests levels %j', (levels, tree) => expect(nest(...levels)).toEqual(tree));
