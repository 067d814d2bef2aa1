import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Question } from '@/components/search/search-address';
import { buildRequest } from '@/components/search/search-request';
import { createSearchStore, type Found, type SearchState } from '@/components/search/search-store';
import { getSiteSearchClient } from '@/lib/search/site-client';

/** Answers of this visit: "back" finds all pages of the results at once, and the position on the page. */
const memory = new Map<string, Found>();

async function fetchPage(question: Question, page: number) {
  const { results } = await getSiteSearchClient().search({ requests: [buildRequest(question, page)] });
  return results[0];
}

function createPageSearch() {
  const { ask, ...store } = createSearchStore(memory);
  return { ...store, ask: (question: Question) => void ask(question, fetchPage) };
}

/** The state of the page's search, and what changes it. */
export type Search = SearchState & Pick<ReturnType<typeof createPageSearch>, 'ask' | 'more' | 'again'>;

/** Results for what is asked, page by page (SP-02, SP-07, SP-11). */
export function useSearch(): Search {
  const [{ getState, subscribe, ask, more, again }] = useState(createPageSearch);
  const state = useSyncExternalStore(subscribe, getState, getState);
  useEffect(() => getSiteSearchClient().warmUp(), []);
  return { ...state, ask, more, again };
}
