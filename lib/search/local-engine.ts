import type { SearchEngine } from './engine';
import { createEngine } from './worker-engine';

/** The engine over the index that is built with the site: in a worker, so that typing is never held up by it. */
export function createLocalEngine(): SearchEngine {
  return createEngine(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('./page-engine')).createPageEngine(),
  );
}
