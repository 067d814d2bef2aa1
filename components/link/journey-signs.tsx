'use client';

import { translate } from '@/lib/i18n/translate';
import { useEffect, useState } from 'react';
import { timings } from '@/lib/site/constants';
import type { Journey } from './use-journey';

/** Time in ms for which the finished bar is seen. */
const FADE = 300;

/** A line at the top of the window while the next page takes its time (NV-09..NV-13). */
export function ProgressBar({ target }: { target: string | null }) {
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
  return (
    <div className="progress-bar" data-phase={target === null ? 'done' : 'running'} aria-hidden="true" />
  );
}

/** Says that the host does not answer while the reader waits for a page. */
export function CutOffNotice({ journey }: { journey: Journey }) {
  return (
    <div className="cut-off" role="status">
      {journey.cutOff && (
        <>
          <p>
            <strong>
              {translate({
                id: 'site.offline.title',
                message: 'No connection.',
                description: 'Notice while the next page cannot be loaded without network',
              })}
            </strong>{' '}
            {translate({
              id: 'site.offline.text',
              message: 'The next page opens by itself once the network is back.',
              description: 'Notice while the next page cannot be loaded without network',
            })}
          </p>
          {journey.stay && (
            <button type="button" onClick={journey.stay}>
              {translate({
                id: 'site.offline.stay',
                message: 'Stay here',
                description: 'Button that stays on the page while the next one cannot be loaded',
              })}
            </button>
          )}
        </>
      )}
    </div>
  );
}
