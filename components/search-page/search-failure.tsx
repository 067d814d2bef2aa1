import { translate } from '@/lib/i18n/translate';
import { useLayoutEffect, useRef } from 'react';
import { searchFieldId } from './search-field';

interface SearchFailureProps {
  /** It is being tried again. */
  busy: boolean;
  onRetry: () => void;
}

/** Says that results could not be fetched, with a way to try again (SP-11). */
export function SearchFailure({ busy, onRetry }: SearchFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  // Goes with the results that take its place: focus must not be lost with it.
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (current?.contains(document.activeElement))
        document.getElementById(searchFieldId)?.focus({ preventScroll: true });
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
