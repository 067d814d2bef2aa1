/**
 * Everything in the browser that relies on behavior of Next.js that its documentation does not promise, and nothing
 * else. `tests/build/next-internals.test.ts` checks each line against the finished export, so that an update of Next.js
 * that changes one of them fails there with its name. The counterpart for the build is `lib/build/next-internals.ts`.
 */

import { onRequestFailure, prefetchFile, requestFile } from './page-requests';

/** Folder of the scripts and styles that Next.js writes, below the base path. */
export const assetFolder = '/_next/';

/** What `usePathname()` returned when the not-found page was rendered. */
export const notFoundPath = '/_not-found';

/** The router asks for a page's data with this header … */
const dataHeader = 'rsc';
/** … and with this one besides, when nobody has asked for the page yet. */
const prefetchHeader = 'next-router-prefetch';

/** The data of `/faq` is `/faq.txt`, that of `/faq/` is `/faq/index.txt`; the router appends these to the path. */
export const dataSuffix = '.txt';
export const dataIndex = 'index.txt';

/** Name of the error when a script did not arrive after the bundler's own second try. */
const chunkErrorName = 'ChunkLoadError';
/** Part of the message when scripts of two deployments meet: a module is asked for that no script contains. */
const missingModuleMessage = 'module factory is not available';

/** For the contract test. */
export const browserInternals = {
  assetFolder,
  notFoundPath,
  dataHeader,
  prefetchHeader,
  dataSuffix,
  dataIndex,
  chunkErrorName,
  missingModuleMessage,
};

/**
 * Whether an error says that code of the page did not arrive: the connection failed, or a new deployment has replaced
 * the files.
 * @see acceptance NV-22
 */
export function isMissingCode(thrown: unknown): boolean {
  const { name, message } = Object(thrown) as Error;
  return name === chunkErrorName || Boolean(message?.includes(missingModuleMessage));
}

/** In development a page's data changes and lies in no file. */
const isExport = process.env.NODE_ENV === 'production';

/**
 * Fetches the data of a page that nobody has asked for yet: one request, where `router.prefetch` sends one for each
 * segment. Failures are silent.
 * @param href path of the page, with the base path
 * @see acceptance NV-16, NV-17, NV-19
 */
export function prefetchPage(href: string): void {
  const address = href + (href.endsWith('/') ? dataIndex : dataSuffix);
  const headers = { [dataHeader]: '1', [prefetchHeader]: '1' };
  if (isExport) prefetchFile(address, { headers, priority: 'low' });
}

/** Whether the router requests the data of a page that the reader waits for; it passes its headers as a plain object. */
function isPageRequest(init: RequestInit | undefined): boolean {
  const headers = init?.headers as Record<string, string> | undefined;
  return headers?.[dataHeader] === '1' && !(prefetchHeader in headers);
}

/**
 * Answers the router's requests for pages from prefetched data. The router calls the global `fetch`, and when that fails
 * it leaves the page, even if nothing answers; so it never learns of a failure. Complete answers of any kind reach it.
 * @param onFailure called for each request that failed
 * @returns removes the interception
 * @see acceptance NV-02
 */
export function interceptPageRequests(onFailure: () => void): () => void {
  const { fetch } = window;
  onRequestFailure(onFailure);
  window.fetch = (input, init) => {
    if (!isExport || !isPageRequest(init)) return fetch(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return requestFile(pathname, () => fetch(input, init));
  };
  return () => {
    window.fetch = fetch;
  };
}

/**
 * Requests a script of the site once more when it was lost before hydration, and removes one that stays lost: the
 * bundler's runtime waits forever for a script that failed, but loads one that is not in the document, and reports it
 * when that fails too. It finds scripts by their `src` attribute as written.
 *
 * Runs inline, as text: it can use nothing outside of itself.
 * @see acceptance NV-22
 */
export function retryLostScripts(folder: string): void {
  const retry = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.src.includes(folder)) return;
    target.remove();
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (target.dataset.again !== undefined || isHydrated) return;
    const again = document.createElement('script');
    again.setAttribute('src', target.getAttribute('src') ?? '');
    again.dataset.again = '';
    setTimeout(() => document.head.append(again), 500);
  };
  addEventListener('error', retry, true);
}

/** Whether the scripts of Next.js run. Runs inline, as text: it can use nothing outside of itself. */
export function hasNextStarted(): boolean {
  return Boolean((window as { next?: { version?: string } }).next?.version);
}
