/** The search worker: answers the messages of `lib/search/worker-engine.ts` off the main thread. */
import type { WorkerAnswer, WorkerQuestion } from './engine';
import { createPageEngine } from './page-engine';
import type { SearchResult } from './types';

const engine = createPageEngine();
const send = (message: WorkerAnswer): void => postMessage(message);

async function answer(question: WorkerQuestion): Promise<SearchResult[]> {
  if ('search' in question) return (await engine.search(question.search)).results;
  await engine.warmUp(question.warmUp);
  return [];
}

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  const { id } = data;
  answer(data).then(
    (results) => send({ id, results }),
    (error: unknown) => send({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
send('ready');
