import { prefetchFile, requestFile } from '@/lib/browser/page-requests';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { getPageTextAddress } from '@/lib/routing/page-text';
import { toHref, toPath } from './site-base';

/** HTML of pages by their route. React needs the same promise each time it renders. */
const texts = new Map<string, Promise<string>>();

/**
 * The text of a page, as HTML. When its file cannot be fetched, the promise stays pending and the browser loads the
 * page instead.
 * @param route address of the page without the base path
 * @see acceptance NV-02
 */
export function loadPageText(route: string): Promise<string> {
  const known = texts.get(route);
  if (known) return known;
  const address = toHref(getPageTextAddress(route));
  const send = async () => {
    const response = await fetch(address);
    const isText = response.headers.get('content-type')?.startsWith('text/plain');
    // Otherwise a proxy may have answered with a page of its own.
    if (!response.ok || !isText) throw new Error(`${address}: no text, status ${response.status}`);
    return response;
  };
  const text = requestFile(address, send).then((response) => response.text());
  texts.set(route, text);
  return text;
}

/** Keeps the text of the page that the browser has loaded, so that going back to it needs no request. */
export function keepPageText(route: string, html: string): void {
  texts.set(route, Promise.resolve(html));
}

/**
 * Fetches the text of a page before React asks for it. Failures are silent.
 * @param pathname with the base path
 */
export function prefetchPageText(pathname: string, init?: RequestInit): void {
  const route = toPath(pathname);
  if (isDocPath(route) && !texts.has(route)) prefetchFile(toHref(getPageTextAddress(route)), init);
}
