import { expect, it } from 'vitest';
import { maxShownHits, searchTree, splitAtHits } from '@/lib/debug/search-tree';

const source = {
  path: '.config',
  value: {
    title: 'OHIF',
    navbar: { items: [{ label: 'Help', to: '/help' }, { label: 'Search' }] },
    levels: [2, 3],
    hosted: null,
    closed: false,
  },
};
const pathsOf = (query: string) => [...searchTree(source, query).rows];

it.each([
  ['values in any case', 'ohif', ['.config.title']],
  ['several values', 'help', ['.config.navbar.items[0].label', '.config.navbar.items[0].to']],
  ['keys', 'label', ['.config.navbar.items[0].label', '.config.navbar.items[1].label']],
  ['numbers', '3', ['.config.levels[1]']],
  ['null', 'null', ['.config.hosted']],
  ['false', 'false', ['.config.closed']],
  ['no list indexes', '0', []],
])('DBG-02 a search finds %s', (_, query, paths) => {
  expect(pathsOf(query)).toEqual(paths);
});

it('DBG-02 expands only the ancestors of hits', () => {
  const above = ['.config.navbar.items[0]', '.config.navbar.items', '.config.navbar', '.config'];
  expect([...searchTree(source, 'help').above]).toEqual(above);
});

it('DBG-02 counts all hits but shows only the first ones', () => {
  const value = Array.from({ length: 1000 }, () => ({ hit: 1 }));
  const { count, rows, above } = searchTree({ path: '.x', value }, 'hit');
  expect(count).toBe(1000);
  expect(rows.size).toBe(maxShownHits);
  expect([above.has(`.x[${maxShownHits - 1}]`), above.has(`.x[${maxShownHits}]`)]).toEqual([true, false]);
});

it('DBG-02 splits a text at its hits, even if its lowercase form is longer', () => {
  expect(splitAtHits('Help, help', 'help')).toEqual(['', 'Help', ', ', 'help', '']);
  expect(splitAtHits('Help', 'x')).toEqual(['Help']);
  expect(splitAtHits('Help', '')).toEqual(['Help']);
  expect(splitAtHits('İx help', 'help')).toEqual(['İx ', 'help', '']);
  expect(splitAtHits('a.b axb', '.')).toEqual(['a', '.', 'b axb']);
});
