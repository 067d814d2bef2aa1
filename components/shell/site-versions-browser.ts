import { useSyncExternalStore } from 'react';
import type { PageAlternates } from '@/lib/docs/alternate-route';
import type { SiteVersion } from '@/lib/site/shell-config';
import { subscribeToUse } from './use-address';

/** The served versions, as the page says. */
export const siteVersions = JSON.parse(
  document.documentElement.dataset.versions ?? '[]',
) as readonly SiteVersion[];

/** The exceptions of the page in view, as it says itself. */
export function usePageAlternates(): PageAlternates {
  // A function of each rendering, so that React calls it again once the page is there.
  const read = () => document.querySelector('main')?.dataset.alternates ?? '{}';
  return JSON.parse(useSyncExternalStore(subscribeToUse, read, read)) as PageAlternates;
}
