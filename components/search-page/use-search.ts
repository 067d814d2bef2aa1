import { useCallback, useEffect, useReducer } from 'react';
import { dialogConfig } from '@/components/search/dialog-config';
import { searchSettings } from '@/lib/search/read-settings';
import { getSiteSearchClient } from '@/lib/search/site-client';
import type { SearchResult } from '@/lib/search/types';
import { searchLimits } from '@/lib/site/constants';
import type { Question } from './search-address';
import { recall, remember } from './search-memory';
import { toRequest } from './search-request';
import { firstState, getWantedPage, reduceSearch, type SearchState } from './search-state';

/** One page of results. Rejects when it cannot be had, also when what came is no answer. */
async function fetchPage(question: Question, page: number): Promise<SearchResult> {
  const isNarrow = matchMedia(`(max-width: ${searchLimits.snippetBreakpoint}px)`).matches;
  const request = toRequest(question, {
    settings: searchSettings,
    contextual: dialogConfig.contextualSearch,
    page,
    isNarrow,
  });
  const { results } = await getSiteSearchClient().search({ requests: [request] });
  const [result] = results;
  if (!result || !Array.isArray(result.hits)) throw new Error('The search gave no answer.');
  return result;
}

/** A search that runs. */
export interface Search extends SearchState {
  ask: (question: Question) => void;
  /** Fetches the next page. */
  more: () => void;
  /** Sends what failed once more. */
  again: () => void;
}

/** Results for what is asked, page by page (SP-02, SP-07, SP-11). Another question makes earlier answers void. */
export function useSearch(): Search {
  const [state, dispatch] = useReducer(reduceSearch, firstState);
  const { question, found } = state;
  const page = getWantedPage(state);

  useEffect(() => getSiteSearchClient().warmUp(), []);

  useEffect(() => {
    if (question === null || page === null) return;
    let wanted = true;
    fetchPage(question, page).then(
      (result) => wanted && dispatch({ type: 'answered', question, page, result }),
      () => wanted && dispatch({ type: 'failed', question }),
    );
    return () => {
      wanted = false;
    };
  }, [question, page]);

  useEffect(() => {
    if (found) remember(found);
  }, [found]);

  const ask = useCallback(
    (asked: Question) => dispatch({ type: 'asked', question: asked, remembered: recall(asked) }),
    [],
  );
  const more = useCallback(() => dispatch({ type: 'more' }), []);
  const again = useCallback(() => dispatch({ type: 'again' }), []);
  return { ...state, ask, more, again };
}
