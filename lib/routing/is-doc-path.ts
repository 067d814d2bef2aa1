import { notFoundPath } from '@/lib/browser/next-internals';

const otherPages =
  'search|versions|changes|help|glossary|colors-and-type|components|components-list|patterns|__debug';
const docPath = new RegExp(`^(?!/(?:${otherPages}|${notFoundPath.slice(1)})(?:/|\\.html$|$))`);

/** Expression for the paths that `isDocPath` takes. */
export const docPathPattern = docPath.source;

/**
 * Whether a path lies where docs live, that is outside of the site's other pages and not that of the not-found page.
 * Says nothing of whether the doc exists: pages know that, this only saves browsers the list of routes.
 * @see acceptance VER-08, SB-01
 */
export function isDocPath(pathname: string): boolean {
  return docPath.test(pathname);
}
