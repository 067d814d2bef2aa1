import { linkOfflineText, linkOfflineTitle, stayOnPageButton } from '@/lib/i18n/messages/failures';
import { useEffect, useState } from 'react';
import { timings } from '@/lib/site/constants';
import type { PendingNavigation } from './use-pending-navigation';

/** Time in ms for which the progress bar remains visible after the page has loaded. */
const FADE = 300;

/** Shows a progress bar at the top of the window while the next page is loading (NV-09..NV-13). */
function ProgressBar({ target }: { target: string | null }) {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (target === null) return;
    const timer = setTimeout(() => setLate(target), timings.progressDelay);
    return () => {
      clearTimeout(timer);
      setTimeout(() => setLate((now) => (now === target ? null : now)), FADE);
    };
  }, [target]);
  if (late === null || (target !== null && late !== target)) return null;
  const phase = target === null ? 'done' : 'running';
  return <div className="progress-bar" data-phase={phase} aria-hidden="true" />;
}

/** Shows a progress bar while a page is loading, and a notice while the host does not respond (NV-02). */
export function NavigationStatus({ target, isOffline, cancel }: Omit<PendingNavigation, 'navigate'>) {
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
