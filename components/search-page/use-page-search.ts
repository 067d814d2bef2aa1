import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SearchParams } from '@/components/search/search-address';
import { buildSearchRequest } from '@/components/search/search-request';
import { createSearchStore, type HitList, type SearchState } from '@/components/search/search-store';
import { siteSearchClient } from '@/lib/search/site-client';

/** Results of all searches during this visit, so that "back" can restore them and the scroll position. */
const cache = new Map<string, HitList>();

async function fetchPage(question: SearchParams, page: number) {
  const { results } = await siteSearchClient.search({ requests: [buildSearchRequest(question, page)] });
  return results[0];
}

function createSearch() {
  const { ask, ...store } = createSearchStore(cache);
  return { ...store, ask: (question: SearchParams) => void ask(question, fetchPage) };
}

interface SavedPages {
  /** Number of pages of results that the page in this history entry has shown. */
  resultPages?: number;
}

/** Saves how many pages of results are loaded, and loads as many again after a reload, so that the place is the same. */
function useSavedPages({ found }: SearchState, fetchMore: () => void) {
  const loaded = found?.loaded ?? 0;
  useEffect(() => {
    const { resultPages = 1 } = (history.state ?? {}) as SavedPages;
    if (loaded > resultPages) history.replaceState({ ...history.state, resultPages: loaded }, '');
    else if (loaded > 0 && loaded < resultPages) fetchMore();
  }, [loaded, fetchMore]);
}

/** State of the search, and functions that change it. */
export type PageSearch = SearchState & Pick<ReturnType<typeof createSearch>, 'ask' | 'fetchMore' | 'retry'>;

/** Returns the state of the search, with functions that search, fetch more results and retry (SP-02, SP-07, SP-11). */
export function usePageSearch(): PageSearch {
  const [{ getState, subscribe, ask, fetchMore, retry }] = useState(createSearch);
  const state = useSyncExternalStore(subscribe, getState, getState);
  useEffect(() => siteSearchClient.warmUp(), []);
  useSavedPages(state, fetchMore);
  return { ...state, ask, fetchMore, retry };
}
