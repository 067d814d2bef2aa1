/** Timeout of a request, in ms. */
const TIMEOUT = 5000;
/** Delays between requests, in ms; the last one is repeated. */
const RETRY_DELAYS = [1000, 2000, 4000, 8000];

/**
 * Whether the host responds to a request for an address, with any status: then it is safe to leave the page.
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

/** Resolves after `ms`, when the browser is back online, or on abort. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', resolve, { once: true, signal });
    signal.addEventListener('abort', resolve, { once: true });
  });

/**
 * Waits until the host responds to a request for an address.
 * @param onNoAnswer called when the first request fails
 * @returns false when aborted by `signal`
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
