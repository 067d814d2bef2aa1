'use client';

import { usePathname } from 'next/navigation';
import { notFoundPath } from '@/lib/browser/next-internals';
import { toHref } from '@/components/link/site-base';
import { normalizePath } from '@/lib/routing/normalize-path';

/**
 * Path of the current page as it was when the static HTML was built: no trailing slash, no `.html`. The HTML of the
 * not-found page does not know its address, so during hydration the path is one that matches no page (to avoid a
 * hydration mismatch).
 */
export function useRoutePath(): string {
  const path = normalizePath(usePathname() ?? '/');
  const root = typeof document === 'undefined' ? undefined : document.documentElement;
  return root?.dataset.notFound === normalizePath(toHref(path)) ? notFoundPath : path;
}
