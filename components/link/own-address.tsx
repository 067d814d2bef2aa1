'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { normalisePath } from '@/lib/routing/normalise-path';

/** Puts the page's own address into the address bar when it shows another form of the same path. */
function showOwnAddress() {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:url"]');
  if (!meta) return;
  const { pathname: own } = new URL(meta.content);
  const { pathname, search, hash } = location;
  if (own === pathname || normalisePath(own) !== normalisePath(pathname)) return;
  history.replaceState(null, '', own + search + hash);
}

/**
 * Gives a page its own form of address after client navigation, as the head script does on load: for links written in
 * another form, and for hosts that redirect `/x` to `/x/`. The head may follow the page a little later, so changes of
 * either are watched.
 * @see acceptance RT-19, RT-20, RT-22
 */
export function OwnAddress() {
  const pathname = usePathname();
  useEffect(() => {
    showOwnAddress();
    const observer = new MutationObserver(showOwnAddress);
    observer.observe(document.head, { childList: true, subtree: true, attributeFilter: ['content'] });
    return () => observer.disconnect();
  }, [pathname]);
  return null;
}
