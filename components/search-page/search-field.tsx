import { clearQuery } from '@/lib/i18n/messages/search';
import { searchLabel, searchPagePlaceholder } from '@/lib/i18n/messages/search-page';
import type { RefObject } from 'react';
import { pasteQuery } from '@/components/search/paste-query';
import { searchLimits } from '@/lib/site/constants';

/** Id of the query field. */
export const searchFieldId = 'search-query';

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  /** Called when the text changes, but not during text composition with an input method. */
  onType: () => void;
  /** Called when the field loses focus, so that the address is up to date before the reader follows a link. */
  onLeave: () => void;
  onClear: () => void;
}

/** Search field (SP-10). It is uncontrolled, so that text typed before hydration is kept. */
export function SearchField({ field, onType, onLeave, onClear }: SearchFieldProps) {
  return (
    <div className="search-field">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20.5 20.5" />
      </svg>
      <input
        ref={field}
        id={searchFieldId}
        type="search"
        name="q"
        aria-label={searchLabel}
        placeholder={searchPagePlaceholder}
        maxLength={searchLimits.queryLength}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={({ nativeEvent }) => (nativeEvent as InputEvent).isComposing || onType()}
        onCompositionEnd={onType}
        onPaste={pasteQuery}
        onBlur={onLeave}
      />
      <button type="button" className="search-clear" aria-label={clearQuery} onClick={onClear}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  );
}
