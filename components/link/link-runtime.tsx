'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { CutOffNotice, ProgressBar } from './journey-signs';
import { pageLink } from './page-link';
import { useJourney, type Journey } from './use-journey';
import { usePrefetch } from './use-prefetch';

function useClicks(go: Journey['go']) {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = pageLink(event.target);
      if (!link) return;
      event.preventDefault();
      go(link);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [go]);
}

/**
 * Client navigation and prefetching for every plain link of the page, by delegation, and what the reader sees of it.
 * @see acceptance NV-01..NV-21
 */
export function LinkRuntime() {
  const router = useRouter();
  const journey = useJourney(router);
  useClicks(journey.go);
  usePrefetch();
  return (
    <>
      <ProgressBar target={journey.target} />
      <CutOffNotice journey={journey} />
    </>
  );
}
