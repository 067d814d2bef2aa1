import { splitHref } from './split-href';

function withoutTrailingSlashes(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/**
 * The form in which addresses are compared: without `/index.html`, `.html` and trailing slashes; the root
 * is `/`. Query and hash stay as they are. A path that `isExactRoute` knows keeps its `.html`.
 *
 * @param isExactRoute asked with the path alone, as given.
 * @see acceptance RT-19, RT-20, RT-21, RT-22
 */
export function normalizePath(href: string, isExactRoute: (path: string) => boolean = () => false): string {
  const { path, query, hash } = splitHref(href);
  const bare = isExactRoute(path) ? path : path.replace(/(?:\/index)?\.html$/, '');
  return withoutTrailingSlashes(bare) + query + hash;
}
