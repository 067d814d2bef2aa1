import { site } from '@/lib/site/config';
import type { Heading, TocEntry } from './types';

/**
 * Builds a flat table of contents with the headings of the levels `min` to `max`, but never the page title (level 1).
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
