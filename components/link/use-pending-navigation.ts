'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { interceptPageRequests } from '@/lib/browser/next-internals';
import { normalizePath } from '@/lib/routing/normalize-path';
import { waitForHost } from './host-answer';
import { prefetchPageText } from './page-text';
import { toPath } from './site-base';

/** Timeout in ms of the router; after it, the browser loads the page. */
const TIMEOUT = 10_000;

/** A navigation from the click until the page is shown. */
export interface PendingNavigation {
  /** Absolute URL of the page being loaded; null when no navigation is pending. */
  target: string | null;
  /** Whether the host is not responding; the navigation continues once it does. */
  isOffline: boolean;
  /** Follows an internal link. */
  navigate: (link: HTMLAnchorElement) => void;
  /** Stays on the current page; null after back and forward, when the address has already changed. */
  cancel: (() => void) | null;
}

const isSamePath = (one: string, other: string) => normalizePath(one) === normalizePath(other);

/** Encodes a malformed hash, because the router decodes it (NV-05). */
function toDecodable(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

const toRoute = ({ pathname, search, hash }: Location | HTMLAnchorElement) =>
  toPath(pathname) + search + toDecodable(hash);

/** Makes the browser load a page, even if the address bar already shows its address. */
function load(target: string) {
  const { pathname, search } = new URL(target);
  if (pathname === location.pathname && search === location.search) location.reload();
  else location.assign(target);
}

/**
 * Scrolls to the top of the new page. The layout of what is below the fold, which is most of the work, is postponed
 * until after the first frame.
 */
function showTop() {
  const { dataset } = document.documentElement;
  dataset['arriving'] = '';
  dataset['moved'] = '';
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => delete dataset['arriving'])));
  scrollTo(0, 0);
  document.querySelector<HTMLElement>('[data-focus-start]')?.focus({ preventScroll: true });
}

/**
 * Makes the browser load `target` if the router fails or takes too long.
 * @returns whether the host does not answer
 */
function useFallback(target: string | null): boolean {
  const [isOffline, setOffline] = useState(false);
  const start = useRef<() => void>(undefined);
  useEffect(() => interceptPageRequests(() => start.current?.()), []);
  useEffect(() => {
    if (target === null) return;
    const abort = new AbortController();
    const { signal } = abort;
    start.current = () => {
      start.current = undefined;
      void waitForHost(target, signal, () => setOffline(true)).then((answers) => answers && load(target));
    };
    const timer = setTimeout(() => start.current?.(), TIMEOUT);
    addEventListener('pagehide', () => abort.abort(), { signal });
    return () => {
      abort.abort();
      clearTimeout(timer);
      start.current = undefined;
      setOffline(false);
    };
  }, [target]);
  return isOffline;
}

/**
 * Client navigation: the old page stays until the new one is ready. If the new page's data cannot be fetched, or takes
 * too long, the browser loads the page, but the old page is not left before the host has responded.
 * @see acceptance NV-01, NV-02, NV-03, NV-14, ERR-01
 */
export function usePendingNavigation(): PendingNavigation {
  const router = useRouter();
  const pathname = usePathname();
  const [isPending, startTransition] = useTransition();
  const [wanted, setWanted] = useState<{ href: string; from: string; isBack: boolean } | null>(null);
  const showsTop = useRef(false);
  const target = wanted?.from === pathname && (isPending || wanted.isBack) ? wanted.href : null;

  const navigate = useCallback(
    (link: HTMLAnchorElement) => {
      const isOtherPage = !isSamePath(toPath(link.pathname), pathname);
      // We scroll to the top ourselves: the router would lay out the whole new page first.
      const scroll = Boolean(link.hash) || (!isOtherPage && link.search === location.search);
      showsTop.current = isOtherPage && !link.hash;
      setWanted(isOtherPage ? { href: link.href, from: pathname, isBack: false } : null);
      // Together with the page's data, not after it.
      if (isOtherPage) prefetchPageText(link.pathname);
      startTransition(() => router.push(toRoute(link), { scroll }));
    },
    [router, pathname],
  );

  const cancel = () => {
    showsTop.current = false;
    setWanted(null);
    startTransition(() => router.replace(toRoute(location), { scroll: false }));
  };

  useEffect(() => {
    const onBack = () => {
      const isShown = isSamePath(toPath(location.pathname), pathname);
      showsTop.current = false;
      setWanted(isShown ? null : { href: location.href, from: pathname, isBack: true });
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [pathname]);

  // Not an effect: the window must be at the top in the first frame of the new page.
  useLayoutEffect(() => {
    if (showsTop.current) showTop();
    showsTop.current = false;
  }, [pathname]);

  return { target, isOffline: useFallback(target), navigate, cancel: wanted?.isBack ? null : cancel };
}
