'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';

/** Loaded module, kept so that later pages need not wait for it. */
let code: typeof import('./attach-page') | undefined;

/**
 * All behavior of a docs page except its menus. The page itself is plain HTML that needs no hydration. The code is
 * loaded once the page is shown; if it fails to load, the page remains fully readable.
 */
export function PageBehavior() {
  const path = usePathname();
  const [status, setStatus] = useState('');
  const [part, setPart] = useState<ReactNode>();
  const [ready, setReady] = useState(false);

  // Tabs must show the reader's choice in the first frame of the page.
  useLayoutEffect(() => code?.attachTabs(document), [path]);

  useEffect(() => {
    let detached = false;
    let detach = () => {};
    const attach = (loaded: typeof import('./attach-page')) => {
      if (detached) return;
      detach = loaded.attachPage(setStatus, setPart, code === undefined);
      code = loaded;
      setReady(true);
    };
    const load = () => import('./attach-page').then(attach, () => {});
    // After the first frame of the page, so as not to delay it.
    const timer = code ? setTimeout(load, 50) : void load();
    return () => {
      detached = true;
      clearTimeout(timer);
      detach();
    };
  }, [path]);

  return (
    <>
      <p role="status" className="sr-only" data-page-behavior={ready}>
        {status}
      </p>
      {part}
    </>
  );
}
