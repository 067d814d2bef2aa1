const pageArea =
  /^\/(?:search|versions|help|colors-and-type|components|components-list|patterns|__debug)(?:\/|\.html$|$)/;

/**
 * Whether a path lies where docs live, that is outside of the site's other pages. Says nothing of whether
 * the doc exists: pages know that, this only saves browsers the list of routes.
 * @see acceptance VER-08, SB-01
 */
export function isDocPath(pathname: string): boolean {
  return !pageArea.test(pathname);
}
