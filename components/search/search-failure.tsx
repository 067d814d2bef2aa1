import { translate } from '@/lib/i18n/translate';
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
          <strong>
            {translate({
              id: 'theme.SearchModal.errorScreen.titleText',
              message: 'Unable to fetch results',
              description: 'When the search failed',
            })}
          </strong>
        </p>
        <p>
          {translate({
            id: 'theme.SearchModal.errorScreen.helpText',
            message: 'You might want to check your network connection.',
            description: 'When the search failed',
          })}
        </p>
      </div>
      <button type="button" className="search-button" aria-disabled={busy} onClick={() => busy || onRetry()}>
        {translate({
          id: 'site.retry',
          message: 'Retry',
          description: 'Button that tries again what failed',
        })}
      </button>
    </div>
  );
}
