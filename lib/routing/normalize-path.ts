import { splitHref } from './split-href';

function withoutTrailingSlashes(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/**
 * Normalizes an address for comparison: removes `/index.html`, `.html` and trailing slashes; the root is `/`. Query and
 * hash are kept. A path for which `isExactRoute` is true keeps its `.html`.
 *
 * @param isExactRoute called with the original path, without query and hash.
 * @see acceptance RT-19, RT-20, RT-21, RT-22
 */
export function normalizePath(href: string, isExactRoute: (path: string) => boolean = () => false): string {
  const { path, query, hash } = splitHref(href);
  const bare = isExactRoute(path) ? path : path.replace(/(?:\/index)?\.html$/, '');
  return withoutTrailingSlashes(bare) + query + hash;
}
