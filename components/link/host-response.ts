/** Timeout of a request, in ms. */
const TIMEOUT = 5000;
/** Delays before the second to fourth request, in ms, and before all later ones. */
const RETRY_DELAYS = [1000, 2000, 4000];
const LONGEST_DELAY = 8000;

/**
 * Resolves to true if the host responds to a request for `url` with any status, so that it is safe to leave the page.
 * @see acceptance NV-02
 */
export async function isHostResponding(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
    return true;
  } catch {
    return false;
  }
}

/** Resolves after `ms` milliseconds, or earlier when the browser goes online or `signal` aborts. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', resolve, { once: true, signal });
    signal.addEventListener('abort', resolve, { once: true });
  });

/**
 * Repeats a request for `url` until the host responds.
 * @param onNoAnswer called when the first request fails
 * @returns false if `signal` aborted the wait, otherwise true
 * @see acceptance NV-02
 */
export async function waitForHost(
  url: string,
  signal: AbortSignal,
  onNoAnswer: () => void,
): Promise<boolean> {
  for (let attempt = 0; !(await isHostResponding(url)) && !signal.aborted; attempt += 1) {
    if (attempt === 0) onNoAnswer();
    await pause(RETRY_DELAYS[attempt] ?? LONGEST_DELAY, signal);
    if (signal.aborted) break;
  }
  return !signal.aborted;
}
