import { useCallback, useEffect, useRef } from 'react';
import { readQuestion, toQuery, writeQuestion, type Question } from '@/components/search/search-address';

/** Delay in ms from the last change of the text to the search (SP-03). */
const searchDelay = 300;

function isInAddress({ query, version }: Question, versions: readonly string[]): boolean {
  const shown = readQuestion(new URLSearchParams(location.search), versions);
  return shown.query === query && shown.version === version;
}

/** Writes a question into the address, without a new history entry and without scrolling (SP-02, NV-06). */
function showInAddress(question: Question, versions: readonly string[]): boolean {
  if (isInAddress(question, versions)) return false;
  const { pathname, search } = location;
  history.replaceState(null, '', pathname + writeQuestion(question, versions, search));
  return true;
}

/**
 * Keeps field and address in sync: typed text is written to the address after a delay, and all other changes of the
 * address are written to the field.
 */
export function useQuestion(versions: readonly string[]) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last question read from or written to the address; initially null. */
  const lastQuestion = useRef<Question | null>(null);

  /** Searches immediately, in another version if one is given. Returns whether that changes the question. */
  const search = useCallback(
    (version?: string) => {
      clearTimeout(timer.current);
      if (!lastQuestion.current) return false;
      const query = toQuery(field.current?.value ?? '');
      lastQuestion.current = { query, version: version ?? lastQuestion.current.version };
      return showInAddress(lastQuestion.current, versions);
    },
    [versions],
  );
  const commit = useCallback(() => search(), [search]);

  const typed = useCallback(() => {
    clearTimeout(timer.current);
    // Clearing sends no request, so it needs no delay.
    if (field.current?.value === '') commit();
    else timer.current = setTimeout(commit, searchDelay);
  }, [commit]);

  const clear = useCallback(() => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    commit();
  }, [commit]);

  /** Takes over a question from the address. */
  const read = useCallback(
    (question: Question) => {
      // The reader has already changed the question; the new address will be reported next.
      if (!isInAddress(question, versions)) return;
      const before = lastQuestion.current;
      lastQuestion.current = question;
      const { current: input } = field;
      if (!input || before?.query === question.query) return;
      // Initially the field may contain text that was typed before hydration.
      if (before === null && input.value !== '') return typed();
      clearTimeout(timer.current);
      input.value = question.query;
    },
    [typed, versions],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return { field, typed, commit, choose: search, clear, read };
}
