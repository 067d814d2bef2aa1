'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';

/**
 * Everything that a docs page does in the browser beside its tabs and menus, for all its blocks at once: the page
 * itself is plain HTML that needs no hydration of its own. The code is loaded once the page is there; where it cannot
 * be loaded, the page is still whole to read.
 */
export function PageBehaviour() {
  const path = usePathname();
  const [status, setStatus] = useState('');
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let gone = false;
    let detach = () => {};
    import('./attach-page').then(
      ({ attachPage }) => {
        if (gone) return;
        detach = attachPage(setStatus);
        setReady(true);
      },
      () => {},
    );
    return () => {
      gone = true;
      detach();
    };
  }, [path]);

  return (
    <p role="status" className="sr-only" data-page-behaviour={ready}>
      {status}
    </p>
  );
}
