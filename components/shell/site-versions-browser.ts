import { useSyncExternalStore } from 'react';
import type { AlternateRoutes } from '@/lib/docs/alternate-route';
import type { ShellVersion } from '@/lib/site/shell-config';
import { subscribeToAddress } from './use-address';

/** All versions of the docs on this site, read from the `data-versions` attribute of the page. */
export const siteVersions = JSON.parse(
  document.documentElement.dataset.versions ?? '[]',
) as readonly ShellVersion[];

/** Returns the versions in which the current page has another path or does not exist, read from the page. */
export function useOtherVersionPaths(): AlternateRoutes {
  // A new function on each render makes React read the attribute again after each update of the page.
  const read = () => document.querySelector('main')?.dataset.alternates ?? '{}';
  return JSON.parse(useSyncExternalStore(subscribeToAddress, read, read)) as AlternateRoutes;
}
