import { prefetchFile, fetchForNavigation } from '@/lib/browser/page-requests';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { getPageTextAddress } from '@/lib/routing/page-text';
import { toHref, toPath } from './site-base';

/** HTML of pages by route, as promises, because React's `use` needs the same promise on each render. */
const texts = new Map<string, Promise<string>>();

/**
 * Fetches the text of a page as HTML. If the request fails, the promise stays pending: the browser loads the page.
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
    // Rejects pages that a proxy has sent in place of the text.
    if (!response.ok || !isText) throw new Error(`${address}: no text, status ${response.status}`);
    return response;
  };
  const text = fetchForNavigation(address, send).then((response) => response.text());
  texts.set(route, text);
  return text;
}

/** Caches the text of a page that the browser has loaded, so that returning to the page needs no request. */
export function cachePageText(route: string, html: string): void {
  texts.set(route, Promise.resolve(html));
}

/**
 * Fetches the text of a page before React requests it. Ignores failures.
 * @param pathname path of the page with the base path
 */
export function prefetchPageText(pathname: string, init?: RequestInit): void {
  const route = toPath(pathname);
  if (isDocPath(route) && !texts.has(route)) prefetchFile(toHref(getPageTextAddress(route)), init);
}
