'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { normalizePath } from '@/lib/routing/normalize-path';

function showCanonicalPath() {
  const url = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  if (!url) return;
  const { pathname: canonical } = new URL(url);
  const { pathname, search, hash } = location;
  if (canonical === pathname || normalizePath(canonical) !== normalizePath(pathname)) return;
  history.replaceState(null, '', canonical + search + hash);
}

/**
 * Shows the canonical address of a page after client navigation, as the head script does on load: links may be written
 * in another form, and hosts may redirect `/x` to `/x/`. The head can change slightly later than the path, so both are
 * watched.
 * @see acceptance RT-19, RT-20, RT-22
 */
export function CanonicalAddress() {
  const pathname = usePathname();
  useEffect(() => {
    showCanonicalPath();
    const observer = new MutationObserver(showCanonicalPath);
    observer.observe(document.head, { childList: true, subtree: true, attributeFilter: ['content'] });
    return () => observer.disconnect();
  }, [pathname]);
  return null;
}
