import { normalizePath } from '@/lib/routing/normalize-path';

/** Google's `gtag` function, or a compatible one. */
export type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    gtag?: Gtag;
    dataLayer?: unknown[];
  }
}

export interface PageViewOptions {
  /** Measurement id. */
  id: string;
  anonymizeIP: boolean;
}

/** Controls page view tracking once it has started. */
export interface PageViews {
  /** Reports the path (with base) and query that the current page was rendered for. */
  rendered(path: string, query: string): void;
  stop(): void;
}

/**
 * Maximum wait in ms for the title of a page that is already shown; after that, the page is counted with the title it
 * has.
 */
const TITLE_TIMEOUT = 1000;

/** The existing `gtag` function, or else a queue that the analytics script processes once it runs. */
function getGtag(): Gtag {
  const layer = (window.dataLayer ??= []);
  return (window.gtag ??= function queue() {
    // The script recognizes commands by their being `arguments` objects.
    layer.push(arguments);
  });
}

/** Path of the page's canonical address; null while the head is not that of the page at the current address. */
function getOwnPath(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:url"]');
  const own = meta && new URL(meta.content).pathname;
  return own && normalizePath(own) === normalizePath(location.pathname) ? own : null;
}

const normalizeQuery = (query: string) => new URLSearchParams(query).toString();

/** Path, query and hash as reported, with the path in canonical form. */
const getPagePath = () => (getOwnPath() ?? location.pathname) + location.search + location.hash;

/** Identifies a view; different forms of one path are the same view. */
const getView = () => normalizePath(location.pathname) + location.search + location.hash;

/** Calls `onChange` after each change of the session history, until the returned function is called. */
function watchHistory(onChange: () => void): () => void {
  const { pushState, replaceState } = history;
  const watched =
    (write: typeof pushState): typeof pushState =>
    (...entry) => {
      write.apply(history, entry);
      queueMicrotask(onChange);
    };
  history.pushState = watched(pushState);
  history.replaceState = watched(replaceState);
  return () => Object.assign(history, { pushState, replaceState });
}

/**
 * Counts page views: the first with the `config` command, then one `page_view` for each change of path, query or hash.
 * A new path is counted once its page is rendered and its head is in place, a new query once the page is rendered with
 * it, so that the title is that of the new page. A page that is left before that is not counted. Each event carries
 * `page_path`, since the values of `config` take precedence over `set`.
 * @see acceptance AN-01..AN-05
 */
export function countPageViews({ id, anonymizeIP }: PageViewOptions): PageViews {
  const gtag = getGtag();
  const inView = { path: normalizePath(location.pathname), query: normalizeQuery(location.search) };
  const counted = { view: getView(), path: inView.path };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  /** Sets the current page for all subsequent events. */
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

  function check() {
    const path = normalizePath(location.pathname);
    const samePath = path === counted.path;
    if (getView() === counted.view || (!samePath && path !== inView.path)) return stopWaiting();
    const complete = samePath || (getOwnPath() !== null && document.title !== '');
    if (complete && normalizeQuery(location.search) === inView.query) count();
    else timer ??= setTimeout(count, TITLE_TIMEOUT);
  }

  gtag('js', new Date());
  const path = describe();
  gtag('config', id, { ...(anonymizeIP ? { anonymize_ip: true } : {}), page_path: path });

  const stopWatchingHistory = watchHistory(check);
  const navigationEvents = ['popstate', 'hashchange'] as const;
  for (const event of navigationEvents) addEventListener(event, check);
  const head = new MutationObserver(check);
  head.observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true });
  return {
    rendered(renderedPath, query) {
      Object.assign(inView, { path: normalizePath(renderedPath), query: normalizeQuery(query) });
      check();
    },
    stop() {
      stopWaiting();
      stopWatchingHistory();
      for (const event of navigationEvents) removeEventListener(event, check);
      head.disconnect();
    },
  };
}
