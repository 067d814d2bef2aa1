import { waitForHost } from '@/components/link/host-response';

/** Minimum time between two automatic reloads of the same path, in ms. */
const RELOAD_INTERVAL = 3_600_000;

/**
 * Reserves the single automatic reload that each tab allows per path and hour, to prevent reload loops.
 * @returns false if the path was reloaded within the last hour, or if storage is blocked
 * @see acceptance NV-22
 */
export function reserveAutomaticReload(path: string): boolean {
  const key = `docs.reloaded:${path}`;
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(key)) < RELOAD_INTERVAL) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}

/** State of a reload: about to start, waiting for the host to respond, or not taking place. */
export type ReloadPhase = 'loading' | 'waiting' | 'none';

/**
 * Waits until the host responds, then reloads the page. Reloading without a response would lose the page.
 * @param asked true if the reader requested the reload; `reserveAutomaticReload` limits automatic reloads
 * @see acceptance NV-22
 */
export async function reloadPage(
  asked: boolean,
  signal: AbortSignal,
  onPhase: (phase: ReloadPhase) => void,
): Promise<void> {
  const { href, pathname } = location;
  onPhase('loading');
  if (!(await waitForHost(href, signal, () => onPhase('waiting')))) return;
  if (asked || reserveAutomaticReload(pathname)) location.reload();
  else onPhase('none');
}
