import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { searchMessages as says } from '@/lib/i18n/search-messages';
import { searchLimits } from '@/lib/site/constants';
import { SearchIcon } from './icons';
import { resultsId } from './rows';
import { opensElsewhere, type SearchSession, type SearchView } from './search-session';

interface SearchBoxProps {
  session: SearchSession;
  view: SearchView;
  /** Whether arrow keys have been used since the last change: only then is the selected entry read out. */
  moved: boolean;
  onMoved: (moved: boolean) => void;
  onClose: () => void;
}

/** A key that belongs to the writing of a sign with several keys. */
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

const isArrow = (key: string) => key === 'ArrowDown' || key === 'ArrowUp';

/** The field, tied to the list of entries as a combobox (SM-10, SM-18, SM-29). */
export function SearchBox({ session, view, moved, onMoved, onClose }: SearchBoxProps) {
  const { state, status } = view;
  const input = useRef<HTMLInputElement>(null);
  const [firstQuery] = useState(state.query);
  const hasEntries = state.collections.some(({ items }) => items.length > 0);
  // What is typed stays with the field: a key is not drawn before it is asked about.
  const { value: _, ...props } = session.autocomplete.getInputProps({
    inputElement: null,
    maxLength: searchLimits.queryLength,
  });

  useEffect(() => {
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (isComposing(event) || key === 'Tab' || key === 'Escape') return;
    // The first entry is selected from the start, for Enter; the first arrow down only makes that known.
    const reveals = key === 'ArrowDown' && !moved && state.activeItemId !== null;
    const waits = key === 'Enter' && !opensElsewhere(event) && session.openWhenAnswered();
    if (reveals || waits) event.preventDefault();
    else props.onKeyDown(event);
    if (isArrow(key) && hasEntries) onMoved(true);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    onMoved(false);
    props.onChange(event);
  };
  const clear = () => {
    onMoved(false);
    session.setQuery('');
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  };

  return (
    <form role="search" className="DocSearch-Form" onSubmit={(event) => event.preventDefault()}>
      {status === 'stalled' ? <i className="DocSearch-LoadingIndicator" /> : <SearchIcon name="search" />}
      <input
        {...props}
        ref={input}
        defaultValue={firstQuery}
        className="DocSearch-Input"
        placeholder={says.placeholder}
        role="combobox"
        aria-label={says.input}
        aria-labelledby={undefined}
        aria-autocomplete="list"
        aria-expanded={hasEntries}
        aria-controls={hasEntries ? resultsId : undefined}
        aria-activedescendant={moved && hasEntries ? props['aria-activedescendant'] : undefined}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
      {state.query !== '' && (
        <button
          type="button"
          className="DocSearch-Reset"
          aria-label={says.clear}
          title={says.clear}
          onClick={clear}
        >
          <SearchIcon name="close" size={18} />
        </button>
      )}
      <button type="button" className="DocSearch-Cancel" onClick={() => onClose()}>
        {says.cancel}
      </button>
    </form>
  );
}
