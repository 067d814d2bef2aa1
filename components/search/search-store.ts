import type { SearchHit, SearchResult } from '@/lib/search/types';
import type { Question } from './search-address';

/** Results so far. */
export interface Found {
  /** What they are the answer to. */
  question: Question;
  hits: readonly SearchHit[];
  /** All that there are. */
  count: number;
  /** Pages that there are, and pages that are here. */
  pages: number;
  loaded: number;
  /** Other queries to try. */
  suggestions: readonly string[];
}

/** What dialog and search page show. */
export interface SearchState {
  /** Null until something is asked. */
  question: Question | null;
  /** Results of the question before while `phase` is `searching`. */
  found: Found | null;
  phase: 'idle' | 'searching' | 'fetching';
  /** The last request, of the first page or of a further one, failed. */
  failed: boolean;
}

/** Fetches one page of results, counted from 0; rejects when it cannot be had. */
export type FetchPage = (question: Question, page: number) => Promise<SearchResult | undefined>;

export const firstState: SearchState = { question: null, found: null, phase: 'idle', failed: false };

/** Answers that are kept for "back". */
const memoryLimit = 20;

const keyOf = ({ query, version }: Question) => `${version} ${query}`;

/** Whether there are results that are not here yet. */
export const hasMore = ({ found, phase }: SearchState): boolean =>
  found !== null && phase !== 'searching' && found.loaded < found.pages;

function addPage(before: Found | null, question: Question, page: number, result: SearchResult): Found {
  const { hits, nbHits, nbPages, suggestions = [] } = result;
  return {
    question,
    hits: page === 0 ? hits : [...(before?.hits ?? []), ...hits],
    count: nbHits ?? hits.length,
    // An empty page is the last one, whatever the count says.
    pages: hits.length === 0 ? page : (nbPages ?? 1),
    loaded: page + 1,
    suggestions: page === 0 ? suggestions : (before?.suggestions ?? []),
  };
}

/**
 * The state of a search, for the dialog and for the search page. Answers and failures of a question that is no longer
 * asked do not change it.
 *
 * @param memory answers by question; one that outlives the store brings them back later in the visit
 * @see acceptance SM-21, SM-30, SP-02, SP-07, SP-11
 */
export function createSearchStore(memory = new Map<string, Found>()) {
  let state = firstState;
  let fetchPage: FetchPage = async () => undefined;
  let current: Promise<Found | null> = Promise.resolve(null);
  const listeners = new Set<() => void>();

  const set = (next: Partial<SearchState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const remember = (found: Found) => {
    const key = keyOf(found.question);
    memory.delete(key);
    memory.set(key, found);
    const [oldest] = memory.keys();
    if (memory.size > memoryLimit && oldest !== undefined) memory.delete(oldest);
  };
  const load = async (question: Question, page: number): Promise<Found | null> => {
    const isAsked = () => state.question === question;
    try {
      const result = await fetchPage(question, page);
      if (!Array.isArray(result?.hits)) throw new Error('The search gave no answer.');
      const found = addPage(state.found, question, page, result);
      remember(found);
      if (isAsked()) set({ found, phase: 'idle', failed: false });
      return found;
    } catch {
      if (isAsked()) set({ found: page === 0 ? null : state.found, phase: 'idle', failed: true });
      return null;
    }
  };

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Asks a question, unless it is asked already. An empty query clears the results.
     * @returns its first page, also when another question was asked meanwhile; null when it failed
     */
    ask(question: Question, fetch: FetchPage): Promise<Found | null> {
      const isSame = state.question !== null && keyOf(state.question) === keyOf(question);
      if (isSame && !state.failed) return current;
      fetchPage = fetch;
      const remembered = memory.get(keyOf(question));
      if (question.query === '' || remembered) {
        const found = remembered ?? null;
        current = Promise.resolve(found);
        set({ question, found, phase: 'idle', failed: false });
        return current;
      }
      set({ question, found: state.failed ? null : state.found, phase: 'searching', failed: false });
      current = load(question, 0);
      return current;
    },
    /** Fetches the next page. */
    more() {
      if (!hasMore(state) || state.phase !== 'idle' || !state.question || !state.found) return;
      set({ phase: 'fetching', failed: false });
      void load(state.question, state.found.loaded);
    },
    /** Sends what failed once more. */
    again() {
      if (!state.failed || !state.question) return;
      set({ phase: state.found ? 'fetching' : 'searching' });
      current = load(state.question, state.found?.loaded ?? 0);
    },
  };
}

/** The state of a search, and what changes it. */
export type SearchStore = ReturnType<typeof createSearchStore>;
