import { splitHref } from './split-href';

/**
 * Normalizes an address for comparison: removes `/index.html`, `.html` and trailing slashes, and keeps the root `/`,
 * query and hash.
 * @see acceptance RT-19, RT-20, RT-21, RT-22
 */
export function normalizePath(href: string): string {
  const { path, query, hash } = splitHref(href);
  const bare = path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return (bare || '/') + query + hash;
}

/** Returns the path of a page within its version: `/faq` for `/3.9/faq/` in the version at `/3.9`. */
export const getPathWithinVersion = (path: string, root: string): string =>
  normalizePath(path.slice(root === '/' ? 0 : root.length));
