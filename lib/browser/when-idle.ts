/** Delay in ms in browsers that do not report idleness. */
const FALLBACK = 200;

/** Calls a function when the browser is idle, at the latest after `timeout` ms. */
export function whenIdle(run: () => void, timeout: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, FALLBACK);
}
