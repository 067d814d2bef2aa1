import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { attribute, hasClass, isElement, rawTextOf, type Element, type Node } from './built-page';

/** Collects the words of a text and the lines of its code blocks. Adjacent texts without a space form one word. */
class WordReader {
  private readonly words: string[] = [];
  private text = '';

  add(text: string) {
    this.text += text;
  }

  addCode(code: string) {
    this.end();
    for (const line of code.replace(/\n$/, '').split('\n')) this.words.push(`code: ${line}`);
  }

  end(): string[] {
    this.words.push(...this.text.split(/\s+/).filter(Boolean));
    this.text = '';
    return this.words;
  }
}

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

function readElement(element: Element, reader: WordReader) {
  const { tagName } = element;
  if (tagName === 'wbr' || isUnread(element)) return;
  if (tagName === 'pre') return reader.addCode(rawTextOf(element));
  const isBlock = !inlineTags.has(tagName);
  if (isBlock) reader.add(' ');
  const alternative = { img: 'alt', video: 'aria-label', iframe: 'title' }[tagName];
  if (alternative) reader.add(attribute(element, alternative) ?? '');
  for (const child of element.childNodes) readNode(child, reader);
  if (isBlock) reader.add(' ');
}

function readNode(node: Node, reader: WordReader) {
  if (node.nodeName === '#text' && 'value' in node) reader.add(node.value);
  else if (isElement(node)) readElement(node, reader);
}

/**
 * Returns the words and code lines that a reader of an article reads, with all tabs and details open and with text
 * alternatives of pictures.
 */
export function readArticleWords(article: Element): string[] {
  const reader = new WordReader();
  readNode(article, reader);
  return reader.end();
}

const inlineTypes = new Set('delete emphasis inlineCode link strong text'.split(' '));

function readMarkdownNode(node: Nodes, reader: WordReader) {
  if (node.type === 'code') return reader.addCode(node.value);
  const isBlock = !inlineTypes.has(node.type);
  if (isBlock) reader.add(' ');
  if ('value' in node) reader.add(node.value);
  if ('alt' in node) reader.add(node.alt ?? '');
  if ('children' in node) for (const child of node.children) readMarkdownNode(child, reader);
  if (isBlock) reader.add(' ');
}

/** Returns the words and code lines of Markdown, read with the standard parser. HTML counts as text. */
export function readMarkdownWords(markdown: string): string[] {
  const reader = new WordReader();
  readMarkdownNode(unified().use(remarkParse).use(remarkGfm).parse(markdown), reader);
  return reader.end();
}
