import { usePathname } from 'next/navigation';
import { notFoundPath } from '@/lib/browser/next-internals';
import { SITE_BASE } from '@/components/link/site-base';
import { withBasePath } from '@/lib/routing/base-path';
import { normalizePath } from '@/lib/routing/normalize-path';

/**
 * Returns the path of the current page as in its static HTML: without trailing slash or `.html`. The not-found page has
 * the same HTML at every address, so its path is a constant that matches no page, which avoids a hydration mismatch.
 */
export function useRoutePath(): string {
  const path = normalizePath(usePathname() ?? '/');
  const root = typeof document === 'undefined' ? undefined : document.documentElement;
  return root?.dataset.notFound === normalizePath(withBasePath(path, SITE_BASE)) ? notFoundPath : path;
}
