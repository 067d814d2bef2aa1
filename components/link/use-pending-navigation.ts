'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { interceptPageRequests } from '@/lib/browser/next-internals';
import { normalizePath } from '@/lib/routing/normalize-path';
import { waitForHost } from './host-answer';
import { toPath } from './site-base';

/** A page that takes longer than this, in ms, is loaded by the browser instead of the router. */
const TIMEOUT = 10_000;

/** A page on its way, from the click until it is shown. */
export interface PendingNavigation {
  /** Absolute address of the page; null when none is on its way. */
  target: string | null;
  /** The host does not answer; the navigation continues once it does. */
  isOffline: boolean;
  /** Follows a link of this site. */
  navigate: (link: HTMLAnchorElement) => void;
  /** Stays on the page in view; null after back and forward, when the address has already changed. */
  cancel: (() => void) | null;
}

const isSamePath = (one: string, other: string) => normalizePath(one) === normalizePath(other);

/** Encodes a malformed hash once more: the router decodes it (NV-05). */
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

/** Loads a page by the browser, also when the address bar shows its address already. */
function load(target: string) {
  const { pathname, search } = new URL(target);
  if (pathname === location.pathname && search === location.search) location.reload();
  else location.assign(target);
}

/** Shows the top of the new page. What is below the fold is laid out after the first frame, which is most of the work. */
function showTop() {
  const { dataset } = document.documentElement;
  dataset['arriving'] = '';
  dataset['moved'] = '';
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => delete dataset['arriving'])));
  scrollTo(0, 0);
  document.querySelector<HTMLElement>('[data-focus-start]')?.focus({ preventScroll: true });
}

/** Lets the browser load `target` when the router cannot, or not in time. @returns whether the host does not answer */
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
 * Client navigation: the old page stays until the next one is there. When its data cannot be fetched, or takes too long,
 * the browser loads the page, but no page is left before the host has answered.
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
      // To scroll to the top the router would lay out the whole new page first.
      const scroll = Boolean(link.hash) || (!isOtherPage && link.search === location.search);
      showsTop.current = isOtherPage && !link.hash;
      setWanted(isOtherPage ? { href: link.href, from: pathname, isBack: false } : null);
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

  // Not an effect: the window must be at the top in the same frame that shows the new page.
  useLayoutEffect(() => {
    if (showsTop.current) showTop();
    showsTop.current = false;
  }, [pathname]);

  return { target, isOffline: useFallback(target), navigate, cancel: wanted?.isBack ? null : cancel };
}
