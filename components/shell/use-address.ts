'use client';

import { useSyncExternalStore } from 'react';

/** Next tells nobody when only query or hash change; a reader who is about to use a link points at or focuses it. */
const signs = ['hashchange', 'popstate', 'pointerover', 'focusin', 'touchstart'] as const;

/** Calls back whenever a link is about to be used. */
export function subscribeToUse(onChange: () => void) {
  for (const sign of signs) addEventListener(sign, onChange, { passive: true });
  return () => {
    for (const sign of signs) removeEventListener(sign, onChange);
  };
}

/** The part of the browser's address that `read` picks, up to date whenever a link can be used; empty in served HTML. */
export function useAddress(read: (location: Location) => string): string {
  return useSyncExternalStore(
    subscribeToUse,
    () => read(location),
    () => '',
  );
}
