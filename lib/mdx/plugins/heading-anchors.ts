import type { Element } from 'hast';
import type { Options } from 'rehype-autolink-headings';
import { plainText } from '../plain-text';
import { isGenerated } from './rehype-headings';

/**
 * How headings get a link to themselves: `h2`–`h6` with an id, empty, named after the heading's text.
 *
 * @see acceptance DOC-11, DOC-12
 */
export const headingAnchors: Options = {
  behavior: 'append',
  test: (node) => /^h[2-6]$/.test(node.tagName) && !isGenerated(node),
  content: [],
  properties: (node: Element) => {
    const label = `Direct link to ${plainText(node)}`;
    return { className: ['anchor'], ariaLabel: label, title: label };
  },
};
