import { notFoundPath } from '@/lib/browser/next-internals';

const otherPages =
  'search|versions|changes|help|glossary|colors-and-type|components|components-list|patterns|__debug';
const docPath = new RegExp(`^(?!/(?:${otherPages}|${notFoundPath.slice(1)})(?:/|\\.html$|$))`);

/** Regular expression of the paths for which `isDocPath` is true. */
export const docPathPattern = docPath.source;

/**
 * Whether a path can be that of a doc: it is neither one of the site's other pages nor the not-found page. The doc need
 * not exist; this spares browsers the list of routes.
 * @see acceptance VER-08, SB-01
 */
export function isDocPath(pathname: string): boolean {
  return docPath.test(pathname);
}
