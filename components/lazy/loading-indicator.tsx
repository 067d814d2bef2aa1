'use client';

import { loadingSpinnerLabel } from '@/lib/i18n/messages/failures';
import { useEffect, useState } from 'react';
import { timings } from '@/lib/site/constants';
import { Spinner } from './spinner';

/** Placeholder for content that is loading: empty at first, then a spinner (ERR-02). */
export function LoadingIndicator() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), timings.lazyDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="loading" role="status" aria-label={loadingSpinnerLabel}>
      {late && <Spinner />}
    </div>
  );
}
