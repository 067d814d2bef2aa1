import { useSyncExternalStore } from 'react';

/**
 * Events after which the address is read again. Next.js has no event for changes of query and hash, but readers point
 * at, focus or touch a link before they follow it.
 */
const refreshEvents = ['hashchange', 'popstate', 'pointerover', 'focusin', 'touchstart'] as const;

/** Calls `onChange` when the address may have changed or the reader may be about to follow a link. */
export function subscribeToAddress(onChange: () => void) {
  for (const type of refreshEvents) addEventListener(type, onChange, { passive: true });
  return () => {
    for (const type of refreshEvents) removeEventListener(type, onChange);
  };
}

/**
 * Returns the part of the address that `read` selects, up to date whenever the reader can follow a link; empty in HTML.
 */
export function useAddress(read: (location: Location) => string): string {
  return useSyncExternalStore(
    subscribeToAddress,
    () => read(location),
    () => '',
  );
}
