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

/** A store, and the requests that it made, which are answered by hand. */
function createStore(memory?: Map<string, HitList>) {
  const requests: {
    question: SearchParams;
    page: number;
    resolve: (result: SearchResult | undefined) => void;
    reject: (error: Error) => void;
  }[] = [];
  const store = createSearchStore(memory);
  const ask = (question: SearchParams) =>
    store.ask(
      question,
      (asked, page) =>
        new Promise((resolve, reject) => {
          requests.push({ question: asked, page, resolve, reject });
        }),
    );
  /** Answers the newest request. */
  const answer = async (parts?: Partial<SearchResult>) => {
    const request = requests.at(-1);
    request?.resolve(resultOf(request.question, request.page, parts));
    await flush();
  };
  const fail = async () => {
    requests.at(-1)?.reject(new Error('lost'));
    await flush();
  };
  const flush = () => new Promise((resolve) => setTimeout(resolve));
  const ids = () => store.getState().found?.hits.map(({ objectID }) => objectID);
  return { ...store, ask, answer, fail, flush, ids, requests };
}

it('SP-02 asks for the first page, and for nothing when the query is cleared', async () => {
  const store = createStore();
  void store.ask(mode);
  expect(store.requests).toMatchObject([{ question: mode, page: 0 }]);
  await store.answer();
  void store.ask({ query: '', version: 'current' });
  expect(store.getState()).toMatchObject({ found: null, phase: 'idle', failed: false });
  expect(store.requests).toHaveLength(1);
});

it('SM-30 SP-03 answers and failures of an earlier question do not change it, but come back to who asked', async () => {
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
  await store.flush();
  expect(store.getState()).toMatchObject({ phase: 'searching', failed: false });
});

it('SP-07 SP-08 adds page after page until there are no more, each once', async () => {
  const store = createStore();
  void store.ask(mode);
  await store.answer();
  expect(hasMoreResults(store.getState())).toBe(true);
  for (const page of [1, 2]) {
    store.fetchMore();
    store.fetchMore();
    expect(store.requests).toHaveLength(page + 1);
    await store.answer();
  }
  store.fetchMore();
  expect(store.ids()).toEqual(['mode 0', 'mode 1', 'mode 2']);
  expect(store.getState().phase).toBe('idle');
  expect(hasMoreResults(store.getState())).toBe(false);
});

it('SP-07 an empty page is the last one, whatever the count says', async () => {
  const store = createStore();
  void store.ask(mode);
  await store.answer({ nbPages: 9 });
  store.fetchMore();
  await store.answer({ hits: [], nbPages: 9 });
  expect(hasMoreResults(store.getState())).toBe(false);
});

it('SM-21 SP-11 a failure takes the place of earlier results; of further pages it leaves them', async () => {
  const store = createStore();
  void store.ask(mode);
  await store.answer();
  store.fetchMore();
  await store.fail();
  expect(store.getState()).toMatchObject({ failed: true, phase: 'idle' });
  expect(store.ids()).toEqual(['mode 0']);
  store.retry();
  expect(store.requests.at(-1)?.page).toBe(1);
  await store.answer();
  expect(store.ids()).toEqual(['mode 0', 'mode 1']);
  void store.ask(azure);
  await store.fail();
  expect(store.getState()).toMatchObject({ found: null, failed: true, phase: 'idle' });
  void store.ask({ ...azure });
  expect(store.requests).toHaveLength(5);
  store.requests.at(-1)?.resolve(undefined);
  await store.flush();
  expect(store.getState().failed).toBe(true);
  store.retry();
  await store.answer();
  expect(store.ids()).toEqual(['azure 0']);
});

it('SP-05 the same query in another version is another question', async () => {
  const store = createStore();
  void store.ask(mode);
  void store.ask({ ...mode });
  expect(store.requests).toHaveLength(1);
  void store.ask({ ...mode, version: '3.9' });
  expect(store.requests).toHaveLength(2);
});

it('SP-02 what was found earlier in the visit is there at once, with all its pages', async () => {
  const memory = new Map<string, HitList>();
  const store = createStore(memory);
  void store.ask(mode);
  await store.answer();
  store.fetchMore();
  await store.answer();
  const later = createStore(memory);
  void later.ask({ ...mode });
  expect(later.ids()).toEqual(['mode 0', 'mode 1']);
  expect(later.requests).toEqual([]);
  for (let count = 0; count < 30; count += 1) {
    void later.ask({ query: String(count), version: 'current' });
    await later.answer();
  }
  expect([...memory.keys()]).toEqual(Array.from({ length: 20 }, (_, index) => `current ${index + 10}`));
});
