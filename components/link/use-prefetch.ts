'use client';

import { usePathname, type useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import {
  createPrefetchLedger,
  mayPrefetch,
  type Connection,
  type PrefetchLedger,
} from '@/lib/routing/prefetch';
import { pageLink } from './page-link';
import { toPath } from './site-base';

type Router = ReturnType<typeof useRouter>;

/** Links prefetched because they came into view, at most, on one page. */
const SIGHT_LIMIT = 4;
/** Wait in ms before links in view are prefetched, so that the page itself is served first. */
const SIGHT_DELAY = 2000;
/** A last segment with a dot, e.g. `/3.9/`: hosts that take it for a file redirect, and its data is not found there. */
const DOTTED = /\.[^/]*\/?$/;

function prefetch(
  link: HTMLAnchorElement,
  reason: 'sight' | 'intent',
  router: Router,
  ledger: PrefetchLedger,
) {
  const { connection } = navigator as { connection?: Connection };
  if (link.pathname === location.pathname || !mayPrefetch(connection)) return;
  const path = toPath(link.pathname);
  if (DOTTED.test(path)) return;
  if (ledger.claim(path, reason)) router.prefetch(path);
}

function useIntent(router: Router, ledger: PrefetchLedger) {
  useEffect(() => {
    const intent = ({ target }: Event) => {
      const link = pageLink(target);
      if (link) prefetch(link, 'intent', router, ledger);
    };
    const signs = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const sign of signs) document.addEventListener(sign, intent, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, intent);
    };
  }, [router, ledger]);
}

function useSight(router: Router, ledger: PrefetchLedger) {
  const pathname = usePathname();
  useEffect(() => {
    ledger.turnPage();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = isIntersecting ? pageLink(target) : null;
        if (!link) continue;
        observer.unobserve(link);
        prefetch(link, 'sight', router, ledger);
      }
    });
    const timer = setTimeout(() => {
      for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
    }, SIGHT_DELAY);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname, router, ledger]);
}

/**
 * Prefetches pages behind links: on intent (pointer, focus, touch) for any link, on sight for the first few of the
 * page. Failed prefetches stay silent.
 * @see acceptance NV-16, NV-17, NV-18, NV-19
 */
export function usePrefetch(router: Router): void {
  const [ledger] = useState(() => createPrefetchLedger(SIGHT_LIMIT));
  useIntent(router, ledger);
  useSight(router, ledger);
}
