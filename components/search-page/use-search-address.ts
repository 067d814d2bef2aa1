import { useEffect, useRef } from 'react';
import { readParams, trimQuery, toQueryString, type SearchParams } from '@/components/search/search-address';

/** Delay in ms from the last change of the text to the search (SP-03). */
const searchDelay = 300;

function isInAddress({ query, version }: SearchParams): boolean {
  const shown = readParams(new URLSearchParams(location.search));
  return shown.query === query && shown.version === version;
}

/** Writes query and version to the address without a new history entry or scrolling (SP-02, NV-06). */
function showInAddress(question: SearchParams): boolean {
  if (isInAddress(question)) return false;
  const { pathname, search } = location;
  history.replaceState(null, '', pathname + toQueryString(question, search));
  return true;
}

/** Keeps the search field and the address in sync; writes typed text to the address after a delay. */
export function useSearchAddress() {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Query and version last read from or written to the address; initially null. */
  const lastQuestion = useRef<SearchParams | null>(null);

  /** Searches immediately, in `version` if given. Returns true if query or version changed. */
  const choose = (version?: string) => {
    clearTimeout(timer.current);
    if (!lastQuestion.current) return false;
    const query = trimQuery(field.current?.value ?? '');
    lastQuestion.current = { query, version: version ?? lastQuestion.current.version };
    return showInAddress(lastQuestion.current);
  };
  const commit = () => choose();

  const typed = () => {
    clearTimeout(timer.current);
    // An empty query sends no request, so it needs no delay.
    if (field.current?.value === '') commit();
    else timer.current = setTimeout(commit, searchDelay);
  };

  const clear = () => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    commit();
  };

  /** Adopts the query and version that were read from the address. */
  const read = (question: SearchParams) => {
    // Ignores outdated parameters: the address has changed again, and the next call passes the new ones.
    if (!isInAddress(question)) return;
    const before = lastQuestion.current;
    lastQuestion.current = question;
    const { current: input } = field;
    if (!input || before?.query === question.query) return;
    // Keeps text that was typed into the field before hydration, and searches for it.
    if (before === null && input.value !== '') return typed();
    clearTimeout(timer.current);
    input.value = question.query;
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  return { field, typed, commit, choose, clear, read };
}
