'use client';

import { useSyncExternalStore } from 'react';

/**
 * Next.js has no event for changes of query and hash, so these events refresh the address: readers hover over or focus
 * a link before they use it.
 */
const refreshEvents = ['hashchange', 'popstate', 'pointerover', 'focusin', 'touchstart'] as const;

/** Calls `onChange` whenever a link is about to be used. */
export function subscribeToAddress(onChange: () => void) {
  for (const type of refreshEvents) addEventListener(type, onChange, { passive: true });
  return () => {
    for (const type of refreshEvents) removeEventListener(type, onChange);
  };
}

/**
 * The part of the browser's address that `read` returns, up to date whenever a link can be used; empty in served HTML.
 */
export function useAddress(read: (location: Location) => string): string {
  return useSyncExternalStore(
    subscribeToAddress,
    () => read(location),
    () => '',
  );
}
