'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';

/** Kept from the first page on, so that later ones need not wait for it. */
let code: typeof import('./attach-page') | undefined;

/**
 * Everything that a docs page does in the browser beside its menus, for all its blocks at once: the page
 * itself is plain HTML that needs no hydration of its own. The code is loaded once the page is there; where it cannot
 * be loaded, the page is still whole to read.
 */
export function PageBehaviour() {
  const path = usePathname();
  const [status, setStatus] = useState('');
  const [part, setPart] = useState<ReactNode>();
  const [ready, setReady] = useState(false);

  // Tabs show the reader's choice in the very frame that shows the page.
  useLayoutEffect(() => code?.attachTabs(document), [path]);

  useEffect(() => {
    let gone = false;
    let detach = () => {};
    const attach = (loaded: typeof import('./attach-page')) => {
      if (gone) return;
      detach = loaded.attachPage(setStatus, setPart, code === undefined);
      code = loaded;
      setReady(true);
    };
    const load = () => import('./attach-page').then(attach, () => {});
    // After the frame that shows the page, which is not to wait for this.
    const timer = code ? setTimeout(load, 50) : void load();
    return () => {
      gone = true;
      clearTimeout(timer);
      detach();
    };
  }, [path]);

  return (
    <>
      <p role="status" className="sr-only" data-page-behaviour={ready}>
        {status}
      </p>
      {part}
    </>
  );
}
