/** Pages that tell of the past: they name everything, and seldom are what a reader of this version looks for. */
const history = /^\/(?:release-notes|migration-guide)(?:\/|$)/;

/**
 * How much a page counts beside others that match as well.
 *
 * @param path below the version's prefix
 * @returns 1 for guides, less for release notes and migration pages
 */
export function getPageRank(path: string): number {
  return history.test(path) ? 0.6 : 1;
}
