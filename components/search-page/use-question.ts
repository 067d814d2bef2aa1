import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { readQuestion, toQuery, writeQuestion, type Question } from '@/components/search/search-address';

/** From the last change of the text to the search, in ms (SP-03). */
const PAUSE = 300;

function isInAddress({ query, version }: Question, versions: readonly string[]): boolean {
  const shown = readQuestion(new URLSearchParams(location.search), versions);
  return shown.query === query && shown.version === version;
}

/** Puts a question into the address: no new entry of the history, no scrolling (SP-02, NV-06). */
function showInAddress(question: Question, versions: readonly string[]): boolean {
  if (isInAddress(question, versions)) return false;
  const { pathname, search } = location;
  history.replaceState(null, '', pathname + writeQuestion(question, versions, search));
  return true;
}

/** How the field's text and the address come together. */
export interface QuestionControl {
  field: RefObject<HTMLInputElement | null>;
  /** The reader types. */
  typed: () => void;
  /** Searches at once for what the field holds. @returns whether that is something else than before */
  commit: () => boolean;
  /** Searches at once, in another version. */
  choose: (version: string) => void;
  /** Empties the field. */
  clear: () => void;
  /** The address says something. */
  read: (question: Question) => void;
}

/**
 * Keeps field and address in step: what is typed goes into the address after a pause, what else changes the address
 * goes into the field.
 */
export function useQuestion(versions: readonly string[]): QuestionControl {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the address says as far as the field knows; null at first. */
  const known = useRef<Question | null>(null);

  const search = useCallback(
    (version?: string) => {
      clearTimeout(timer.current);
      if (!known.current) return false;
      const query = toQuery(field.current?.value ?? '');
      known.current = { query, version: version ?? known.current.version };
      return showInAddress(known.current, versions);
    },
    [versions],
  );
  const commit = useCallback(() => search(), [search]);

  const typed = useCallback(() => {
    clearTimeout(timer.current);
    // Nothing to wait for where nothing will be sent.
    if (field.current?.value === '') commit();
    else timer.current = setTimeout(commit, PAUSE);
  }, [commit]);

  const clear = useCallback(() => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    commit();
  }, [commit]);

  const read = useCallback(
    (question: Question) => {
      // The reader went on meanwhile: what the address says now follows.
      if (!isInAddress(question, versions)) return;
      const before = known.current;
      known.current = question;
      const { current: input } = field;
      if (!input || before?.query === question.query) return;
      // At first the field may hold what was typed while the page came to life.
      if (before === null && input.value !== '') return typed();
      clearTimeout(timer.current);
      input.value = question.query;
    },
    [typed, versions],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return { field, typed, commit, choose: search, clear, read };
}
