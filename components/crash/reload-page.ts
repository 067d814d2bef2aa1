import { waitForHost } from '@/components/link/host-answer';

/** Minimum time between two automatic reloads of the same path, in ms. */
const RELOAD_INTERVAL = 3_600_000;

/**
 * Allows one automatic reload per path, hour and tab, to prevent reload loops.
 * @returns false when the path has been reloaded recently, or when storage is blocked
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

/** A reload is about to happen, is waiting for the host to respond, or does not happen. */
export type ReloadPhase = 'loading' | 'waiting' | 'none';

/**
 * Reloads the page once its host has responded, because otherwise the reader would lose the page.
 * @param asked whether the reader asked for it; automatic reloads are limited by `claimReload`
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
