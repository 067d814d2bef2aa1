import { memoize } from '@/lib/text/memoize';
import type { SearchEngine, WorkerAnswer, WorkerQuestion, SearchResult } from './types';

/** The methods of `Worker` that the search engine uses. */
export type WorkerLike = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Thrown if the worker itself fails, as opposed to a search in the worker. */
class WorkerError extends Error {}

/**
 * Connects to a newly started worker. Resolves when the worker runs, because messages sent earlier may be lost. Rejects
 * with a `WorkerError` if the worker's script does not load; searches reject with one if the worker fails later.
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
    warmUp: async (warmUp, ahead = false) => void (await ask({ warmUp, ahead })),
  };
  const started = new Promise<SearchEngine>((resolve) => {
    worker.addEventListener('message', () => resolve(engine));
  });
  return Promise.race([started, failed]);
}

/**
 * Creates a search engine that runs in a worker, or on the main thread if workers are unavailable or fail. `start` may
 * throw; `loadFallback` is called again after a failure. @see acceptance SM-11, SM-21, SM-28
 */
export function createWorkerEngine(
  start: () => WorkerLike,
  loadFallback: () => Promise<SearchEngine>,
): SearchEngine {
  const fallBack = memoize<void, Promise<SearchEngine>>(loadFallback);
  let connect = memoize<void, Promise<SearchEngine>>(() =>
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
    warmUp: (version, ahead) => call((engine) => engine.warmUp(version, ahead)),
  };
}

/** Creates the engine for the local index. It runs in a worker, so that searching never delays typing. */
export function createLocalEngine(): SearchEngine {
  return createWorkerEngine(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('./current-thread-engine')).createCurrentThreadEngine(),
  );
}
