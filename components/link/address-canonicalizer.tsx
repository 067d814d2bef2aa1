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
 * Replaces the address with the page's canonical one after client navigation, as the head script does on load: links
 * may use another form, and hosts may redirect `/x` to `/x/`. Watches both the path and the `<head>`, because the
 * `<head>` may change slightly later.
 * @see acceptance RT-19, RT-20, RT-22
 */
export function AddressCanonicalizer() {
  const pathname = usePathname();
  useEffect(() => {
    showCanonicalPath();
    const observer = new MutationObserver(showCanonicalPath);
    observer.observe(document.head, { childList: true, subtree: true, attributeFilter: ['content'] });
    return () => observer.disconnect();
  }, [pathname]);
  return null;
}
