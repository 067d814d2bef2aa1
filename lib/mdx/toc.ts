import { site } from '@/lib/site/config';
import type { Heading, TocEntry } from './types';

/**
 * Builds the entries of a table of contents as a flat list in document order; `nestToc` nests them.
 * @param min lowest heading level; level 1, the title of the page, is never included
 * @param max highest heading level
 * @see acceptance DOC-06, DOC-07, CON-05
 */
export function buildToc(
  headings: readonly Heading[],
  min: number = site.tableOfContents.minHeadingLevel,
  max: number = site.tableOfContents.maxHeadingLevel,
): TocEntry[] {
  return headings
    .filter(({ level, text }) => level >= Math.max(min, 2) && level <= max && text !== '')
    .map(({ id, text, level }) => ({ id, text, level }));
}
