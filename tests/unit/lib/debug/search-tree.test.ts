import { expect, it } from 'vitest';
import { createJsonTree } from '@/lib/debug/json-tree';
import { HIT_LIMIT, searchTree, splitAtHits, toQuery } from '@/lib/debug/search-tree';

const tree = createJsonTree({
  path: '.config',
  value: {
    title: 'OHIF',
    navbar: { items: [{ label: 'Help', to: '/help' }, { label: 'Search' }] },
    levels: [2, 3],
    hosted: null,
    closed: false,
  },
});
const pathsOf = (typed: string) => searchTree(tree, toQuery(typed)).rows.map(({ path }) => path);

it('DBG-02 keys and values are found in any case', () => {
  expect(pathsOf(' ohif ')).toEqual(['.config.title']);
  expect(pathsOf('HELP')).toEqual(['.config.navbar.items[0].label', '.config.navbar.items[0].to']);
  expect(pathsOf('label')).toHaveLength(2);
});

it('DBG-02 numbers, null and false are values; the number of an entry is no key', () => {
  expect(pathsOf('3')).toEqual(['.config.levels[1]']);
  expect(pathsOf('null')).toEqual(['.config.hosted']);
  expect(pathsOf('false')).toEqual(['.config.closed']);
  expect(pathsOf('0')).toEqual([]);
});

it('DBG-02 what stands above hits is opened, and nothing else', () => {
  expect([...searchTree(tree, 'help').open]).toEqual([
    '.config.navbar.items[0]',
    '.config.navbar.items',
    '.config.navbar',
    '.config',
  ]);
  expect(searchTree(tree, '')).toEqual({ count: 0, rows: [], open: new Set() });
});

it('DBG-02 all hits are counted, the first ones are opened, ranges among what is above them', () => {
  const long = createJsonTree({ path: '.x', value: Array.from({ length: 1000 }, () => ({ hit: 1 })) });
  const { count, rows, open } = searchTree(long, 'hit');
  expect(count).toBe(1000);
  expect(rows).toHaveLength(HIT_LIMIT);
  expect(open.has('.x[0:200]')).toBe(true);
  expect(open.has('.x[200:400]')).toBe(false);
  const shown = new Set(long.listRows(({ id }) => open.has(id)));
  expect(rows.every((row) => shown.has(row))).toBe(true);
});

it('DBG-02 a text is split at its hits, and stays whole when its small letters are longer', () => {
  expect(splitAtHits('Help, help', 'help')).toEqual(['', 'Help', ', ', 'help', '']);
  expect(splitAtHits('Help', 'x')).toEqual(['Help']);
  expect(splitAtHits('Help', '')).toEqual(['Help']);
  expect(splitAtHits('İx help', 'help')).toEqual(['İx help']);
});
