'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Starts something of the prefetching module, which is loaded after the page; without it clicks load first (NV-19). */
function start(choose: (module: typeof import('./prefetching')) => () => () => void): () => void {
  let gone = false;
  let stop = () => {};
  import('./prefetching').then(
    (module) => {
      if (!gone) stop = choose(module)();
    },
    () => {},
  );
  return () => {
    gone = true;
    stop();
  };
}

/** Prefetches pages behind links, on intent and on sight (NV-16..NV-19). */
export function usePrefetch(): void {
  const pathname = usePathname();
  useEffect(() => start((module) => module.prefetchOnIntent), []);
  useEffect(() => start((module) => module.prefetchOnSight), [pathname]);
}
