import { useSyncExternalStore } from 'react';
import { route } from './copy';

/** Dispatches an event when a script changes the address, which browsers don't report. */
const changes = new EventTarget();

for (const name of ['pushState', 'replaceState'] as const) {
  const original = history[name].bind(history);
  history[name] = (...args) => {
    original(...args);
    changes.dispatchEvent(new Event('change'));
  };
}

function subscribe(onChange: () => void) {
  changes.addEventListener('change', onChange);
  addEventListener('popstate', onChange);
  return () => {
    changes.removeEventListener('change', onChange);
    removeEventListener('popstate', onChange);
  };
}

/** Replaces the hook of `next/navigation`. The path never changes, because each link loads a new page. */
export const usePathname = (): string => route;

/** Replaces the hook of `next/navigation`. */
export const useSearchParams = (): URLSearchParams =>
  new URLSearchParams(useSyncExternalStore(subscribe, () => location.search));
