import { translate } from '@/lib/i18n/translate';
import { useEffect, useRef, useState } from 'react';
import { Rings } from '@/components/lazy/rings';
import { CrashScreen } from './crash-screen';
import { isLostCode, loadAnew, type LoadPhase } from './load-anew';

interface CrashProps {
  thrown: unknown;
  title: string;
  /** Draws again what failed. */
  reset: () => void;
}

/** Address that was drawn again last: when that has not helped, trying again means a load. */
let redrawn: string | undefined;

/**
 * What is left after a crash. When it was code that did not arrive, the page is first loaded anew, once, without a
 * word; where the host does not answer, that waits.
 * @see acceptance ERR-11, NV-22
 */
export function Crash({ thrown, title, reset }: CrashProps) {
  const lost = isLostCode(thrown);
  const [phase, setPhase] = useState<LoadPhase>(lost ? 'loading' : 'over');
  const end = useRef<AbortController>(null);

  const load = (asked: boolean) => {
    end.current = new AbortController();
    void loadAnew(asked, end.current.signal, setPhase);
  };
  const retry = () => {
    if (lost || redrawn === location.href) return load(true);
    redrawn = location.href;
    reset();
  };
  useEffect(() => {
    if (lost) load(false);
    return () => end.current?.abort();
  }, [lost]);

  const sentence = lost
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
        {phase === 'over' && (
          <CrashScreen title={title} sentence={sentence} thrown={thrown} onRetry={retry} />
        )}
      </div>
    </main>
  );
}

/** A crash outside of the shell's own boundary, of which there is next to nothing. */
export function CrashDocument({ error, reset }: { error: unknown; reset: () => void }) {
  return (
    <html
      lang={translate({
        id: 'site.crash.lang',
        message: 'en',
        description: 'Not shown: the language code of these texts, such as de',
      })}
    >
      <body>
        <Crash
          title={translate({
            id: 'site.crash.site',
            message: 'This page crashed',
            description: 'Title of what stands in place of the whole site when it failed',
          })}
          thrown={error}
          reset={reset}
        />
      </body>
    </html>
  );
}
