import { expect, it } from 'vitest';
import type { SearchParams } from '@/components/search/search-address';
import { createSearchStore, hasMoreResults, type HitList } from '@/components/search/search-store';
import type { SearchHit, SearchResult } from '@/lib/search/types';

const mode: SearchParams = { query: 'mode', version: 'current' };
const azure: SearchParams = { query: 'azure', version: 'current' };

const resultOf = ({ query }: SearchParams, page = 0, parts: Partial<SearchResult> = {}) => {
  const hits = [{ objectID: `${query} ${page}` } as SearchHit];
  return { hits, nbHits: 3, nbPages: 3, ...parts } as SearchResult;
};

interface Request {
  question: SearchParams;
  page: number;
  resolve: (result: SearchResult | undefined) => void;
  reject: (error: Error) => void;
}

const flush = () => new Promise((resolve) => setTimeout(resolve));

/** A store with the requests that it made; the test answers them. */
function createStore(memory?: Map<string, HitList>) {
  const requests: Request[] = [];
  const store = createSearchStore(memory);
  const ask = (asked: SearchParams) =>
    store.ask(
      asked,
      (question, page) =>
        new Promise((resolve, reject) => requests.push({ question, page, resolve, reject })),
    );
  /** Answers the newest request. */
  const answer = async (parts?: Partial<SearchResult>) => {
    const request = requests.at(-1);
    request?.resolve(resultOf(request.question, request.page, parts));
    await flush();
  };
  return { ...store, ask, answer, requests };
}

it('SM-30 SP-03 late answers and failures of an earlier search do not change what a later one shows', async () => {
  const store = createStore();
  const first = store.ask(mode);
  const second = store.ask(azure);
  store.requests[0]?.resolve(resultOf(mode));
  expect((await first)?.question).toEqual(mode);
  expect(store.getState()).toMatchObject({ question: azure, found: null, phase: 'searching' });
  await store.answer();
  expect((await second)?.question).toEqual(azure);
  void store.ask({ ...mode, version: '3.9' });
  void store.ask({ ...azure, version: '3.9' });
  store.requests[2]?.reject(new Error('late'));
  await flush();
  expect(store.getState()).toMatchObject({ phase: 'searching', failed: false });
});

it('SP-07 a search loads no more hits after an empty page of hits, even if the service counts more pages', async () => {
  const store = createStore();
  void store.ask(mode);
  await store.answer({ nbPages: 9 });
  store.fetchMore();
  await store.answer({ hits: [], nbPages: 9 });
  expect(hasMoreResults(store.getState())).toBe(false);
});

it('SP-02 results of the last 20 searches are remembered, and appear with all loaded pages and no request', async () => {
  const memory = new Map<string, HitList>();
  const store = createStore(memory);
  void store.ask(mode);
  await store.answer();
  store.fetchMore();
  await store.answer();
  const later = createStore(memory);
  void later.ask({ ...mode });
  expect(later.getState().found?.hits.map(({ objectID }) => objectID)).toEqual(['mode 0', 'mode 1']);
  expect(later.requests).toEqual([]);
  for (let count = 0; count < 30; count += 1) {
    void later.ask({ query: String(count), version: 'current' });
    await later.answer();
  }
  expect([...memory.keys()]).toEqual(Array.from({ length: 20 }, (_, index) => `current ${index + 10}`));
});
