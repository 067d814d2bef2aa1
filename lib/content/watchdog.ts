import { Worker } from 'node:worker_threads';
import { env } from '@/lib/site/env';

/**
 * Waits in a thread of its own, because slow code blocks the timers of the main thread, and
 * writes to the terminal itself, because `console` needs the main thread too. Ends the process only in production: the
 * development server would lose its parent process and keep its port.
 */
const source = `
const { writeSync } = require('node:fs');
const { parentPort, workerData: seconds } = require('node:worker_threads');
let timer;
parentPort.on('message', (file) => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    writeSync(2, file + ' takes more than ' + seconds + ' s to read, compile or render. ' +
      'Look for a character that is repeated thousands of times. ' +
      'If the page is only long, split it, or set DOCS_PAGE_SECONDS to a higher number.\\n');
    if (process.env.NODE_ENV === 'production') process.kill(process.pid, 'SIGKILL');
  }, seconds * 1000);
});
`;

let watchdog: Worker | undefined;

/** Tells the watchdog which page is processed from now on. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
export const watchPage = (file: string) => watchdog?.postMessage(file);

/**
 * Runs work that calls `watchPage` before each page. If a page takes longer than `DOCS_PAGE_SECONDS`, prints a message
 * that names its file and, in production, ends the process. @see acceptance BLD-09
 */
export async function withWatchdog<T>(work: () => T | Promise<T>): Promise<T> {
  const worker = new Worker(source, { eval: true, execArgv: [], workerData: env.pageSeconds });
  watchdog = worker;
  try {
    return await work();
  } finally {
    watchdog = undefined;
    await worker.terminate();
  }
}
