/** An answer that takes longer than this, in ms, counts as none. */
const PATIENCE = 5000;
/** Waits between questions, in ms; the last one repeats. */
const WAITS = [1000, 2000, 4000, 8000];

/**
 * Whether the host answers for an address, no matter with what: the test of whether leaving the page for it is safe.
 * @see acceptance NV-02
 */
export async function hostAnswers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    return true;
  } catch {
    return false;
  }
}

/** Ends after some time, when the browser reports a network, or when nobody waits any more. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal?.addEventListener('abort', done);
  });
}

/**
 * Asks again and again until the host answers for an address. A first question has just failed, so it begins with a
 * wait.
 * @param round how often it was asked before
 * @returns true once it answers, false when `signal` ends the waiting
 */
export async function untilHostAnswers(url: string, signal?: AbortSignal, round = 0): Promise<boolean> {
  await pause(WAITS[Math.min(round, WAITS.length - 1)] ?? PATIENCE, signal);
  if (signal?.aborted) return false;
  return (await hostAnswers(url)) || untilHostAnswers(url, signal, round + 1);
}
