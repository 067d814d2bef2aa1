import type { Element } from 'hast';
import type { Options } from 'rehype-autolink-headings';
import { plainText } from '../plain-text';
import { isGenerated } from './rehype-headings';

/**
 * Options for the links of headings to themselves: `h2`–`h6` with an id get an empty link with the heading's text as
 * its label, which the site's component translates.
 *
 * @see acceptance DOC-11, DOC-12
 */
export const headingAnchors: Options = {
  behavior: 'append',
  test: (node) => /^h[2-6]$/.test(node.tagName) && !isGenerated(node),
  content: [],
  properties: (node: Element) => ({ className: ['anchor'], dataHeading: plainText(node) }),
};
