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
import { CrashScreen } from './crash-screen';
import { reloadPage, type ReloadPhase } from './reload-page';

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
 * Replaces a crashed page. If a script failed to load, first tries to reload the page, and shows the error only if the
 * page cannot be reloaded.
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
