import { searchLimits, storageKeys } from '@/lib/site/constants';
import type { SearchHit } from '@/lib/search/types';

/** Properties of a hit that DocSearch inserts as HTML. */
const insertedTexts = /^(?:lvl[1-6]|value|content)$/;

const escapeTags = (text: string) => text.replace(/<(?!\/?mark>)/g, '&lt;');

/**
 * Returns a copy of a hit with all markup escaped except `<mark>`, because DocSearch inserts the strings as HTML.
 * @see acceptance SM-16
 */
export const escapeHit = <Hit>(hit: Hit): Hit =>
  JSON.parse(JSON.stringify(hit), (name, value: unknown) =>
    typeof value === 'string' && insertedTexts.test(name) ? escapeTags(value) : value,
  ) as Hit;

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const types: ReadonlySet<unknown> = new Set(levels.slice(1));

/** The properties of a hit that DocSearch stores and reads again. */
type StoredHit = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'hierarchy' | 'content'>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Converts a stored value to a list with one hit, or to an empty list if the value is invalid. */
function parseHit(value: unknown): StoredHit[] {
  if (typeof value !== 'object' || value === null) return [];
  const { objectID, url, type, hierarchy } = value as Record<string, unknown>;
  if (!isText(objectID) || !isText(url) || !types.has(type)) return [];
  if (typeof hierarchy !== 'object' || hierarchy === null) return [];
  const titles = hierarchy as Record<string, unknown>;
  if (!isText(titles.lvl1) || !isText(titles[type as string])) return [];
  const entries = levels.map((level) => [level, isText(titles[level]) ? titles[level] : null]);
  const hit = { objectID, url, type, hierarchy: Object.fromEntries(entries), content: null } as StoredHit;
  return [escapeHit(hit)];
}

/**
 * Reads a list of stored searches and rewrites it without invalid entries and markup, because DocSearch crashes on
 * invalid entries and inserts titles as HTML. Returns an empty list if storage is blocked.
 */
function readList(key: string): StoredHit[] {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return [];
    // Remains if the text is not JSON.
    localStorage.setItem(key, '[]');
    const stored: unknown = JSON.parse(text);
    const hits = Array.isArray(stored) ? stored.flatMap(parseHit) : [];
    localStorage.setItem(key, JSON.stringify(hits));
    return hits;
  } catch {
    return [];
  }
}

const recentSearchesKey = (indexName: string) => storageKeys.recentSearchesPrefix + indexName;
const favoritesKey = (indexName: string) => storageKeys.favoriteSearchesPrefix + indexName;

/**
 * Removes invalid entries and markup from the recent and favorite searches that the browser has stored. Call it before
 * DocSearch reads them.
 * @see acceptance ST-04, SM-16
 */
export function cleanStoredSearches(indexName: string): void {
  readList(recentSearchesKey(indexName));
  readList(favoritesKey(indexName));
}

/**
 * Adds an opened hit of type `content` to the recent searches, under the heading above the found text. DocSearch stores
 * such hits itself only if their page is listed too.
 * @see acceptance SM-26
 */
export function storeRecentTextHit(hit: SearchHit, indexName: string): void {
  if (hit.type !== 'content' || (hit as { __docsearch_parent?: unknown }).__docsearch_parent) return;
  const type = levels.findLast((level) => hit.hierarchy[level]);
  const favorites = readList(favoritesKey(indexName));
  if (favorites.some(({ objectID }) => objectID === hit.objectID)) return;
  const others = readList(recentSearchesKey(indexName)).filter(({ objectID }) => objectID !== hit.objectID);
  const limit = favorites.length > 0 ? searchLimits.recentWithFavorites : searchLimits.recent;
  const hits = [...parseHit({ ...hit, type }), ...others].slice(0, limit);
  try {
    localStorage.setItem(recentSearchesKey(indexName), JSON.stringify(hits));
  } catch {
    // Storage is blocked or full: the search is not stored.
  }
}
