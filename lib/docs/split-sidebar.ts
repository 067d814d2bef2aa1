import { createHash } from 'node:crypto';
import { normalizePath } from '@/lib/routing/normalize-path';
import { isInFolder, type SidebarItem } from './sidebar-items';

/** Entries of categories that browsers load on demand, by the name of their file. */
export type EntryFiles = Record<string, readonly SidebarItem[]>;

/** Returns the number of entries on all levels. */
export const countEntries = (items: readonly SidebarItem[]): number =>
  items.reduce((sum, item) => sum + 1 + countEntries(item.items ?? []), 0);

const toSegments = (path: string): string[] => (path === '/' ? [''] : path.split('/'));

const listPaths = (items: readonly SidebarItem[]): string[] =>
  items.flatMap(({ href, items: inner = [] }) => [
    ...(href === undefined ? [] : [normalizePath(href)]),
    ...listPaths(inner),
  ]);

/** Counts the pages in each folder, at any depth. */
function countPages(pages: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const segments of [...pages].map(toSegments))
    for (let end = 1; end <= segments.length; end += 1) {
      const folder = segments.slice(0, end).join('/');
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  return counts;
}

/** Returns the innermost folder that contains all paths. */
function getCommonFolder([first = '', ...others]: readonly string[]): string {
  let segments = toSegments(first);
  for (const other of others.map(toSegments)) {
    const end = segments.findIndex((segment, index) => segment !== other[index]);
    if (end !== -1) segments = segments.slice(0, end);
  }
  return segments.join('/');
}

/**
 * Moves the entries of closed categories to files, one level each. The entries of a category stay in place unless its
 * pages are exactly those of a folder, because browsers need the folder to find the category of a page. The names of
 * files consist of a hash of all entries and a number, so that the names in a page differ little and compress well.
 * @param routes addresses of all pages of the version
 * @see acceptance SB-08
 */
export function splitSidebar(sidebar: readonly SidebarItem[], routes: readonly string[]) {
  const pages = new Set(routes.map((route) => normalizePath(route)));
  const counts = countPages(pages);

  const findFolder = (category: SidebarItem): string | undefined => {
    if (category.open || category.collapsible === false) return undefined;
    const inside = listPaths(category.items ?? []).filter((path) => pages.has(path));
    const folder = getCommonFolder(inside);
    const own = listPaths([category]).filter((path) => pages.has(path) && isInFolder(path, folder));
    return inside.length > 0 && counts.get(folder) === new Set(own).size ? folder : undefined;
  };

  const split = (hash: string) => {
    const entries: EntryFiles = {};
    let count = 0;
    const splitLevel = (items: readonly SidebarItem[]): SidebarItem[] =>
      items.map((item) => {
        const { items: inner, ...rest } = item;
        if (!inner) return item;
        const level = splitLevel(inner);
        const folder = findFolder(item);
        if (folder === undefined) return { ...rest, items: level };
        const file = `${hash}/${(count += 1)}`;
        entries[file] = level;
        return { ...rest, folder, file };
      });
    return { items: splitLevel(sidebar), entries };
  };
  return split(
    createHash('sha256')
      .update(JSON.stringify(split('')))
      .digest('hex')
      .slice(0, 16),
  );
}
