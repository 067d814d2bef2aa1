import { normalizePath } from '@/lib/routing/normalize-path';

/** Google's tag, or whatever else takes its commands. */
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

/** A count of page views that runs. */
export interface PageViews {
  /** Says which path (with base) and query the page in view was rendered for. */
  rendered(path: string, query: string): void;
  stop(): void;
}

/** Wait in ms for a sign that a page, already in view, has its title; without one it counts with the title it has. */
const TIMEOUT = 1000;

/** The service's function: the one that is there, else a queue that its script empties once it runs. */
function getGtag(): Gtag {
  const layer = (window.dataLayer ??= []);
  return (window.gtag ??= function queue() {
    // The script tells commands from other entries by their being `arguments`.
    layer.push(arguments);
  });
}

/** Path of the page's own address, when the head in place is that of the page at this address. */
function getOwnPath(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:url"]');
  const own = meta && new URL(meta.content).pathname;
  return own && normalizePath(own) === normalizePath(location.pathname) ? own : null;
}

const normalizeQuery = (query: string) => new URLSearchParams(query).toString();

/** Path, query and hash as they are counted, the path in the page's own form. */
const getPagePath = () => (getOwnPath() ?? location.pathname) + location.search + location.hash;

/** What tells two views apart: forms of one path are the same page. */
const getView = () => normalizePath(location.pathname) + location.search + location.hash;

/** Calls `onChange` after each write to the session history, until the returned function is called. */
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
 * Counts page views: the first by the `config` command, then one `page_view` for each change of path, query or hash.
 * A new path counts once its page is rendered and its head is in place, a new query once the page was rendered with it,
 * so that the title is the new page's; a page that is left before that does not count. `page_path` goes along with each
 * event, since what `config` says wins over `set`.
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

  /** Says what the page in view is, for all events from now on. */
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
    else timer ??= setTimeout(count, TIMEOUT);
  }

  gtag('js', new Date());
  const path = describe();
  gtag('config', id, { ...(anonymizeIP ? { anonymize_ip: true } : {}), page_path: path });

  const forgetHistory = watchHistory(check);
  const signs = ['popstate', 'hashchange'] as const;
  for (const sign of signs) addEventListener(sign, check);
  const head = new MutationObserver(check);
  head.observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true });
  return {
    rendered(renderedPath, query) {
      Object.assign(inView, { path: normalizePath(renderedPath), query: normalizeQuery(query) });
      check();
    },
    stop() {
      stopWaiting();
      forgetHistory();
      for (const sign of signs) removeEventListener(sign, check);
      head.disconnect();
    },
  };
}
