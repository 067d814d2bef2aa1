'use client';

import { translate } from '@/lib/i18n/translate';
import { useEffect, useRef, useState } from 'react';
import { isMissingCode } from '@/lib/browser/next-internals';
import { Rings } from '@/components/lazy/rings';
import { CrashScreen } from './crash-screen';
import { reloadPage, type ReloadPhase } from './reload-page';

/** What Next.js passes to `error.tsx` and `global-error.tsx`. */
export interface CrashProps {
  error: unknown;
  /**
   * Renders the failed part again. Not `retry`, which would also fetch the page's data again: a static export always
   * answers the same, and without network the router would leave the page.
   */
  reset: () => void;
}

/** Address of the page that was reset last: when that did not help, "Try again" reloads. */
let lastReset: string | undefined;

/**
 * The screen in place of what crashed. Code that did not arrive is no fault of the page: it is reloaded once before
 * anything is said.
 * @see acceptance ERR-11, NV-22
 */
export function Crash({ error, reset, title }: CrashProps & { title: string }) {
  const missing = isMissingCode(error);
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

  const sentence = missing
    ? translate({
        id: 'site.crash.lost',
        message: 'A part of it could not be loaded: the site has changed, or the connection failed.',
        description: 'Why a page failed, when code did not arrive',
      })
    : translate({
        id: 'site.crash.fault',
        message: 'An error in its code keeps it from being shown.',
        description: 'Why a page failed, when its code has a fault',
      });
  return (
    <main className="docs-main crash">
      <div className="docs-column">
        {phase === 'loading' && (
          <div className="loading" data-delayed role="status">
            <Rings />
          </div>
        )}
        {phase === 'waiting' && (
          <div role="status">
            <h1>
              {translate({
                id: 'site.crash.offline',
                message: 'No connection',
                description: 'Title in place of a page that cannot be loaded without network',
              })}
            </h1>
            <p>
              {translate({
                id: 'site.crash.offlineText',
                message: 'The site does not answer. This page loads by itself as soon as it does.',
                description: 'Text in place of a page that cannot be loaded without network',
              })}
            </p>
          </div>
        )}
        {phase === 'none' && (
          <CrashScreen title={title} sentence={sentence} error={error} onRetry={tryAgain} />
        )}
      </div>
    </main>
  );
}

/** Every `error.tsx`: the page crashed, the shell around it stays. @see acceptance ERR-07 */
export function PageCrash(props: CrashProps) {
  const title = translate({
    id: 'theme.ErrorPageContent.title',
    message: 'This page crashed.',
    description: 'Title of what stands in place of a page that failed',
  });
  return <Crash title={title} {...props} />;
}
