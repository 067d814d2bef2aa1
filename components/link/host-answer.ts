/** A request that takes longer than this, in ms, counts as failed. */
const TIMEOUT = 5000;
/** Pauses between requests, in ms; the last one repeats. */
const RETRY_DELAYS = [1000, 2000, 4000, 8000];

/**
 * Whether the host answers for an address, whatever it answers: then leaving the page for it is safe.
 * @see acceptance NV-02
 */
export async function hostAnswers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
    return true;
  } catch {
    return false;
  }
}

/** Ends after some time, when the browser reports a network, or on abort. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', resolve, { once: true, signal });
    signal.addEventListener('abort', resolve, { once: true });
  });

/**
 * Waits until the host answers for an address.
 * @param onNoAnswer called when the first request has failed
 * @returns false when `signal` ended the waiting
 * @see acceptance NV-02
 */
export async function waitForHost(
  url: string,
  signal: AbortSignal,
  onNoAnswer: () => void,
): Promise<boolean> {
  for (let attempt = 0; !(await hostAnswers(url)) && !signal.aborted; attempt += 1) {
    if (attempt === 0) onNoAnswer();
    await pause(RETRY_DELAYS[attempt] ?? 8000, signal);
    if (signal.aborted) break;
  }
  return !signal.aborted;
}
