import type { Heading } from '@/lib/mdx/types';
import { checkDocs, type Finding } from './check-docs';
import type { Check } from './types';

function checkHeadings(headings: readonly Heading[]): Finding[] {
  let above = 1;
  return headings.flatMap(({ text, level, line }) => {
    const allowed = above + 1;
    above = level;
    if (level <= allowed) return [];
    return {
      line,
      rule: 'heading-skips-level',
      message: `The heading "${text}" has level ${level}, but the heading before it has level ${allowed - 1}.`,
      hint: `Write it with ${'#'.repeat(allowed)}, because users of screen readers navigate by heading level.`,
    };
  });
}

/**
 * Reports headings that are more than one level below the heading before them; the page's title is of level 1.
 * @see acceptance SH-17, BLD-09
 */
export const checkHeadingOrder: Check = (site) => checkDocs(site, ({ headings }) => checkHeadings(headings));
