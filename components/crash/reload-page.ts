import { waitForHost } from '@/components/link/host-answer';

/** A path is reloaded automatically at most once in this time, in ms. */
const RELOAD_INTERVAL = 3_600_000;

/**
 * Allows one automatic reload of a path per hour and tab, so that it never becomes a loop.
 * @returns false when the path was reloaded before, or where nothing can be stored
 * @see acceptance NV-22
 */
export function claimReload(path: string): boolean {
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

/** A reload is about to happen, waits for a host that does not answer, or does not happen. */
export type ReloadPhase = 'loading' | 'waiting' | 'none';

/**
 * Reloads the page, but only once its host has answered: otherwise the reader would lose the page.
 * @param asked the reader asked for it; otherwise it happens only once
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
  if (asked || claimReload(pathname)) location.reload();
  else onPhase('none');
}
