import type { SearchHit, SearchResult } from '@/lib/search/types';
import type { SearchParams } from './search-address';

/** Hits that have been loaded so far, and data about them. */
export interface HitList {
  /** Query and version that the results are for. */
  question: SearchParams;
  hits: readonly SearchHit[];
  /** Total number of results. */
  count: number;
  /** Total number of result pages; `loaded` is the number of pages that have been loaded. */
  pages: number;
  loaded: number;
  /** Similar queries to suggest to the reader. */
  suggestions: readonly string[];
  /** True if texts of hits are still to come; see `complete`. */
  lacksTexts: boolean;
}

/** State of a search, as shown by the search dialog or the search page. */
export interface SearchState {
  /** Query and version of the current search; null before the first search. */
  question: SearchParams | null;
  /** Loaded results; while `phase` is `searching`, those of the previous search. */
  found: HitList | null;
  phase: 'idle' | 'searching' | 'fetching';
  /** True if the last request failed, for the first page of results or a later one. */
  failed: boolean;
}

/** Fetches a page of results, counted from 0; rejects on failure. */
export type FetchResultsPage = (question: SearchParams, page: number) => Promise<SearchResult | undefined>;

export const initialSearchState: SearchState = { question: null, found: null, phase: 'idle', failed: false };

/** Maximum number of searches with cached results, which "back" shows immediately. */
const cacheLimit = 20;

const keyOf = ({ query, version }: SearchParams) => `${version} ${query}`;

/** True if some results have not been loaded yet. */
export const hasMoreResults = ({ found, phase }: SearchState): boolean =>
  found !== null && phase !== 'searching' && found.loaded < found.pages;

function addPage(list: HitList | null, question: SearchParams, page: number, result: SearchResult): HitList {
  const { hits, nbHits, nbPages, suggestions = [], lacksTexts = false } = result;
  return {
    question,
    hits: page === 0 ? hits : [...(list?.hits ?? []), ...hits],
    count: nbHits ?? hits.length,
    // A page without hits ends the results, regardless of the reported number of pages.
    pages: hits.length === 0 ? page : (nbPages ?? 1),
    loaded: page + 1,
    suggestions: page === 0 ? suggestions : (list?.suggestions ?? []),
    lacksTexts,
  };
}

/**
 * Creates a store for the state of a search. Late responses to previous searches do not change the state.
 * @param cache results by version and query; pass one that outlives the store to restore results later in the visit
 * @see acceptance SM-21, SM-30, SP-02, SP-07, SP-11
 */
export function createSearchStore(cache = new Map<string, HitList>()) {
  let state = initialSearchState;
  let fetchPage: FetchResultsPage = async () => undefined;
  let current: Promise<HitList | null> = Promise.resolve(null);
  const listeners = new Set<() => void>();

  const set = (next: Partial<SearchState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const addToCache = (found: HitList) => {
    const key = keyOf(found.question);
    cache.delete(key);
    cache.set(key, found);
    const [oldest] = cache.keys();
    if (cache.size > cacheLimit && oldest !== undefined) cache.delete(oldest);
  };
  const load = async (question: SearchParams, page: number): Promise<HitList | null> => {
    const isAsked = () => state.question === question;
    try {
      const result = await fetchPage(question, page);
      if (!Array.isArray(result?.hits)) throw new Error('The search gave no answer.');
      const found = addPage(state.found, question, page, result);
      if (!found.lacksTexts) addToCache(found);
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
     * Searches, unless query and version are unchanged. An empty query clears the results.
     * @returns the first page of results, even if another search has started in the meantime; null on failure
     */
    ask(question: SearchParams, fetch: FetchResultsPage): Promise<HitList | null> {
      const isSame = state.question !== null && keyOf(state.question) === keyOf(question);
      if (isSame && !state.failed) return current;
      fetchPage = fetch;
      const cached = cache.get(keyOf(question));
      if (question.query === '' || cached) {
        const found = cached ?? null;
        current = Promise.resolve(found);
        set({ question, found, phase: 'idle', failed: false });
        return current;
      }
      set({ question, found: state.failed ? null : state.found, phase: 'searching', failed: false });
      current = load(question, 0);
      return current;
    },
    /**
     * Replaces results whose hits lacked texts, unless the reader has searched for something else.
     * @returns true if they were replaced
     */
    complete(question: SearchParams, result: SearchResult): boolean {
      const isAsked = state.question !== null && keyOf(state.question) === keyOf(question);
      if (!isAsked || result.lacksTexts) return false;
      const found = addPage(null, question, 0, result);
      addToCache(found);
      current = Promise.resolve(found);
      set({ found });
      return true;
    },
    /** Fetches the next page of results. */
    fetchMore() {
      if (!hasMoreResults(state) || state.phase !== 'idle' || !state.question || !state.found) return;
      set({ phase: 'fetching', failed: false });
      void load(state.question, state.found.loaded);
    },
    /** Repeats a failed request. */
    retry() {
      if (!state.failed || !state.question) return;
      set({ phase: state.found ? 'fetching' : 'searching' });
      current = load(state.question, state.found?.loaded ?? 0);
    },
  };
}

export type SearchStore = ReturnType<typeof createSearchStore>;
