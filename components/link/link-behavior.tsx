'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { NavigationStatus } from './navigation-status';
import { findRoutableLink, isNewTabEvent } from './routable-link';
import { usePendingNavigation } from './use-pending-navigation';

/**
 * Adds client navigation and prefetching to all plain links by event delegation, and shows its status.
 * @see acceptance NV-01..NV-21
 */
export function LinkBehavior() {
  const pathname = usePathname();
  const { navigate, ...status } = usePendingNavigation();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || isNewTabEvent(event)) return;
      const link = findRoutableLink(event.target);
      if (!link) return;
      event.preventDefault();
      navigate(link);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);

  // Loads prefetching after the page; clicks work without it (NV-19).
  useEffect(() => {
    const abort = new AbortController();
    import('./prefetch').then(
      ({ prefetchLinks }) => abort.signal.aborted || prefetchLinks(abort.signal),
      () => {},
    );
    return () => abort.abort();
  }, [pathname]);

  return <NavigationStatus {...status} />;
}
