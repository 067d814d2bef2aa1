import { normalizePath } from './normalize-path';

/**
 * The path of a page within its version: `/3.9/faq/` in the version at `/3.9` is `/faq`.
 *
 * @param root address prefix of the version, `/` or e.g. `/3.9`
 */
export const getPathWithin = (path: string, root: string): string =>
  normalizePath(path.slice(root === '/' ? 0 : root.length));
