import { memoize } from '@/lib/text/memoize';
import type { SearchEngine, WorkerAnswer, WorkerQuestion, SearchResult } from './types';

/** The methods of a worker that are used here. */
export type WorkerLike = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** The worker itself failed, rather than a search in it. */
class WorkerError extends Error {}

/**
 * Connects to a newly started worker. Resolves once the worker runs, because earlier messages may be lost; rejects with a
 * `WorkerError` when its script does not load. Searches reject with one when the worker fails.
 */
function connectWorker(worker: WorkerLike): Promise<SearchEngine> {
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new WorkerError('The search worker failed.'));
    });
  });
  const ask = (question: WorkerQuestion): Promise<SearchResult[]> => {
    const { port1: port, port2: workerPort } = new MessageChannel();
    const answered = new Promise<SearchResult[]>((resolve, reject) => {
      port.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
        port.close();
        if ('error' in data) reject(new Error(data.error));
        else resolve(data.results);
      });
      port.start();
    });
    worker.postMessage(question, [workerPort]);
    return Promise.race([answered, failed]);
  };
  const engine: SearchEngine = {
    search: async (search) => ({ results: await ask({ search }) }),
    warmUp: async (warmUp) => void (await ask({ warmUp })),
  };
  const started = new Promise<SearchEngine>((resolve) => {
    worker.addEventListener('message', () => resolve(engine));
  });
  return Promise.race([started, failed]);
}

/**
 * A search engine in a worker; falls back to the main thread when workers are unavailable or fail.
 *
 * @param start starts the worker; may throw
 * @param loadFallback loads the engine for the main thread; if that fails, the next call tries again
 * @see acceptance SM-11, SM-21, SM-28
 */
export function createEngine(
  start: () => WorkerLike,
  loadFallback: () => Promise<SearchEngine>,
): SearchEngine {
  const fallBack = memoize<void, SearchEngine>(loadFallback);
  let connect = memoize<void, SearchEngine>(() =>
    (async () => connectWorker(start()))().catch(() => fallBack()),
  );
  const call = async <T>(use: (engine: SearchEngine) => Promise<T>): Promise<T> => {
    const engine = await connect();
    try {
      return await use(engine);
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error;
      connect = fallBack;
      return use(await fallBack());
    }
  };
  return {
    search: (request) => call((engine) => engine.search(request)),
    warmUp: (version) => call((engine) => engine.warmUp(version)),
  };
}

/** The engine for the local index, in a worker so that it never delays typing. */
export function createLocalEngine(): SearchEngine {
  return createEngine(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('./page-engine')).createPageEngine(),
  );
}
