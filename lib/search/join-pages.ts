import { getPathWithin } from '@/lib/routing/normalize-path';
import type { PageRecord } from './types';

/** Pages of a version of the docs, and its path. */
export interface VersionPages {
  /** `/` or e.g. `/3.9`. */
  path: string;
  pages: readonly PageRecord[];
}

/**
 * Assigns a page the same doc id in every version, that of the newest, so that a search of all versions shows it once. A
 * page whose id does not exist in newer versions is matched by its path, like generated category pages, unless the page
 * at that path also exists in this version under its own id.
 *
 * @param versions newest first
 * @returns the pages of each version
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
