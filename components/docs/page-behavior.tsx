'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';

/** The loaded `attach-page-behavior` module, kept so that later pages do not wait for it. */
let code: typeof import('./attach-page-behavior') | undefined;

/**
 * Loads and attaches the interactive behavior of a docs page once the page is shown. The page is plain HTML that needs
 * no hydration, so it remains readable if the code fails to load.
 */
export function PageBehavior() {
  const path = usePathname();
  const [status, setStatus] = useState('');
  const [part, setPart] = useState<ReactNode>();
  const [ready, setReady] = useState(false);

  // Shows the chosen tabs in a layout effect, so that the first frame already shows them.
  useLayoutEffect(() => window.showTabs?.(), [path]);

  useEffect(() => {
    const page = new AbortController();
    const attach = (loaded: typeof import('./attach-page-behavior')) => {
      if (page.signal.aborted) return;
      loaded.attachPageBehavior(page.signal, setStatus, setPart);
      code = loaded;
      setReady(true);
    };
    const load = () => import('./attach-page-behavior').then(attach, () => {});
    // Waits until after the first frame of the page, so as not to delay it.
    const timer = code ? setTimeout(load, 50) : void load();
    return () => {
      clearTimeout(timer);
      page.abort();
    };
  }, [path]);

  return (
    <>
      {/* Copy buttons write to it as well, maybe before hydration. */}
      <p role="status" className="sr-only" data-page-behavior={ready} suppressHydrationWarning>
        {status}
      </p>
      {part}
    </>
  );
}
