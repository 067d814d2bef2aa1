import { expect, it, vi } from 'vitest';
import type { SearchEngine, WorkerQuestion } from '@/lib/search/types';
import { fetchSearchFile } from '@/lib/search/fetch-file';
import { createLazyClient } from '@/lib/search/site-client';
import { createWorkerEngine, type WorkerLike } from '@/lib/search/worker-engine';

const request = { requests: [{ query: 'docker' }] };
const named = (name: string): SearchEngine => ({
  search: async () => ({ results: [{ query: name } as never] }),
  warmUp: async () => {},
});
const ask = async (engine: Pick<SearchEngine, 'search'>) => (await engine.search(request)).results[0]?.query;

/** Creates a worker engine; its mock worker uses the given engine and reports `start` or `fail` on demand. */
function makeWorker({ search } = named('worker')) {
  const events = new EventTarget();
  const say = (type: string) => events.dispatchEvent(new Event(type));
  const worker = {
    addEventListener: events.addEventListener.bind(events),
    postMessage: (question: WorkerQuestion, [port]: MessagePort[]) => {
      if (!('search' in question)) return port?.postMessage({ results: [] });
      search(question.search).then(
        (answer) => port?.postMessage(answer),
        (error: unknown) => port?.postMessage({ error: String((error as Error).message) }),
      );
    },
    terminate: vi.fn<() => void>(),
  };
  const inPage = async () => named('page');
  const engine = createWorkerEngine(() => worker as unknown as WorkerLike, inPage);
  return { engine, terminate: worker.terminate, start: () => say('message'), fail: () => say('error') };
}

const startNone = (): WorkerLike => {
  throw new Error('no workers');
};

/** Makes a function fail on its first call. */
const failFirst = <Args extends unknown[], T>(make: (...args: Args) => Promise<T>) =>
  vi.fn<(...args: Args) => Promise<T>>(make).mockRejectedValueOnce(new Error('lost'));

it('SM-11 the site search returns the result of its web worker for each search', async () => {
  const echo: SearchEngine['search'] = async ({ requests: [first] }) => {
    return { results: [{ query: first?.query } as never] };
  };
  const { engine, start } = makeWorker({ ...named('worker'), search: echo });
  const answers = ['a', 'b'].map((query) => engine.search({ requests: [{ query }] }));
  start();
  expect((await Promise.all(answers)).map(({ results }) => results[0]?.query)).toEqual(['a', 'b']);
});

it('SM-21 the site search rejects with the error of its web worker, and uses it again afterwards', async () => {
  const worker = named('worker');
  const { engine, start } = makeWorker({ ...worker, search: failFirst(worker.search) });
  const first = ask(engine);
  start();
  await expect(first).rejects.toThrow('lost');
  expect(await ask(engine)).toBe('worker');
});

it('SM-28 the site search runs in the page if its web worker cannot be started or loaded', async () => {
  expect(await ask(createWorkerEngine(startNone, async () => named('page')))).toBe('page');
  const { engine, fail, terminate } = makeWorker();
  const answer = ask(engine);
  fail();
  expect(await answer).toBe('page');
  expect(terminate).toHaveBeenCalledOnce();
});

it('SM-28 the site search continues in the page if its web worker crashes, with pending searches', async () => {
  const { engine, start, fail } = makeWorker({ ...named('worker'), search: () => new Promise(() => {}) });
  const answer = ask(engine);
  start();
  await engine.warmUp();
  fail();
  expect(await answer).toBe('page');
  expect(await ask(engine)).toBe('page');
});

it('SM-21 the site search rejects if neither worker nor page can search, and tries again next time', async () => {
  const loadLate = failFirst(async () => named('page'));
  const engine = createWorkerEngine(startNone, loadLate);
  await expect(ask(engine)).rejects.toThrow('lost');
  expect(await ask(engine)).toBe('page');
});

it('SM-28 the site search loads its engine once, when it is first used', async () => {
  const load = vi.fn<() => Promise<SearchEngine>>(async () => named('engine'));
  const client = createLazyClient(load);
  expect(load).not.toHaveBeenCalled();
  client.warmUp();
  expect(await ask(client)).toBe('engine');
  expect(load).toHaveBeenCalledOnce();
});

it('SM-21 the site search rejects if its engine does not load, and loads it again next time', async () => {
  const client = createLazyClient(failFirst(async () => named('engine')));
  await expect(ask(client)).rejects.toThrow('lost');
  expect(await ask(client)).toBe('engine');
});

it('SM-21 the site search ignores errors while its engine is loaded ahead', async () => {
  const load = failFirst(async () => named('engine'));
  const client = createLazyClient(load);
  client.warmUp('3.9');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(await ask(client)).toBe('engine');
});

const answerWith = (answer: () => Response | Promise<Response>) => {
  const fetched = vi.fn<(url: URL) => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { origin: 'https://docs.test' });
  return fetched;
};

it('RT-26 the site search fetches index files below the base path of the site', async () => {
  const fetched = answerWith(() => Response.json({ ok: true }));
  expect(await fetchSearchFile('current.json')).toEqual({ ok: true });
  vi.stubEnv('DOCS_BASE_PATH', '/docs');
  await fetchSearchFile('current-0/t1.json');
  vi.unstubAllEnvs();
  expect(fetched.mock.calls.map(([url]) => String(url))).toEqual([
    'https://docs.test/search-index/current.json',
    'https://docs.test/docs/assets/generated/search/current-0/t1.json',
  ]);
});

it.each([
  ['a missing file', () => new Response('', { status: 404 })],
  ['invalid JSON', () => new Response('<!doctype html>')],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'SM-21 the site search rejects with the name of an index file that cannot be read: %s',
  async (_, answer) => {
    answerWith(answer);
    const message = 'The file /search-index/current.json of the search index cannot be read.';
    await expect(fetchSearchFile('current.json')).rejects.toThrow(message);
  },
);
