'use client';

import { siteVersions, usePageAlternates } from '@/components/shell/site-versions';
import { alternateRoute } from '@/lib/docs/alternate-route';
import { createPreferredVersionStore } from '@/lib/docs/preferred-version';
import { getActiveVersion, getLatestVersion } from '@/lib/docs/versions';
import { isDocPath } from '@/lib/routing/is-doc-path';
import type { SiteVersion } from '@/lib/site/shell-config';
import { shell } from './shell-config';
import { useAddress } from './use-address';
import { useRoutePath } from './use-route-path';

/** A served version as a menu entry. */
export interface VersionLink {
  version: SiteVersion;
  /** The same doc in that version, else the version's home, with the current query and hash (VER-08, VER-09). */
  href: string;
  active: boolean;
}

/** The reader's choice of version (VER-10..14). */
export const preferredVersion = createPreferredVersionStore({
  persistence: shell.docs.versionPersistence,
  storage: () => localStorage,
  onBlocked: (error) => console.warn('The chosen version cannot be remembered.', error),
});

/** The saved choice, or null. Browser only. */
export const readPreferredVersion = () =>
  preferredVersion.read(
    shell.docs.pluginId,
    siteVersions.map(({ name }) => name),
  );

const suffixOf = ({ search, hash }: Location) => search + hash;

/** The current version (the latest on pages that are not docs) and links to all versions. */
export function useVersionLinks(): { current: SiteVersion; latest: SiteVersion; links: VersionLink[] } {
  const path = useRoutePath();
  const onDocs = isDocPath(path);
  const suffix = useAddress(suffixOf);
  const latest = getLatestVersion(siteVersions);
  const current = onDocs ? (getActiveVersion(siteVersions, path) ?? latest) : latest;
  const alternates = usePageAlternates(path);
  const links = siteVersions.map((version) => ({
    version,
    href: alternateRoute(path, current, version, alternates, isDocPath) + (onDocs ? suffix : ''),
    active: onDocs && version.name === current.name,
  }));
  return { current, latest, links };
}
