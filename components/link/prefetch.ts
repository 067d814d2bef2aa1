import { prefetchPage } from '@/lib/browser/next-internals';
import { findRoutableLink } from './routable-link';

/** Maximum number of pages that are prefetched per page view because a link to them is visible. */
const SIGHT_LIMIT = 8;
/** Delay in ms before the pages of visible links are prefetched, so that the current page loads first. */
const SIGHT_DELAY = 500;
/** Numbers of sidebar links before and after the current page to prefetch, because readers often follow them. */
const SIDEBAR_LINKS = { before: 1, after: 4 };
/** Matches paths like `/3.9/`. Some hosts treat them as files, so that requests for the data of the pages fail. */
const DOTTED = /\.[^/]*\/?$/;

const prefetched = new Set<string>();

/** False on 2g and slow-2g connections and in data-saving mode. Not all browsers describe the connection. */
function isConnectionFast(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Prefetches the page of a link. Returns false if the page has already been prefetched or must not be. */
function prefetch({ pathname }: HTMLAnchorElement): boolean {
  if (pathname === location.pathname || prefetched.has(pathname)) return false;
  if (!isConnectionFast() || DOTTED.test(pathname)) return false;
  prefetched.add(pathname);
  prefetchPage(pathname);
  return true;
}

function prefetchOnIntent({ target }: Pick<Event, 'target'>) {
  const link = findRoutableLink(target);
  if (link) prefetch(link);
}

function getSidebarNeighbors(): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.docs-sidebar a[href]')];
  const current = links.findIndex((link) => link.ariaCurrent === 'page');
  if (current < 0) return [];
  return links.slice(Math.max(0, current - SIDEBAR_LINKS.before), current + 1 + SIDEBAR_LINKS.after);
}

/**
 * Prefetches pages that the current page links to: when the reader points at, focuses or touches a link, and up to
 * `SIGHT_LIMIT` pages when links to them become visible.
 * @see acceptance NV-16, NV-17, NV-18, NV-19
 */
export function prefetchLinks(signal: AbortSignal): void {
  for (const link of document.querySelectorAll('a:is(:hover, :focus)')) prefetchOnIntent({ target: link });
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, prefetchOnIntent, { passive: true, signal });

  let onSight = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting ? findRoutableLink(target) : null;
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
