import type { SearchEngine } from './engine';
import type { SearchResult } from './types';
import type { WorkerAnswer, WorkerQuestion } from './worker-messages';

/** The part of a worker that is used here. */
export type WorkerLike = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** The worker itself failed, rather than a search in it. */
export class WorkerError extends Error {}

interface Waiting {
  resolve(results: SearchResult[]): void;
  reject(error: Error): void;
}

type Question = WorkerQuestion extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

/**
 * The engine in a worker.
 *
 * @param worker a worker that was just started, of `worker.ts`
 * @returns once it runs; rejects with a `WorkerError` when its script does not load. So do searches when it breaks down
 */
export function connectWorker(worker: WorkerLike): Promise<SearchEngine> {
  const waiting = new Map<number, Waiting>();
  let broken: WorkerError | undefined;
  let count = 0;
  const ask = (question: Question): Promise<SearchResult[]> =>
    new Promise((resolve, reject) => {
      if (broken) {
        reject(broken);
        return;
      }
      count += 1;
      waiting.set(count, { resolve, reject });
      worker.postMessage({ ...question, id: count }, []);
    });
  const settle = ({ id, ...answer }: Exclude<WorkerAnswer, 'ready'>): void => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if ('error' in answer) asked?.reject(new Error(answer.error));
    else asked?.resolve(answer.results);
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
      else settle(data);
    });
    worker.addEventListener('error', () => {
      broken = new WorkerError('The search worker failed.');
      worker.terminate();
      reject(broken);
      for (const asked of waiting.values()) asked.reject(broken);
      waiting.clear();
    });
  });
}

/**
 * An engine in a worker, and in the page's own thread where workers cannot be had or break down.
 *
 * @param start starts the worker; may throw
 * @param loadOther the engine for this thread; when it cannot be had either, the next call tries again
 */
export function createEngine(start: () => WorkerLike, loadOther: () => Promise<SearchEngine>): SearchEngine {
  let current: Promise<SearchEngine> | undefined;
  const goOn = (): Promise<SearchEngine> => {
    const loading = loadOther();
    current = loading;
    loading.catch(() => {
      current = undefined;
    });
    return loading;
  };
  const begin = (): Promise<SearchEngine> => {
    current ??= (async () => connectWorker(start()))().catch(goOn);
    return current;
  };
  const call = async <T>(use: (engine: SearchEngine) => Promise<T>): Promise<T> => {
    const engine = await begin();
    try {
      return await use(engine);
    } catch (error) {
      if (error instanceof WorkerError) return use(await goOn());
      throw error;
    }
  };
  return {
    search: (request) => call((engine) => engine.search(request)),
    warmUp: (version) => call((engine) => engine.warmUp(version)),
  };
}
