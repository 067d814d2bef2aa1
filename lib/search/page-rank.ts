/**
 * Pages that tell of the past, and the glossary: they name everything, and seldom are what a reader of this version looks
 * for.
 */
const lists = /^\/(?:release-notes|migration-guide|glossary)(?:\/|$)/;

/**
 * How much a page counts beside others that match as well.
 *
 * @param path below the version's prefix
 * @returns 1 for guides, less for release notes, migration pages and the glossary
 */
export function getPageRank(path: string): number {
  return lists.test(path) ? 0.6 : 1;
}
