/**
 * Pages that tell of the past, and the glossary: they name everything, and seldom are what a reader of this version looks
 * for.
 */
const lists = /^\/(?:release-notes|migration-guide|glossary)(?:\/|$)/;

/** Examples of controls, whose names are common words. */
const showcase = /^\/(?:components|components-list|patterns|colors-and-type)(?:\/|$)/;

/**
 * How much a page counts beside others that match as well.
 *
 * @param path below the version's prefix
 * @returns 1 for guides, less for the showcase, least for release notes, migration pages and the glossary
 */
export function getPageRank(path: string): number {
  if (lists.test(path)) return 0.6;
  return showcase.test(path) ? 0.8 : 1;
}
