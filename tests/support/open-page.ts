import { Window, type Document, type Element } from 'happy-dom';
import { readHtml } from './built-page';

const window = new Window();
const opened = new Map<string, Document>();

export const fixtures = 'out-fixtures';

/**
 * Parses an exported page into a document that supports CSS selectors. Nothing is rendered, and no scripts run. This is
 * slower than `readPage`, so tests of all pages use `readPage` instead.
 * @throws Error when the page is missing from the export
 */
export function openPage(route: string, outDir = 'out'): Document {
  const key = outDir + route;
  const known = opened.get(key);
  if (known) return known;
  const html = readHtml(route, outDir).replace(/<script\b[^>]*>[^]*?<\/script>/g, '');
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  opened.set(key, document);
  return document;
}

/** Returns the text of an element, with white space collapsed to single spaces. */
export const textOf = (element: Pick<Element, 'textContent'> | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns the text of each element that matches a selector. */
export const textsOf = (root: Document | Element, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(textOf);

/** Returns the value of an attribute for each element that matches a selector. */
export const attributesOf = (root: Document | Element, selector: string, name: string): (string | null)[] =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name));
