import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns false in served HTML and during hydration, true afterwards (SH-11). */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
