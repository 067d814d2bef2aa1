'use client';

import { usePathname } from 'next/navigation';
import { notFoundPath } from '@/lib/browser/next-internals';
import { toHref } from '@/components/link/site-base';
import { normalizePath } from '@/lib/routing/normalize-path';

/**
 * Path of the page in view as the static HTML knew it: no trailing slash, no `.html`. While the not-found page
 * hydrates, its address is unknown to the HTML, so it counts as a path of no page (no hydration mismatch).
 */
export function useRoutePath(): string {
  const path = normalizePath(usePathname() ?? '/');
  const root = typeof document === 'undefined' ? undefined : document.documentElement;
  return root?.dataset.notFound === normalizePath(toHref(path)) ? notFoundPath : path;
}
