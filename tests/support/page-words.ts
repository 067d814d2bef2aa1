import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { attribute, hasClass, isElement, rawTextOf, type Element, type Node } from './built-page';

/** Marks spaces in lines of code, which must not end words. */
const markCode = (code: string) =>
  code
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => `\ncode:${line.replaceAll(/\s/g, '·')}\n`)
    .join('');

const toWords = (text: string) => text.split(/\s+/).filter(Boolean);

const inlineTags = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

/**
 * True for parts of an article that are not running text: controls of the site, which have a class, drawings, tooltips
 * and second variants.
 */
const isUnread = (element: Element) =>
  ['svg', 'script', 'style'].includes(element.tagName) ||
  (element.tagName === 'button' && attribute(element, 'class') !== undefined) ||
  (attribute(element, 'aria-hidden') === 'true' && !hasClass(element, 'tab-caption')) ||
  ['tooltip', 'tablist'].includes(attribute(element, 'role') ?? '') ||
  attribute(element, 'data-footnote-backref') !== undefined ||
  hasClass(element, 'themed-image-dark');

function readNode(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!isElement(node) || node.tagName === 'wbr' || isUnread(node)) return '';
  if (node.tagName === 'pre') return markCode(rawTextOf(node));
  const alternative = { img: 'alt', video: 'aria-label', iframe: 'title' }[node.tagName];
  const label = alternative && attribute(node, alternative);
  const text = (label ?? '') + node.childNodes.map(readNode).join('');
  return inlineTags.has(node.tagName) ? text : ` ${text} `;
}

/**
 * Returns the words and code lines that a reader of an article reads, with all tabs and details open and with text
 * alternatives of pictures.
 */
export const readArticleWords = (article: Element): string[] => toWords(readNode(article));

const inlineTypes = new Set('delete emphasis inlineCode link strong text'.split(' '));

function readMarkdownNode(node: Nodes): string {
  if (node.type === 'code') return markCode(node.value);
  const value = 'value' in node ? node.value : '';
  const alternative = 'alt' in node ? (node.alt ?? '') : '';
  const text = value + alternative + ('children' in node ? node.children.map(readMarkdownNode).join('') : '');
  return inlineTypes.has(node.type) ? text : ` ${text} `;
}

/** Returns the words and code lines of Markdown, read with the standard parser. HTML counts as text. */
export const readMarkdownWords = (markdown: string): string[] =>
  toWords(readMarkdownNode(unified().use(remarkParse).use(remarkGfm).parse(markdown)));
