import { useSyncExternalStore } from 'react';

/**
 * Calls `onChange` when the address may have changed. Next.js has no event for changes of query and hash, but readers
 * point at, focus or touch a link before they follow it.
 */
export function subscribeToAddress(onChange: () => void) {
  const end = new AbortController();
  for (const type of ['hashchange', 'popstate', 'pointerover', 'focusin', 'touchstart'])
    addEventListener(type, onChange, { passive: true, signal: end.signal });
  return () => end.abort();
}

/** Returns the part of the address that `read` selects, up to date when the reader follows a link; empty in HTML. */
export function useAddress(read: (location: Location) => string): string {
  return useSyncExternalStore(
    subscribeToAddress,
    () => read(location),
    () => '',
  );
}
