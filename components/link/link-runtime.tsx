'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import {
  createPrefetchLedger,
  mayPrefetch,
  type Connection,
  type PrefetchLedger,
} from '@/lib/routing/prefetch';
import { isWithinBase, toPath } from './site-base';

type Router = ReturnType<typeof useRouter>;

/** Links prefetched because they came into view, at most, on one page. */
const SIGHT_LIMIT = 4;
/** Wait in ms before links in view are prefetched, so that the page itself is served first. */
const SIGHT_DELAY = 2000;
/** Files, and pages in the form `/x.html`, whose data lies elsewhere: the browser loads them. */
const FILE = /\.[a-z][a-z0-9]{1,4}$/i;
/** A last segment with a dot, e.g. `/3.9/`: hosts that take it for a file redirect, and its data is not found there. */
const DOTTED = /\.[^/]*\/?$/;

/** The link under an event if the router can follow it: a page of this site, same tab (NV-21). */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || !isWithinBase(link.pathname)) return null;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  if (link.matches('[data-native], [role="button"]:not([data-follow])')) return null;
  return FILE.test(link.pathname) ? null : link;
}

function follow(event: MouseEvent, router: Router) {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = pageLink(event.target);
  if (!link) return;
  event.preventDefault();
  const onlyQuery = link.pathname === location.pathname && !link.hash && link.search !== location.search;
  router.push(toPath(link.pathname) + link.search + link.hash, { scroll: !onlyQuery });
}

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

function useClicksAndIntent(router: Router, ledger: PrefetchLedger) {
  useEffect(() => {
    const click = (event: MouseEvent) => follow(event, router);
    const intent = (event: Event) => {
      const link = pageLink(event.target);
      if (link) prefetch(link, 'intent', router, ledger);
    };
    const signs = ['pointerover', 'focusin', 'touchstart'] as const;
    document.addEventListener('click', click);
    for (const sign of signs) document.addEventListener(sign, intent, { passive: true });
    return () => {
      document.removeEventListener('click', click);
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
 * Client navigation and prefetching for every plain link of the page, by delegation: on intent (pointer, focus,
 * touch) for any link, on sight for the first few of the page. Failed prefetches stay silent.
 * @see acceptance NV-16, NV-17, NV-18, NV-19, NV-21
 */
export function LinkRuntime() {
  const router = useRouter();
  const [ledger] = useState(() => createPrefetchLedger(SIGHT_LIMIT));
  useClicksAndIntent(router, ledger);
  useSight(router, ledger);
  return null;
}
