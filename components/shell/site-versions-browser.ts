import { useSyncExternalStore } from 'react';
import type { VersionPaths } from '@/lib/docs/version-paths';
import type { ShellVersion } from '@/lib/site/shell-config';
import { subscribeToAddress } from './use-address';

/** All versions of the docs on this site, read from the `data-versions` attribute of the page. */
export const siteVersions = JSON.parse(
  document.documentElement.dataset.versions ?? '[]',
) as readonly ShellVersion[];

/** Returns the addresses of the current page in all versions, read from the page. */
export function useVersionPaths(): VersionPaths {
  // A new function on each render makes React read the attribute again after each update of the page.
  const read = () => document.querySelector('main')?.dataset.versionPaths ?? '{}';
  return JSON.parse(useSyncExternalStore(subscribeToAddress, read, read)) as VersionPaths;
}
