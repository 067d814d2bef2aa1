import { normalizePath } from '@/lib/routing/normalize-path';
import { splitHref } from '@/lib/routing/split-href';

/** What the pages of an offline copy need to know about it. The copy's script begins with this object. */
export interface OfflineCopy {
  /** Name of the version of the docs, e.g. `current`. */
  version: string;
  /** Normalized route of the version's home page, which is the copy's `index.html`: `/` or e.g. `/3.9`. */
  home: string;
  /** Address of the published site, without a slash at the end. Pages outside the copy are linked there. */
  siteUrl: string;
  /** Normalized routes of the pages in the copy. */
  pages: readonly string[];
}

/** Returns the file of a page, as a path from the root of the copy: `/faq/` → `faq.html`. */
export function getPageFile(route: string, { home }: Pick<OfflineCopy, 'home'>): string {
  const path = normalizePath(route);
  return path === home ? 'index.html' : `${path.slice(1)}.html`;
}

/** Returns the file with the comparison of a page with the previous version; it is stored as a script. */
export const getChangesFile = (pageFile: string): string => pageFile.replace(/html$/, 'changes.json');

/** Returns the relative address of the copy's root folder, for a file of the copy: `faq/general.html` → `../`. */
export const getRoot = (file: string): string => '../'.repeat(file.split('/').length - 1) || './';

/** How the links of a copy are converted. */
export interface LinkOptions {
  copy: OfflineCopy;
  /** Relative address of the copy's root folder. */
  root: string;
  /** True if links to pages of the latest version lead to the same pages of the copy's version, if it has them. */
  prefersOwnVersion: boolean;
}

/**
 * Converts a link of the site to one that works in the copy. Pages of the copy get the relative address of their file;
 * all other paths of the site lead to the published site. Other addresses (`https://…`, `#x`) stay as they are.
 * @param href address without the base path
 */
export function toCopyHref(href: string, { copy, root, prefersOwnVersion }: LinkOptions): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const { path, query, hash } = splitHref(href);
  const page = normalizePath(path);
  const own = prefersOwnVersion ? [normalizePath(`${copy.home}${page}`.replace('//', '/'))] : [];
  const found = [page, ...own].find((candidate) => copy.pages.includes(candidate));
  return found === undefined ? copy.siteUrl + href : root + getPageFile(found, copy) + query + hash;
}
