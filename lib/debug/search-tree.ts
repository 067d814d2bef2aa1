import { escapeRegex } from '@/lib/site/escape-regex';
import { getRootRow, isObjectOrList, listChildRows, type JsonRow, type TreeSource } from './json-tree';

export interface TreeSearchResult {
  /** Number of all rows that contain the query. */
  count: number;
  /** Paths of the first `maxShownHits` rows that contain the query. */
  rows: ReadonlySet<string>;
  /** Paths of the ancestors of these rows. */
  above: ReadonlySet<string>;
}

export const maxShownHits = 200;

/**
 * Finds rows whose key or value contains the lower-case query; ignores case and list indexes. @see acceptance DBG-02
 */
export function searchTree(source: TreeSource, query: string): TreeSearchResult {
  const rows = new Set<string>();
  const above = new Set<string>();
  let count = 0;
  const has = (text: unknown) => String(text).toLowerCase().includes(query);
  const search = (entry: JsonRow): boolean => {
    const [key, value, path] = entry;
    if ((typeof key === 'string' && has(key)) || (!isObjectOrList(value) && has(value))) {
      count += 1;
      if (rows.size < maxShownHits) rows.add(path);
    }
    if (listChildRows(entry).filter(search).length > 0) above.add(path);
    return rows.has(path) || above.has(path);
  };
  search(getRootRow(source));
  return { count, rows, above };
}

/** Splits a text at the matches of the query, ignoring case. Parts with odd indexes are the matches. */
export function splitAtHits(text: string, query: string): string[] {
  return query === '' ? [text] : text.split(new RegExp(`(${escapeRegex(query)})`, 'i'));
}
