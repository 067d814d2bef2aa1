/** The search engine away from the page's thread: answers the questions of `lib/search/worker-engine.ts`. */
import { createPageEngine } from './page-engine';
import type { SearchResult } from './types';
import type { WorkerAnswer, WorkerQuestion } from './worker-messages';

const engine = createPageEngine();
const say = (message: WorkerAnswer): void => postMessage(message);

async function answer(question: WorkerQuestion): Promise<SearchResult[]> {
  if ('search' in question) return (await engine.search(question.search)).results;
  await engine.warmUp(question.warmUp);
  return [];
}

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  const { id } = data;
  answer(data).then(
    (results) => say({ id, results }),
    (error: unknown) => say({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
say('ready');
