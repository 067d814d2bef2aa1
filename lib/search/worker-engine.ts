import type { SearchEngine, WorkerAnswer, WorkerQuestion } from './engine';
import type { SearchResult } from './types';

/** The part of a worker that is used here. */
export type WorkerLike = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** The worker itself failed, rather than a search in it. */
class WorkerError extends Error {}

interface PendingQuestion {
  resolve(results: SearchResult[]): void;
  reject(error: Error): void;
}

type Question = WorkerQuestion extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

/**
 * The engine in a worker that was just started. Resolves once the worker runs; rejects with a `WorkerError` when its
 * script does not load. Searches reject with one when the worker breaks down.
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
 * An engine in a worker, with a fallback in the page's own thread for when workers are not available or break down.
 *
 * @param start starts the worker; may throw
 * @param loadFallback loads the engine for this thread; when that fails, the next call tries both again
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

/** The engine over the index that is built with the site: in a worker, so that it never delays typing. */
export function createLocalEngine(): SearchEngine {
  return createEngine(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('./page-engine')).createPageEngine(),
  );
}
