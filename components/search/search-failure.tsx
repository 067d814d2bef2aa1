import { retry } from '@/lib/i18n/messages/failures';
import { searchFailed, searchFailedAdvice } from '@/lib/i18n/messages/search';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import './search-failure.css';

interface SearchFailureProps {
  /** It is being tried again. */
  busy: boolean;
  onRetry: () => void;
  /** Gets the focus when the box goes while it has the focus. */
  getField: () => HTMLElement | null;
}

/** Says that results could not be fetched, with a way to try again (SM-21, SP-11). */
export function SearchFailure({ busy, onRetry, getField }: SearchFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  const focusField = useEffectEvent(() => getField()?.focus({ preventScroll: true }));
  // The box goes when results take its place.
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
