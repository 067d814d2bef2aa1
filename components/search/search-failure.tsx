import { retry } from '@/lib/i18n/messages/failures';
import { searchFailed, searchFailedAdvice } from '@/lib/i18n/messages/search';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import './search-failure.css';

interface SearchFailureProps {
  /** Whether another attempt is in progress. */
  busy: boolean;
  onRetry: () => void;
  /** Receives focus when the box disappears while it has focus. */
  getField: () => HTMLElement | null;
}

/** Message that results could not be loaded, with a "Retry" button (SM-21, SP-11). */
export function SearchFailure({ busy, onRetry, getField }: SearchFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  const focusField = useEffectEvent(() => getField()?.focus({ preventScroll: true }));
  // The box disappears when results replace it.
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
        {retry}
      </button>
    </div>
  );
}
