import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { interceptPageRequests } from '@/lib/browser/next-internals';
import { normalizePath } from '@/lib/routing/normalize-path';
import { holdPlace, releasePlace } from './hold-place';
import { waitForHost } from './host-response';
import { toPath } from './site-base';

/** Time in ms without scrolling after which the scroll position is saved. */
const REST = 150;
/** Time in ms that the router has to load a page before the browser loads it instead. */
const TIMEOUT = 10_000;

const isSamePath = (one: string, other: string) => normalizePath(one) === normalizePath(other);

/** Encodes a hash that `decodeURIComponent` rejects, because the router decodes every hash (NV-05). */
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

/**
 * Makes the browser follow a link within the page, because the router ignores a hash that is already in the address.
 * Keeps the focus, which browsers take away (NV-14).
 */
function jumpTo(hash: string) {
  const { activeElement } = document;
  location.assign(hash || '#');
  if (activeElement instanceof HTMLElement && document.activeElement === document.body)
    activeElement.focus({ preventScroll: true });
}

/** Makes the browser load `target`, with a reload if the address bar already shows the same address. */
function load(target: string) {
  const { pathname, search } = new URL(target);
  if (pathname === location.pathname && search === location.search) location.reload();
  else location.assign(target);
}

/** Ends what `showTop` postpones. Until then, the router would scroll to wrong places. */
const endArrival = () => delete document.documentElement.dataset['arriving'];

/**
 * Scrolls to the top of the new page and moves focus to its start. To save time, the `arriving` mark postpones the
 * layout of content below the fold until after the first frame.
 */
function showTop() {
  const { dataset } = document.documentElement;
  dataset['arriving'] = '';
  dataset['moved'] = '';
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(endArrival)));
  scrollTo(0, 0);
  document.querySelector<HTMLElement>('[data-focus-start]')?.focus({ preventScroll: true });
}

interface SavedPlace {
  /** Scroll position in px at which the page was last seen. */
  place?: number;
}

/** Saves the scroll position in the history entry of the page, for the way back or forward. */
const savePlace = () => history.replaceState({ ...(history.state as SavedPlace | null), place: scrollY }, '');

/** Scrolls to a saved place of the page. */
const showPlace = (place: number) => holdPlace(() => scrollTo(0, place));

/**
 * Holds the saved place of a page that the browser loaded again, because parts that are loaded later may move it, unless
 * the reader has already scrolled.
 */
function holdSavedPlace() {
  const { place } = (history.state ?? {}) as SavedPlace;
  if (place === undefined) return;
  const lowest = document.documentElement.scrollHeight - innerHeight;
  if (Math.abs(scrollY - Math.min(place, lowest)) < 2) showPlace(place);
}

/** Makes the browser load `target` if the router fails or is slow. Returns true while the host does not respond. */
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
 * Provides client navigation, which keeps the old page visible until the new one is ready. If the new page's data fails
 * to load or takes too long, the browser loads the page instead, but only once the host responds.
 * @returns the URL of the page being loaded, or null; true if the host does not respond; a function that navigates to
 * the page of a link; and one that cancels, null after back and forward, which have already changed the address
 * @see acceptance NV-01, NV-02, NV-03, NV-14, ERR-01
 */
export function usePendingNavigation() {
  const router = useRouter();
  const pathname = usePathname();
  const [isPending, startTransition] = useTransition();
  const [wanted, setWanted] = useState<{ href: string; from: string; isBack: boolean } | null>(null);
  const showsTop = useRef(false);
  const place = useRef<number>(undefined);
  const isReturning = useRef(false);
  /** State of the router in the current history entry. */
  const routerState = useRef<unknown>(null);
  const target = wanted?.from === pathname && (isPending || wanted.isBack) ? wanted.href : null;

  const cancel = () => {
    showsTop.current = false;
    setWanted(null);
    startTransition(() => router.replace(toRoute(location), { scroll: false }));
  };

  const navigate = (link: HTMLAnchorElement) => {
    const isOtherPage = !isSamePath(toPath(link.pathname), pathname);
    endArrival();
    releasePlace();
    savePlace();
    delete document.documentElement.dataset['returned'];
    place.current = undefined;
    isReturning.current = false;
    const isSameAddress = !isOtherPage && link.search === location.search;
    if (isSameAddress && link.href.includes('#')) {
      jumpTo(link.hash);
      if (target !== null) cancel();
      return;
    }
    // We scroll to the top ourselves: the router would lay out the whole new page first.
    const scroll = Boolean(link.hash) || isSameAddress;
    showsTop.current = isOtherPage && !link.hash;
    setWanted(isOtherPage ? { href: link.href, from: pathname, isBack: false } : null);
    startTransition(() => router.push(toRoute(link), { scroll }));
  };

  useEffect(() => {
    routerState.current = history.state;
  });
  useEffect(() => {
    const onBack = ({ state }: PopStateEvent) => {
      endArrival();
      const { dataset } = document.documentElement;
      const isShown = isSamePath(toPath(location.pathname), pathname);
      // The router does not know entries that the browser added for links within a page.
      if (state === null && !isShown) return location.reload();
      if (state === null) {
        delete dataset['returned'];
        return history.replaceState({ ...(routerState.current as SavedPlace), place: undefined }, '');
      }
      dataset['returned'] = '';
      routerState.current = state;
      place.current = isShown ? undefined : (state as SavedPlace).place;
      showsTop.current = false;
      isReturning.current = !isShown;
      setWanted(isShown ? null : { href: location.href, from: pathname, isBack: true });
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [pathname]);

  useEffect(holdSavedPlace, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // On the way back, the browser already scrolls while the page that is left is still visible.
    const save = () => isReturning.current || savePlace();
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(save, REST);
    };
    addEventListener('scroll', onScroll);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, []);

  // Runs as a layout effect, so that the first frame of the new page already shows its top.
  useLayoutEffect(() => {
    if (showsTop.current) showTop();
    // The browser cannot restore a place in a page whose data had to be loaded first.
    else if (place.current !== undefined) showPlace(place.current);
    showsTop.current = false;
    isReturning.current = false;
    place.current = undefined;
  }, [pathname]);

  return { target, isOffline: useFallback(target), navigate, cancel: wanted?.isBack ? null : cancel };
}
