import type { SearchEngine, WorkerAnswer, WorkerQuestion } from './engine';
import type { SearchResult } from './types';

/** The methods of a worker that are used here. */
export type WorkerLike = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** The worker itself failed, rather than a search in it. */
class WorkerError extends Error {}

interface PendingQuestion {
  resolve(results: SearchResult[]): void;
  reject(error: Error): void;
}

type Question = WorkerQuestion extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

/**
 * Connects to a newly started worker. Resolves once the worker runs; rejects with a `WorkerError` when its script does not
 * load. Searches reject with one when the worker fails.
 */
function connectWorker(worker: WorkerLike): Promise<SearchEngine> {
  const pending = new Map<number, PendingQuestion>();
  let failure: WorkerError | undefined;
  let lastId = 0;
  const ask = (question: Question): Promise<SearchResult[]> =>
    new Promise((resolve, reject) => {
      if (failure) {
        reject(failure);
        return;
      }
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      worker.postMessage({ ...question, id: lastId }, []);
    });
  const receive = ({ id, ...answer }: Exclude<WorkerAnswer, 'ready'>): void => {
    const question = pending.get(id);
    pending.delete(id);
    if ('error' in answer) question?.reject(new Error(answer.error));
    else question?.resolve(answer.results);
  };
  const engine: SearchEngine = {
    search: async (search) => ({ results: await ask({ search }) }),
    async warmUp(warmUp) {
      await ask({ warmUp });
    },
  };
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data === 'ready') resolve(engine);
      else receive(data);
    });
    worker.addEventListener('error', () => {
      failure = new WorkerError('The search worker failed.');
      worker.terminate();
      reject(failure);
      for (const question of pending.values()) question.reject(failure);
      pending.clear();
    });
  });
}

/**
 * A search engine in a worker; falls back to the main thread when workers are unavailable or fail.
 *
 * @param start starts the worker; may throw
 * @param loadFallback loads the engine for the main thread; if that fails, the next call tries both again
 * @see acceptance SM-11, SM-21, SM-28
 */
export function createEngine(
  start: () => WorkerLike,
  loadFallback: () => Promise<SearchEngine>,
): SearchEngine {
  let current: Promise<SearchEngine> | undefined;
  const fallBack = (): Promise<SearchEngine> => {
    const loading = loadFallback();
    current = loading;
    loading.catch(() => {
      current = undefined;
    });
    return loading;
  };
  const getEngine = (): Promise<SearchEngine> => {
    current ??= (async () => connectWorker(start()))().catch(fallBack);
    return current;
  };
  const call = async <T>(use: (engine: SearchEngine) => Promise<T>): Promise<T> => {
    const engine = await getEngine();
    try {
      return await use(engine);
    } catch (error) {
      if (error instanceof WorkerError) return use(await fallBack());
      throw error;
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
