import { Window, type Document, type Element } from 'happy-dom';
import { readHtml } from './built-page';

const window = new Window();
const opened = new Map<string, Document>();

/** Folder of the site made of the fixture content. */
export const fixtures = 'out-fixtures';

/**
 * An exported page as a document, for selectors. It is not rendered and none of its scripts run. Slower than `readPage`:
 * for tests of some pages, not of all.
 * @param outDir folder of the export
 * @throws Error when the export has no such page
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

/** Text of an element with white space folded. */
export const textOf = (element: Pick<Element, 'textContent'> | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Texts of all elements that a selector finds. */
export const textsOf = (root: Document | Element, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(textOf);

/** An attribute of all elements that a selector finds. */
export const attributesOf = (root: Document | Element, selector: string, name: string): (string | null)[] =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name));
