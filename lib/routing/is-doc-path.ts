import { notFoundPath } from '@/lib/browser/next-internals';

const otherPages =
  'search|versions|changes|help|glossary|tools|accessibility|colors-and-type|components|components-list|patterns|__debug';
const docPath = new RegExp(`^(?!/(?:${otherPages}|${notFoundPath.slice(1)})(?:/|\\.html$|$))`);

/** Text of a regular expression that matches the paths for which `isDocPath` is true. */
export const docPathPattern = docPath.source;

/**
 * True if a path can be the path of a doc: neither one of the site's other pages nor the not-found page. Does not check
 * that the doc exists, so that browsers do not need the list of routes. @see acceptance VER-08, SB-01
 */
export function isDocPath(pathname: string): boolean {
  return docPath.test(pathname);
}
