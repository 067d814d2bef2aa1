import { retryButton } from '@/lib/i18n/messages/failures';
import { searchFailed, searchFailedAdvice } from '@/lib/i18n/messages/search';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import './search-failure.css';

interface SearchFailureProps {
  /** True while another attempt is in progress. */
  busy: boolean;
  onRetry: () => void;
  /** Returns the field that receives focus if the box disappears while it contains the focus. */
  getField: () => HTMLElement | null;
}

/** Error box with a "Retry" button, shown if results could not be loaded (SM-21, SP-11). */
export function SearchFailure({ busy, onRetry, getField }: SearchFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  const focusField = useEffectEvent(() => getField()?.focus({ preventScroll: true }));
  // Moves focus from the box to the field when results replace the box.
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (current?.contains(document.activeElement)) focusField();
    };
  }, []);
  return (
    <div className="search-failure" ref={box}>
      <div role="alert">
        <p>
          <strong>{searchFailed}</strong>
        </p>
        <p>{searchFailedAdvice}</p>
      </div>
      <button type="button" className="search-button" aria-disabled={busy} onClick={() => busy || onRetry()}>
        {retryButton}
      </button>
    </div>
  );
}
