import { loadingSpinnerLabel } from '@/lib/i18n/messages/failures';

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
