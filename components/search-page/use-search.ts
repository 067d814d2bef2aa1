import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Question } from '@/components/search/search-address';
import { buildRequest } from '@/components/search/search-request';
import { createSearchStore, type HitList, type SearchState } from '@/components/search/search-store';
import { getSiteSearchClient } from '@/lib/search/site-client';

/** Results of all searches during this visit, so that "back" can restore them and the scroll position. */
const cache = new Map<string, HitList>();

async function fetchPage(question: Question, page: number) {
  const { results } = await getSiteSearchClient().search({ requests: [buildRequest(question, page)] });
  return results[0];
}

function createPageSearch() {
  const { ask, ...store } = createSearchStore(cache);
  return { ...store, ask: (question: Question) => void ask(question, fetchPage) };
}

/** State of the search, and functions that change it. */
export type Search = SearchState & Pick<ReturnType<typeof createPageSearch>, 'ask' | 'fetchMore' | 'retry'>;

/** Returns the state of the search, with functions that search, fetch more results and retry (SP-02, SP-07, SP-11). */
export function useSearch(): Search {
  const [{ getState, subscribe, ask, fetchMore, retry }] = useState(createPageSearch);
  const state = useSyncExternalStore(subscribe, getState, getState);
  useEffect(() => getSiteSearchClient().warmUp(), []);
  return { ...state, ask, fetchMore, retry };
}
