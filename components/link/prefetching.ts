import { createPrefetchLedger, mayPrefetch, type Connection } from '@/lib/routing/prefetch';
import { pageLink } from './page-link';
import { fetchAhead } from './payloads';
import { toPath } from './site-base';

/** Links prefetched without a sign of the reader, at most, on one page. */
const SIGHT_LIMIT = 8;
/** Wait in ms before that, so that the page itself is served first. */
const SIGHT_DELAY = 500;
/** The sidebar's links after the page in view that a reader may go on to, and those before it. */
const NEIGHBOURS = { before: 1, after: 4 };
/** A last segment with a dot, e.g. `/3.9/`: hosts that take it for a file redirect, and its data is not found there. */
const DOTTED = /\.[^/]*\/?$/;

const ledger = createPrefetchLedger(SIGHT_LIMIT);

function prefetch(link: HTMLAnchorElement, reason: 'sight' | 'intent') {
  const { connection } = navigator as { connection?: Connection };
  if (link.pathname === location.pathname || !mayPrefetch(connection)) return;
  const path = toPath(link.pathname);
  if (DOTTED.test(path)) return;
  if (ledger.claim(path, reason)) fetchAhead(path);
}

function onIntent({ target }: Event) {
  const link = pageLink(target);
  if (link) prefetch(link, 'intent');
}

/**
 * Prefetches pages behind links on intent: pointer, focus, touch. Failed prefetches stay silent.
 * @returns stops it
 * @see acceptance NV-17, NV-18, NV-19
 */
export function prefetchOnIntent(): () => void {
  const signs = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const sign of signs) document.addEventListener(sign, onIntent, { passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, onIntent);
  };
}

/** The links around the page in view in the sidebar. */
function neighbours(): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.docs-sidebar a[href]')];
  const here = links.findIndex((link) => link.ariaCurrent === 'page');
  return here < 0 ? [] : links.slice(Math.max(0, here - NEIGHBOURS.before), here + 1 + NEIGHBOURS.after);
}

/**
 * Prefetches pages behind links in view of the page that has just been opened: the neighbours in the sidebar and the
 * first few links of the page.
 * @returns stops it
 * @see acceptance NV-16, NV-18
 */
export function prefetchOnSight(): () => void {
  ledger.turnPage();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting ? pageLink(target) : null;
      if (!link) continue;
      observer.unobserve(link);
      prefetch(link, 'sight');
    }
  });
  const timer = setTimeout(() => {
    for (const link of neighbours()) observer.observe(link);
    for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
  }, SIGHT_DELAY);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
