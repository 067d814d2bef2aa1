import type { StoredDocSearchHit } from '@docsearch/react';
import { searchLimits, storageKeys } from '@/lib/site/constants';
import type { HierarchyLevel, RecordType, SearchHit } from '@/lib/search/types';

/** What is kept of a hit, in DocSearch's form: readers of the site before this one find their searches again. */
export type StoredHit = Pick<StoredDocSearchHit, 'objectID' | 'url' | 'content'> &
  Pick<SearchHit, 'type' | 'hierarchy'>;

/** Lists of opened and saved hits, newest first. No method throws. */
export interface StoredSearches {
  recent(): readonly StoredHit[];
  favorites(): readonly StoredHit[];
  /** Remembers a hit that was opened; a favourite stays one. */
  open(hit: StoredHit): void;
  save(hit: StoredHit): void;
  forget(hit: StoredHit): void;
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const types: ReadonlySet<unknown> = new Set(['content', ...levels.slice(1)]);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A stored value as a hit; undefined for anything else that may lie there. */
function parseHit(value: unknown): StoredHit | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { objectID, url, type, hierarchy } = value as Record<string, unknown>;
  if (!isText(objectID) || !isText(url) || !types.has(type)) return undefined;
  if (typeof hierarchy !== 'object' || hierarchy === null) return undefined;
  const titles = hierarchy as Record<string, unknown>;
  if (!isText(titles.lvl1)) return undefined;
  const entries = levels.map((level) => [level, isText(titles[level]) ? titles[level] : null]);
  return {
    objectID,
    url,
    type: type as RecordType,
    hierarchy: Object.fromEntries(entries) as StoredHit['hierarchy'],
    content: null,
  };
}

/** The deepest title of a hit. */
export function getOwnLevel({ type, hierarchy }: Pick<StoredHit, 'type' | 'hierarchy'>): HierarchyLevel {
  if (type !== 'content' && hierarchy[type]) return type;
  return levels.findLast((level) => hierarchy[level]) ?? 'lvl1';
}

/** A text that was found is kept as the heading that it stands below. */
const toStored = ({ objectID, url, type, hierarchy }: StoredHit): StoredHit => ({
  objectID,
  url,
  type: getOwnLevel({ type, hierarchy }) as RecordType,
  hierarchy,
  content: null,
});

/** What could not be stored, by key. */
const unstored = new Map<string, StoredHit[]>();

function createList(key: string, limit: number, storage: () => Storage) {
  const read = (): StoredHit[] => {
    const known = unstored.get(key);
    if (known) return known.slice(0, limit);
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.flatMap((value) => parseHit(value) ?? []).slice(0, limit) : [];
    } catch {
      return [];
    }
  };
  let hits = read();
  return {
    get: (): readonly StoredHit[] => hits,
    set(next: StoredHit[]) {
      hits = next.slice(0, limit);
      try {
        storage().setItem(key, JSON.stringify(hits));
        unstored.delete(key);
      } catch {
        unstored.set(key, hits);
      }
    },
  };
}

const without = (hits: readonly StoredHit[], { objectID }: StoredHit) =>
  hits.filter((hit) => hit.objectID !== objectID);

/**
 * The searches of an index that are kept in the browser. How many recent ones is decided here, once.
 * @see acceptance SM-26, SM-27, ST-04, ST-05
 */
export function createStoredSearches(indexName: string, storage = () => localStorage): StoredSearches {
  const favorites = createList(
    storageKeys.favoriteSearchesPrefix + indexName,
    searchLimits.favorites,
    storage,
  );
  const recent = createList(
    storageKeys.recentSearchesPrefix + indexName,
    favorites.get().length > 0 ? searchLimits.recentWithFavorites : searchLimits.recent,
    storage,
  );
  return {
    recent: recent.get,
    favorites: favorites.get,
    open(hit) {
      const isFavorite = favorites.get().some(({ objectID }) => objectID === hit.objectID);
      if (!isFavorite) recent.set([toStored(hit), ...without(recent.get(), hit)]);
    },
    save(hit) {
      favorites.set([toStored(hit), ...without(favorites.get(), hit)]);
      recent.set(without(recent.get(), hit));
    },
    forget(hit) {
      recent.set(without(recent.get(), hit));
      favorites.set(without(favorites.get(), hit));
    },
  };
}
