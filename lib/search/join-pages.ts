import { getPathWithin } from '@/lib/routing/path-within';
import type { PageRecord } from './types';

/** Pages of a version of the docs, and where they lie. */
export interface VersionPages {
  /** `/` or e.g. `/3.9`. */
  path: string;
  pages: readonly PageRecord[];
}

/**
 * Gives the same page the same doc id in every version, that of the newest: a search of all versions shows it as one
 * entry. A page whose id no newer version has is the one at the same path there, as for generated pages of categories;
 * unless that one is also here under its own id.
 *
 * @param versions newest first
 * @returns the pages of each
 */
export function joinPages(versions: readonly VersionPages[]): PageRecord[][] {
  const known = new Set<string>();
  const idAt = new Map<string, string>();
  return versions.map(({ path, pages }) => {
    const own = new Set(pages.map(({ docId }) => docId));
    const joined = pages.map((page) => {
      const other = idAt.get(getPathWithin(page.url, path));
      const isOther = !known.has(page.docId) && other !== undefined && !own.has(other);
      return isOther ? { ...page, docId: other } : page;
    });
    for (const page of joined) {
      known.add(page.docId);
      if (!idAt.has(getPathWithin(page.url, path))) idAt.set(getPathWithin(page.url, path), page.docId);
    }
    return joined;
  });
}
