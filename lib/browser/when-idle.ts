/** Delay in ms in browsers that do not report idleness. */
const FALLBACK = 200;

/** Maximum time in ms for which a busy browser delays the call. */
const TIMEOUT = 2000;

/** Calls a function when the browser is idle, at the latest after two seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: TIMEOUT });
  else setTimeout(run, FALLBACK);
}
