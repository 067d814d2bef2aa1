import { hostAnswers, untilHostAnswers } from '@/components/link/host-answer';

/** Time in ms for which a path is not loaded by itself again. */
const HOUR = 3_600_000;

/**
 * Whether an error says that code of the page did not arrive: the connection failed, or a newer site has taken this
 * one's place. The names are those of the bundler's runtime.
 * @see acceptance NV-22
 */
export function isLostCode(thrown: unknown): boolean {
  const { name, message } = Object(thrown) as Error;
  return name === 'ChunkLoadError' || /module factory is not available/.test(message);
}

/**
 * Notes that a path is now loaded without the reader's asking: once in an hour and tab, so that it never becomes a loop.
 * @returns whether it may be; false where nothing can be noted
 * @see acceptance NV-22
 */
export function claimLoad(path: string): boolean {
  const key = `docs.loaded-anew:${path}`;
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(key)) < HOUR) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}

/** Where a load stands: about to happen, held back because the host does not answer, or not to be. */
export type LoadPhase = 'loading' | 'waiting' | 'over';

/**
 * Loads the page in the address bar anew, but not before its host has answered: else there would be no page at all.
 * @param asked the reader wants it; else it happens once only
 * @see acceptance NV-22
 */
export async function loadAnew(
  asked: boolean,
  signal: AbortSignal,
  onPhase: (phase: LoadPhase) => void,
): Promise<void> {
  const { href, pathname } = location;
  onPhase('loading');
  if (!(await hostAnswers(href)) && !signal.aborted) {
    onPhase('waiting');
    await untilHostAnswers(href, signal);
  }
  if (signal.aborted) return;
  if (asked || claimLoad(pathname)) location.reload();
  else onPhase('over');
}
