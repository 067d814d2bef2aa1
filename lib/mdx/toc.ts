import { site } from '@/lib/site/config';
import type { Heading, TocEntry } from './types';

/**
 * Entries of a table of contents in document order, flat; the view nests them by level.
 *
 * @param headings headings of the page
 * @param min lowest level shown; the page's title (level 1) is never included
 * @param max highest level shown
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
