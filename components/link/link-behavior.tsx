'use client';

import { linkOfflineText, linkOfflineTitle, stayOnPageButton } from '@/lib/i18n/messages/failures';
import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { delays } from '@/lib/site/constants';
import { findRoutableLink, isNewTabEvent } from './routable-link';
import { usePendingNavigation } from './use-pending-navigation';

/** Time in ms for which the progress bar remains visible after the page has loaded. */
const FADE = 300;

/** Shows a progress bar at the top of the window while the next page is loading (NV-09..NV-13). */
function ProgressBar({ target }: { target: string | null }) {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (target === null) return;
    const timer = setTimeout(() => setLate(target), delays.progressDelay);
    return () => {
      clearTimeout(timer);
      setTimeout(() => setLate((now) => (now === target ? null : now)), FADE);
    };
  }, [target]);
  if (late === null || (target !== null && late !== target)) return null;
  const phase = target === null ? 'done' : 'running';
  return <div className="progress-bar" data-phase={phase} aria-hidden="true" />;
}

/**
 * Adds client navigation and prefetching to all plain links by event delegation, and shows its status.
 * @see acceptance NV-01..NV-21
 */
export function LinkBehavior() {
  const pathname = usePathname();
  const { target, isOffline, navigate, cancel } = usePendingNavigation();

  const follow = useEffectEvent(navigate);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || isNewTabEvent(event)) return;
      const link = findRoutableLink(event.target);
      if (!link) return;
      event.preventDefault();
      follow(link);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [pathname]);

  // Loads prefetching after the page; clicks work without it (NV-19).
  useEffect(() => {
    const abort = new AbortController();
    import('./prefetch').then(
      ({ prefetchLinks }) => abort.signal.aborted || prefetchLinks(abort.signal),
      () => {},
    );
    return () => abort.abort();
  }, [pathname]);

  return (
    <>
      <ProgressBar target={target} />
      <div className="offline-notice" role="status">
        {isOffline && (
          <p>
            <strong>{linkOfflineTitle}</strong> {linkOfflineText}
          </p>
        )}
        {isOffline && cancel && (
          <button type="button" onClick={cancel}>
            {stayOnPageButton}
          </button>
        )}
      </div>
    </>
  );
}
