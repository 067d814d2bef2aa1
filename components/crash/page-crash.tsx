import {
  pageCodeFailed,
  pageCodeNotLoaded,
  pageOfflineTitle,
  pageOfflineText,
  pageContentCrashed,
} from '@/lib/i18n/messages/failures';
import { useEffect, useRef, useState } from 'react';
import { isScriptLoadError } from '@/lib/browser/next-internals';
import { Spinner } from '@/components/lazy/loading-indicator';
import { waitForHost } from '@/components/link/host-response';
import { CrashScreen } from './crash-screen';

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

/** Props that Next.js passes to `error.tsx` and `global-error.tsx`. */
export interface NextErrorProps {
  error: unknown;
  /**
   * Renders the failed part again. We do not use `retry`, which also refetches the page's data: that data never changes
   * in a static export, and when offline, the router would leave the page.
   */
  reset: () => void;
}

/** URL of the page that was last reset. If that page crashes again, "Try again" reloads it. */
let lastReset: string | undefined;

/**
 * Replaces a crashed page. If a script failed to load, shows the error only if the page cannot be reloaded.
 * @see acceptance ERR-11, NV-22
 */
export function CrashRecovery({ error, reset, title }: NextErrorProps & { title: string }) {
  const missing = isScriptLoadError(error);
  const [phase, setPhase] = useState<ReloadPhase>(missing ? 'loading' : 'none');
  const abort = useRef<AbortController>(null);

  const reload = (asked: boolean) => {
    abort.current = new AbortController();
    void reloadPage(asked, abort.current.signal, setPhase);
  };
  const tryAgain = () => {
    if (missing || lastReset === location.href) return reload(true);
    lastReset = location.href;
    reset();
  };
  useEffect(() => {
    if (missing) reload(false);
    return () => abort.current?.abort();
  }, [missing]);

  const sentence = missing ? pageCodeNotLoaded : pageCodeFailed;
  return (
    <main className="docs-main crash">
      <div className="docs-column">
        {phase === 'loading' && (
          <div className="loading" data-delayed role="status">
            <Spinner />
          </div>
        )}
        {phase === 'waiting' && (
          <div role="status">
            <h1>{pageOfflineTitle}</h1>
            <p>{pageOfflineText}</p>
          </div>
        )}
        {phase === 'none' && (
          <CrashScreen title={title} sentence={sentence} error={error} onRetry={tryAgain} />
        )}
      </div>
    </main>
  );
}

/** Screen shown by every `error.tsx`: replaces a crashed page within the intact shell. @see acceptance ERR-07 */
export function PageCrash(props: NextErrorProps) {
  return <CrashRecovery title={pageContentCrashed} {...props} />;
}
