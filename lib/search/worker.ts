/** The search worker: answers messages from `lib/search/worker-engine.ts` off the main thread. */
import type { WorkerAnswer, WorkerQuestion } from './types';
import { createCurrentThreadEngine } from './current-thread-engine';

const engine = createCurrentThreadEngine();

async function answer(question: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    if ('search' in question) return await engine.search(question.search);
    await engine.warmUp(question.warmUp, question.ahead);
    return { results: [] };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data, ports }: MessageEvent<WorkerQuestion>) => {
  void answer(data).then((result) => ports[0]?.postMessage(result));
});
// Tell the page that the worker now receives messages.
postMessage('ready');
