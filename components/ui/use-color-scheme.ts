'use client';

import { useSyncExternalStore } from 'react';

type Scheme = 'dark' | 'light';

/** Returns the color scheme of the page and re-renders when it changes. Returns `dark` if none is set. */
export function useColorScheme(): Scheme {
  return useSyncExternalStore(watch, read, () => 'dark');
}

function read(): Scheme {
  const declared = getComputedStyle(document.documentElement).colorScheme;
  const prefersLight = () => matchMedia('(prefers-color-scheme: light)').matches;
  if (declared === 'light') return 'light';
  return declared?.includes('light') && prefersLight() ? 'light' : 'dark';
}

function watch(changed: () => void): () => void {
  const preference = matchMedia('(prefers-color-scheme: light)');
  const attributes = new MutationObserver(changed);
  attributes.observe(document.documentElement, { attributes: true });
  preference.addEventListener('change', changed);
  return () => {
    attributes.disconnect();
    preference.removeEventListener('change', changed);
  };
}
