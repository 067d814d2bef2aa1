'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { normalisePath } from '@/lib/routing/normalise-path';
import { hostAnswers, untilHostAnswers } from './host-answer';
import { servePayloads } from './payloads';
import { toPath } from './site-base';

/** A page that takes longer than this, in ms, is loaded by the browser instead. */
const PATIENCE = 10_000;

/** The way to another page, from the click until that page is there. */
export interface Journey {
  /** Absolute address of the awaited page; null when there is none. */
  target: string | null;
  /** The host does not answer; the journey goes on by itself once it does. */
  cutOff: boolean;
  /** Goes to an address of this site. */
  go: (target: URL | HTMLAnchorElement) => void;
  /** Gives the awaited page up and stays on the one in view; null when the address has changed already. */
  stay: (() => void) | null;
}

const samePath = (one: string, other: string) => normalisePath(one) === normalisePath(other);

/** A hash that the router can decode: a malformed one is encoded once more (NV-05). */
function decodable(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

/** Loads an address anew, also when it is the one in the address bar. */
function load(target: string) {
  const { pathname, search } = new URL(target);
  if (pathname === location.pathname && search === location.search) location.reload();
  else location.assign(target);
}

/** Lets what is below the fold wait until the new page has been drawn: laying out all of it is most of the way there. */
function drawTopFirst() {
  const { dataset } = document.documentElement;
  dataset['arriving'] = '';
  dataset['moved'] = '';
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => delete dataset['arriving'])));
}

/** Leaves the page by a load, but not before the host has answered for the target: else there would be no page at all. */
async function leave(target: string, signal: AbortSignal, onCutOff: () => void) {
  if (!(await hostAnswers(target))) {
    if (!signal.aborted) onCutOff();
    if (!(await untilHostAnswers(target, signal))) return;
  }
  if (!signal.aborted) load(target);
}

/** Leaves the page for `target` by a load when the router cannot get it, or not in time. */
function useRescue(target: string | null, setCutOff: (cutOff: boolean) => void) {
  const onLost = useRef<() => void>(undefined);
  useEffect(() => servePayloads(() => onLost.current?.()), []);
  useEffect(() => {
    if (target === null) return;
    const journey = new AbortController();
    const end = () => journey.abort();
    let leaving = false;
    onLost.current = () => {
      if (leaving) return;
      leaving = true;
      void leave(target, journey.signal, () => setCutOff(true));
    };
    const timer = setTimeout(onLost.current, PATIENCE);
    addEventListener('pagehide', end);
    return () => {
      end();
      clearTimeout(timer);
      removeEventListener('pagehide', end);
      onLost.current = undefined;
      setCutOff(false);
    };
  }, [target, setCutOff]);
}

/** An address that the reader wants to see. */
interface Wanted {
  href: string;
  /** Path in view when it was asked for. */
  from: string;
  /** Asked for by back or forward: the address bar shows it already. */
  back: boolean;
}

/**
 * Client navigation: the old page stays until the next is there. Data that cannot be fetched, or takes too long, leads
 * to a load of the target; without a host that answers the reader keeps the page and the journey waits.
 * @see acceptance NV-01, NV-02, NV-03, NV-14, ERR-01
 */
export function useJourney(router: ReturnType<typeof useRouter>): Journey {
  const pathname = usePathname();
  const [pending, startTransition] = useTransition();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [cutOff, setCutOff] = useState(false);
  const pushed = useRef<'top' | 'place' | null>(null);
  const target = wanted?.from === pathname && (pending || wanted.back) ? wanted.href : null;

  const go = useCallback(
    ({ href, pathname: path, search, hash }: URL | HTMLAnchorElement) => {
      const elsewhere = !samePath(toPath(path), pathname);
      // The router would lay out the whole new page to scroll to its top.
      const scroll = Boolean(hash) || (!elsewhere && search === location.search);
      pushed.current = elsewhere ? (hash ? 'place' : 'top') : null;
      setWanted(elsewhere ? { href, from: pathname, back: false } : null);
      startTransition(() => router.push(toPath(path) + search + decodable(hash), { scroll }));
    },
    [router, pathname],
  );

  const stay = () => {
    pushed.current = null;
    setWanted(null);
    startTransition(() =>
      router.replace(toPath(location.pathname) + location.search + decodable(location.hash), {
        scroll: false,
      }),
    );
  };

  useEffect(() => {
    const onBack = () => {
      const here = samePath(toPath(location.pathname), pathname);
      pushed.current = null;
      setWanted(here ? null : { href: location.href, from: pathname, back: true });
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [pathname]);

  // Not an effect: the window must be at the top in the very frame that shows the new page.
  useLayoutEffect(() => {
    if (pushed.current === 'top') {
      drawTopFirst();
      scrollTo(0, 0);
      document.querySelector<HTMLElement>('[data-focus-start]')?.focus({ preventScroll: true });
    }
    pushed.current = null;
  }, [pathname]);

  useRescue(target, setCutOff);
  return { target, cutOff, go, stay: wanted?.back ? null : stay };
}
