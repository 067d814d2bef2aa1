import { useSyncExternalStore } from 'react';
import type { PageAlternates } from '@/lib/docs/alternate-route';
import type { SiteVersion } from '@/lib/site/shell-config';
import { subscribeToAddress } from './use-address';

/** The served versions, read from the page. */
export const siteVersions = JSON.parse(
  document.documentElement.dataset.versions ?? '[]',
) as readonly SiteVersion[];

/** The version exceptions of the current page, read from the page. */
export function usePageAlternates(): PageAlternates {
  // A new function on each render, so that React calls it again after the page has changed.
  const read = () => document.querySelector('main')?.dataset.alternates ?? '{}';
  return JSON.parse(useSyncExternalStore(subscribeToAddress, read, read)) as PageAlternates;
}
