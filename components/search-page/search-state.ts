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

/** What the search page shows. */
export interface SearchState {
  /** Null until the address has been read. */
  question: Question | null;
  /** Those of the question before while `phase` is `searching`. */
  found: Found | null;
  phase: 'idle' | 'searching' | 'fetching';
  /** The last request, of the first page or of a further one, failed. */
  failed: boolean;
}

/** What can happen to it. */
export type SearchAction =
  | { type: 'asked'; question: Question; remembered: Found | null }
  | { type: 'answered'; question: Question; page: number; result: SearchResult }
  | { type: 'failed'; question: Question }
  | { type: 'more' }
  | { type: 'again' };

export const firstState: SearchState = { question: null, found: null, phase: 'idle', failed: false };

const sameQuestion = (one: Question | null, other: Question) =>
  one?.query === other.query && one.version === other.version;

/** Page that is wanted next, counted from 0; null when nothing is. */
export function getWantedPage({ phase, found }: SearchState): number | null {
  if (phase === 'idle') return null;
  return phase === 'searching' ? 0 : (found?.loaded ?? 0);
}

/** Whether there are results that are not here yet. */
export const hasMore = ({ found, phase }: SearchState): boolean =>
  found !== null && phase !== 'searching' && found.loaded < found.pages;

function ask(state: SearchState, question: Question, remembered: Found | null): SearchState {
  if (sameQuestion(state.question, question)) return state;
  if (question.query === '') return { ...firstState, question };
  if (remembered) return { question, found: remembered, phase: 'idle', failed: false };
  return { question, found: state.failed ? null : state.found, phase: 'searching', failed: false };
}

function add(state: SearchState, question: Question, page: number, result: SearchResult): SearchState {
  if (state.question !== question || getWantedPage(state) !== page) return state;
  const before = page === 0 ? [] : (state.found?.hits ?? []);
  const found: Found = {
    question,
    hits: [...before, ...result.hits],
    count: result.nbHits,
    // An empty page is the last one, whatever the count said.
    pages: result.hits.length === 0 ? page : result.nbPages,
    loaded: page + 1,
    suggestions: page === 0 ? (result.suggestions ?? []) : (state.found?.suggestions ?? []),
  };
  return { question, found, phase: 'idle', failed: false };
}

function fail(state: SearchState, question: Question): SearchState {
  if (state.question !== question) return state;
  const found = state.phase === 'fetching' ? state.found : null;
  return { ...state, found, phase: 'idle', failed: true };
}

/** The next state. Answers and failures of a question that is no longer asked change nothing (SM-30). */
export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'asked':
      return ask(state, action.question, action.remembered);
    case 'more':
      return hasMore(state) ? { ...state, phase: 'fetching', failed: false } : state;
    case 'again':
      return state.failed ? { ...state, phase: state.found ? 'fetching' : 'searching' } : state;
    case 'failed':
      return fail(state, action.question);
    case 'answered':
      return add(state, action.question, action.page, action.result);
  }
}
