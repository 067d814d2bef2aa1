// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { cleanStoredSearches, storeRecentTextHit } from '@/components/search/stored-searches';
import type { SearchHit } from '@/lib/search/types';

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favoriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

function hit(name: string, part: Partial<SearchHit> = {}): SearchHit {
  const hierarchy = { lvl0: 'Guide', lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return { objectID: name, url: `/${name}`, type: 'lvl1', content: null, hierarchy, ...part } as SearchHit;
}

const textHit = (name: string, part: Partial<SearchHit> = {}) => {
  const hierarchy = { ...hit(name).hierarchy, lvl2: 'CORS' };
  return hit(name, { type: 'content', content: 'Some text', hierarchy, ...part });
};

const hits = (names: string) => [...names].map((name) => hit(name));
const store = (key: string, list: SearchHit[]) => localStorage.setItem(key, JSON.stringify(list));
const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as SearchHit[];
const namesIn = (key: string) => read(key).map(({ objectID }) => objectID);

it('SM-16 ST-04 stored searches are escaped for use as HTML, and not escaped again the second time', () => {
  const title = '<img src=x onerror=alert(1)>';
  store(recentKey, [hit('a', { hierarchy: { ...hit('a').hierarchy, lvl1: title } }), hit('b')]);
  cleanStoredSearches('docs');
  const titles = read(recentKey).map(({ hierarchy }) => hierarchy.lvl1);
  expect(titles).toEqual(['&lt;img src=x onerror=alert(1)>', 'b']);
  const cleaned = localStorage.getItem(recentKey);
  cleanStoredSearches('docs');
  expect(localStorage.getItem(recentKey)).toBe(cleaned);
  expect(localStorage.getItem(favoriteKey)).toBeNull();
});

it.each([
  'nonsense',
  '{}',
  'null',
  '[null, 1, "x", {}, {"objectID":"a"}]',
  '[{"objectID":"a","url":"/a","type":"lvl9","hierarchy":{"lvl1":"A"}}]',
  '[{"objectID":"a","url":"/a","type":"content","hierarchy":{"lvl1":"A"}}]',
  '[{"objectID":"a","url":"/a","type":"lvl2","hierarchy":{"lvl1":"A"}}]',
  '[{"objectID":"a","url":"/a","type":"lvl1","hierarchy":{"lvl1":{"html":"<b>"}}}]',
])('ST-04 stored searches with the value %s are replaced by an empty list', (text) => {
  localStorage.setItem(recentKey, text);
  localStorage.setItem(favoriteKey, text);
  cleanStoredSearches('docs');
  expect([read(recentKey), read(favoriteKey)]).toEqual([[], []]);
});

it('SM-26 an opened text hit is stored as the heading above it: newest first, no duplicates, at most seven', () => {
  store(recentKey, hits('abcdefg'));
  storeRecentTextHit(textHit('c'), 'docs');
  expect(namesIn(recentKey)).toEqual([...'cabdefg']);
  storeRecentTextHit(textHit('h'), 'docs');
  expect(namesIn(recentKey)).toEqual([...'hcabdef']);
  expect(read(recentKey)[0]).toMatchObject({ type: 'lvl2', content: null, url: '/h' });
});

it('SM-26 with a favorite, four recent searches are kept, and page hits, their parts and favorites are not added', () => {
  store(favoriteKey, [hit('z')]);
  store(recentKey, hits('abcd'));
  storeRecentTextHit(textHit('e'), 'docs');
  storeRecentTextHit(textHit('z'), 'docs');
  storeRecentTextHit(hit('y'), 'docs');
  storeRecentTextHit({ ...textHit('x'), __docsearch_parent: hit('y') } as SearchHit, 'docs');
  expect(namesIn(recentKey)).toEqual([...'eabc']);
});
