import { loadingSpinnerLabel } from '@/lib/i18n/messages/failures';
import { useEffect, useState } from 'react';
import { delays } from '@/lib/site/constants';

/** Spinner: two rings that expand in turn, and hidden text for screen readers (ERR-03). */
export function Spinner() {
  return (
    <>
      <i />
      <i />
      <span className="sr-only">{loadingSpinnerLabel}</span>
    </>
  );
}

/** Placeholder for content that is loading: empty at first, then a spinner (ERR-02). */
export function LoadingIndicator() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delays.lazyDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="loading" role="status" aria-label={loadingSpinnerLabel}>
      {late && <Spinner />}
    </div>
  );
}
