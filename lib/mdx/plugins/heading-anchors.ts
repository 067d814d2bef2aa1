import type { Element } from 'hast';
import type { Options } from 'rehype-autolink-headings';
import { plainText } from '../plain-text';
import { isGenerated } from './rehype-headings';

/**
 * How headings get a link to themselves: `h2`–`h6` with an id, empty, with the heading's text, after which the site's
 * component names it in its language.
 *
 * @see acceptance DOC-11, DOC-12
 */
export const headingAnchors: Options = {
  behavior: 'append',
  test: (node) => /^h[2-6]$/.test(node.tagName) && !isGenerated(node),
  content: [],
  properties: (node: Element) => ({ className: ['anchor'], dataHeading: plainText(node) }),
};
