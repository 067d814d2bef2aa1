import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { EXIT, visit } from 'unist-util-visit';
import { toPlainText } from '@/lib/mdx/plain-text';
import { decodePath } from '@/lib/routing/decode-path';

/** The text of a page, ready to be part of a book. */
export interface ChapterText {
  /** Anchor of the page in the book. */
  id: string;
  title: string;
  /** Headings of level 2. */
  sections: { id: string; title: string }[];
  html: string;
}

export interface ChapterOptions {
  /** Address of the page, as the site serves it. */
  route: string;
  /** Origin of the published site, for links to pages outside of the book. */
  origin: string;
  /** Returns the anchor in the book of a page, by its path without trailing slash; undefined for other pages. */
  findChapter: (path: string) => string | undefined;
}

/** Properties that contain ids of the same page. */
const idReferences = ['htmlFor', 'ariaControls', 'ariaDescribedBy', 'ariaLabelledBy', 'ariaDetails', 'name'];
const addressProperties = ['href', 'xLinkHref'];

function findArticle(root: Root): Element | undefined {
  let article: Element | undefined;
  visit(root, 'element', (element) => {
    const { className } = element.properties;
    if (!Array.isArray(className) || !className.includes('theme-doc-markdown')) return undefined;
    article = element;
    return EXIT;
  });
  return article;
}

const addPrefix = (ids: unknown, id: string) =>
  String(Array.isArray(ids) ? ids.join(' ') : ids)
    .split(/\s+/)
    .map((name) => `${id}-${name}`)
    .join(' ');

/** Returns the anchor in the book that an address leads to; for pages outside of it, the address on the site. */
function resolveAddress(address: string, { route, origin, findChapter }: ChapterOptions): string {
  if (!URL.canParse(address, origin + route)) return address;
  const url = new URL(address, origin + route);
  if (url.origin !== origin) return address;
  const id = findChapter(url.pathname.replace(/\/+$/, ''));
  if (id === undefined) return url.href;
  return url.hash.length > 1 ? `#${id}-${decodePath(url.hash.slice(1))}` : `#${id}`;
}

/** Makes ids unique in the book and adapts what refers to them. */
function adapt(element: Element, id: string, options: ChapterOptions): void {
  const { properties } = element;
  if (properties.id) properties.id = addPrefix(properties.id, id);
  for (const name of idReferences) if (properties[name]) properties[name] = addPrefix(properties[name], id);
  for (const [name, value] of Object.entries(properties))
    if (typeof value === 'string' && value.includes('url(#'))
      properties[name] = value.replaceAll('url(#', `url(#${id}-`);
  for (const name of addressProperties) {
    const address = properties[name];
    if (typeof address === 'string') properties[name] = resolveAddress(address, options);
  }
  // Images outside of the window would not be loaded.
  delete properties['loading'];
}

/**
 * Reads the text of a finished page. Ids get the anchor of the page as prefix, so that they are unique in the book;
 * links to pages of the book become links within it, and other links have full addresses.
 * @throws Error if the page has no text, or is not a page of the book
 */
export function readChapter(html: string, options: ChapterOptions): ChapterText {
  const article = findArticle(fromHtml(html));
  const id = options.findChapter(options.route.replace(/\/+$/, ''));
  if (!article || id === undefined) throw new Error(`The page "${options.route}" has no text for a PDF.`);
  const sections: ChapterText['sections'] = [];
  let title = '';
  visit(article, 'element', (element) => {
    adapt(element, id, options);
    const text = toPlainText(element).trim();
    if (element.tagName === 'h1') title ||= text;
    if (element.tagName === 'h2' && element.properties.id)
      sections.push({ id: String(element.properties.id), title: text });
  });
  return { id, title, sections, html: toHtml(article.children) };
}
