import { prefetchPage } from '@/lib/browser/next-internals';
import { mayPrefetch, type Connection } from '@/lib/routing/prefetch';
import { pageLink } from './page-link';
import { prefetchPageText } from './page-text';

/** Maximum number of pages per page view that are prefetched because a link is visible. */
const SIGHT_LIMIT = 8;
/** Delay in ms before visible links are prefetched, so that the page itself loads first. */
const SIGHT_DELAY = 500;
/** Number of sidebar links before and after the current page that are prefetched: readers are likely to follow them. */
const SIDEBAR_LINKS = { before: 1, after: 4 };
/**
 * Matches paths whose last segment contains a dot, e.g. `/3.9/`: some hosts redirect those like files, and their data
 * is not found.
 */
const DOTTED = /\.[^/]*\/?$/;

const prefetched = new Set<string>();

/** @returns false when the page has been prefetched already or must not be */
function prefetch({ pathname }: HTMLAnchorElement): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (pathname === location.pathname || prefetched.has(pathname)) return false;
  if (!mayPrefetch(connection) || DOTTED.test(pathname)) return false;
  prefetched.add(pathname);
  prefetchPage(pathname);
  prefetchPageText(pathname, { priority: 'low' });
  return true;
}

function prefetchOnIntent({ target }: Pick<Event, 'target'>) {
  const link = pageLink(target);
  if (link) prefetch(link);
}

function getSidebarNeighbors(): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.docs-sidebar a[href]')];
  const current = links.findIndex((link) => link.ariaCurrent === 'page');
  if (current < 0) return [];
  return links.slice(Math.max(0, current - SIDEBAR_LINKS.before), current + 1 + SIDEBAR_LINKS.after);
}

/**
 * Prefetches the pages that the current page links to: on intent (pointer, focus, touch), and some of those whose links
 * are visible.
 * @see acceptance NV-16, NV-17, NV-18, NV-19
 */
export function prefetchLinks(signal: AbortSignal): void {
  for (const link of document.querySelectorAll('a:is(:hover, :focus)')) prefetchOnIntent({ target: link });
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, prefetchOnIntent, { passive: true, signal });

  let onSight = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting ? pageLink(target) : null;
      if (!link) continue;
      observer.unobserve(link);
      if (onSight < SIGHT_LIMIT && prefetch(link)) onSight += 1;
    }
  });
  const timer = setTimeout(() => {
    for (const link of getSidebarNeighbors()) observer.observe(link);
    for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
  }, SIGHT_DELAY);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}
