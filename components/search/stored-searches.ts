import { searchLimits, storageKeys } from '@/lib/site/constants';
import type { SearchHit } from '@/lib/search/types';
import { escapeHit } from './escape-hit';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const types: ReadonlySet<unknown> = new Set(levels.slice(1));

/** The properties of a hit that DocSearch stores and reads again. */
type StoredHit = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'hierarchy' | 'content'>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Converts a stored value to a hit; returns an empty list for invalid values. */
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

function parseHits(text: string): StoredHit[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.flatMap(parseHit) : [];
  } catch {
    return [];
  }
}

/**
 * Reads a list of stored searches, and removes what DocSearch cannot show: it inserts titles as HTML, and fails on
 * anything but a list of hits. Returns an empty list when storage is blocked.
 */
function readList(key: string): StoredHit[] {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return [];
    const hits = parseHits(text);
    localStorage.removeItem(key);
    localStorage.setItem(key, JSON.stringify(hits));
    return hits;
  } catch {
    return [];
  }
}

const recentKey = (indexName: string) => storageKeys.recentSearchesPrefix + indexName;
const favoritesKey = (indexName: string) => storageKeys.favoriteSearchesPrefix + indexName;

/**
 * Makes the stored searches of an index safe to show. Must be called before DocSearch reads them.
 * @see acceptance ST-04, SM-16
 */
export function cleanStoredSearches(indexName: string): void {
  readList(recentKey(indexName));
  readList(favoritesKey(indexName));
}

/**
 * Stores an opened text hit as the heading above it. DocSearch does so for other hits, but for text only if its page is
 * also listed.
 * @see acceptance SM-26
 */
export function keepOpenedText(hit: SearchHit, indexName: string): void {
  if (hit.type !== 'content' || (hit as { __docsearch_parent?: unknown }).__docsearch_parent) return;
  const type = levels.findLast((level) => hit.hierarchy[level]);
  const favorites = readList(favoritesKey(indexName));
  if (favorites.some(({ objectID }) => objectID === hit.objectID)) return;
  const others = readList(recentKey(indexName)).filter(({ objectID }) => objectID !== hit.objectID);
  const limit = favorites.length > 0 ? searchLimits.recentWithFavorites : searchLimits.recent;
  const hits = [...parseHit({ ...hit, type }), ...others].slice(0, limit);
  try {
    localStorage.setItem(recentKey(indexName), JSON.stringify(hits));
  } catch {
    // Storage is blocked or full: the search is not stored.
  }
}
