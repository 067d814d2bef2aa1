import { hasAnswers } from '@/lib/routing/has-answers';
import { normalizePath } from '@/lib/routing/normalize-path';

declare global {
  interface Window {
    /** Google's `gtag` function, or a compatible one. */
    gtag?: (...command: unknown[]) => void;
    dataLayer?: unknown[];
  }
}

export interface PageViewOptions {
  /** Measurement id of Google Analytics. */
  id: string;
  anonymizeIP: boolean;
}

/** Reports the path (with the base path) and the query of the page that React has rendered. */
export type ReportRendered = (path: string, query: string) => void;

/** Maximum time in ms to wait until the `<head>` describes a rendered page. A page without a title waits longer. */
const HEAD_TIMEOUT = 1000;

/** Returns the existing `gtag` function, or creates a queue that the analytics script processes once it runs. */
function getGtag() {
  const layer = (window.dataLayer ??= []);
  return (window.gtag ??= function queue() {
    // The analytics script only recognizes commands that are `arguments` objects.
    layer.push(arguments);
  });
}

/** Returns the path of the page's canonical address, or null while the `<head>` still describes another page. */
function getOwnPath(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:url"]');
  const own = meta && new URL(meta.content).pathname;
  return own && normalizePath(own) === normalizePath(location.pathname) ? own : null;
}

const normalizeQuery = (query: string) => new URLSearchParams(query).toString();

/** Returns the hash, unless it contains answers of the reader, which are private. */
const getHash = () => (hasAnswers(location.hash) ? '' : location.hash);

/** Returns path, query and hash for reports, with the path in canonical form. */
const getPagePath = () => (getOwnPath() ?? location.pathname) + location.search + getHash();

/** Returns a key for the current view. Different forms of a path have the same key. */
const getView = () => normalizePath(location.pathname) + location.search + getHash();

/** Calls `onChange` after each `pushState` and `replaceState`, until `signal` aborts. */
function watchHistory(signal: AbortSignal, onChange: () => void): void {
  const { pushState, replaceState } = history;
  const watched =
    (write: typeof pushState): typeof pushState =>
    (...entry) => {
      write.apply(history, entry);
      queueMicrotask(onChange);
    };
  history.pushState = watched(pushState);
  history.replaceState = watched(replaceState);
  signal.addEventListener('abort', () => Object.assign(history, { pushState, replaceState }));
}

/**
 * Counts page views: sends the `config` command for the first view, then a `page_view` event for each change of path,
 * query or hash. To report the title of the new page, waits until React has rendered the new path or query and, for a
 * new path, has updated the `<head>`. Does not count pages that the reader leaves earlier. Each event includes
 * `page_path`, because values from `config` take precedence over values from `set`.
 * @returns a function to call after React has rendered a page
 * @see acceptance AN-01..AN-05
 */
export function countPageViews({ id, anonymizeIP }: PageViewOptions, signal: AbortSignal): ReportRendered {
  const gtag = getGtag();
  const inView = { path: normalizePath(location.pathname), query: normalizeQuery(location.search) };
  const counted = { view: getView(), path: inView.path };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  /** Sets path, address and title for all subsequent events, and returns the path. */
  function describe(): string {
    const path = getPagePath();
    gtag('set', 'page_path', path);
    gtag('set', { page_location: location.origin + path, page_title: document.title });
    return path;
  }

  function count() {
    stopWaiting();
    Object.assign(counted, { view: getView(), path: normalizePath(location.pathname) });
    gtag('event', 'page_view', { page_path: describe() });
  }

  function countLate() {
    stopWaiting();
    // Every page has a title; when it arrives, the observer of the `<head>` calls `check`.
    if (document.title !== '') count();
  }

  function check() {
    const path = normalizePath(location.pathname);
    const samePath = path === counted.path;
    if (getView() === counted.view || (!samePath && path !== inView.path)) return stopWaiting();
    const complete = samePath || (getOwnPath() !== null && document.title !== '');
    if (complete && normalizeQuery(location.search) === inView.query) count();
    else timer ??= setTimeout(countLate, HEAD_TIMEOUT);
  }

  gtag('js', new Date());
  const path = describe();
  gtag('config', id, { ...(anonymizeIP ? { anonymize_ip: true } : {}), page_path: path });

  watchHistory(signal, check);
  for (const event of ['popstate', 'hashchange']) addEventListener(event, check, { signal });
  const head = new MutationObserver(check);
  head.observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true });
  signal.addEventListener('abort', () => {
    stopWaiting();
    head.disconnect();
  });
  return (renderedPath, query) => {
    Object.assign(inView, { path: normalizePath(renderedPath), query: normalizeQuery(query) });
    check();
  };
}
