/**
 * The browser code that depends on undocumented behavior of Next.js, which `tests/export/next-internals.test.ts` checks
 * against the finished export. `build/finish/next-internals.ts` is the counterpart for the build.
 */

import type { BundlerEntry } from './inline/settings';
import { prefetchFile, fetchForNavigation } from './page-requests';

/** Folder of the scripts and styles that Next.js writes, below the base path. */
export const assetFolder = '/_next/';

/** Path that `usePathname()` returns while Next.js renders the not-found page. */
export const notFoundPath = '/_not-found';

/** Request header that the Next.js router sends when it fetches the data of a page. */
export const pageDataHeader = 'rsc';
/** Request header that the Next.js router sends in addition to `pageDataHeader` when it prefetches the data of a page. */
export const prefetchHeader = 'next-router-prefetch';

/** Suffixes that the router adds to a path to request the data of a page: `/faq.txt`, and `/faq/index.txt` for `/faq/`. */
export const pageDataSuffix = '.txt';
export const pageDataIndexFile = 'index.txt';

/** Returns the path of a page's only data file by the path that the router requests: `/faq/index.txt` → `/faq.txt`. */
function toDataFile(requested: string): string {
  const isHome = requested === `${process.env.DOCS_BASE_PATH ?? ''}/${pageDataIndexFile}`;
  return isHome ? requested : requested.replace(`/${pageDataIndexFile}`, pageDataSuffix);
}

/** Name of the error that the bundler throws when a script fails to load twice. */
export const chunkErrorName = 'ChunkLoadError';
/** Part of the error message when scripts of two deployments are mixed and one requests a module that none contains. */
export const missingModuleMessage = 'module factory is not available';

/** True if an error means that a script could not be loaded: offline, or after a new deployment. @see acceptance NV-22 */
export function isScriptLoadError(thrown: unknown): boolean {
  const { name, message } = Object(thrown) as Error;
  return name === chunkErrorName || Boolean(message?.includes(missingModuleMessage));
}

/** True in the exported site. The development server has no page data files that could be prefetched. */
const isExport = process.env.NODE_ENV === 'production';

/**
 * Prefetches the data of a page, whose path has the base path, in one request; `router.prefetch` sends one per segment.
 * Ignores failures. @see acceptance NV-16, NV-17, NV-19
 */
export function prefetchPage(href: string): void {
  const address = href + (href.endsWith('/') ? pageDataIndexFile : pageDataSuffix);
  const headers = { [pageDataHeader]: '1', [prefetchHeader]: '1' };
  if (isExport) prefetchFile(toDataFile(address), { headers, priority: 'low' });
}

/** True if the router requests page data for a navigation, not a prefetch. It passes headers as a plain object. */
function isPageRequest(init: RequestInit | undefined): boolean {
  const headers = init?.headers as Record<string, string> | undefined;
  return headers?.[pageDataHeader] === '1' && !(prefetchHeader in headers);
}

/**
 * Wraps `window.fetch` to answer the router's requests for page data with prefetched responses. If such a request
 * fails, `onFailure` is called and the promise stays pending, because the router would react to an error with a full
 * page load, even if the server is unreachable. Responses with an error status are passed on to the router.
 * @returns function that restores the original `window.fetch`
 * @see acceptance NV-02
 */
export function interceptPageRequests(onFailure: () => void): () => void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    if (!isExport || !isPageRequest(init)) return fetch(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const address = toDataFile(pathname);
    return fetchForNavigation(address, () => fetch(address, init), onFailure);
  };
  return () => {
    window.fetch = fetch;
  };
}

/**
 * Removes each script of the site that fails to load and, before hydration, requests it once more. The bundler's
 * runtime waits forever for a failed script that is still in the document; it loads one that is missing, found by its
 * literal `src` attribute, and reports an error if that fails too. @see acceptance NV-22
 */
export function retryFailedScripts(): void {
  const retry = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.src.includes(assetFolder)) return;
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

interface NextWindow {
  next?: { version?: string };
  /** Parts of the page's data: `[0]` starts it, and `[1, text]` adds to it. */
  __next_f?: unknown[];
  /** Entries for the runtime of the bundler, which takes them whether it has loaded already or not. */
  TURBOPACK?: unknown[];
}

/** True if Next.js has started. */
export const hasNextStarted = (): boolean => Boolean((window as NextWindow).next?.version);

/** Makes the bundler's runtime run modules, each only once, as soon as their scripts have arrived. */
export function runModules(entry: BundlerEntry): void {
  ((window as NextWindow).TURBOPACK ??= []).push(entry);
}

/** Starts Next.js with the data of the page and with the entry that the page passes to the bundler's runtime. */
export function runNext(data: string, entry: BundlerEntry): void {
  ((window as NextWindow).__next_f ??= []).push([0], [1, data]);
  runModules(entry);
}

/** Returns the id of the build that a page's data belongs to; undefined if a text is no page data. */
export const findBuildId = (data: string): string | undefined => /"b":"([^"]+)"\}\n/.exec(data)?.[1];
