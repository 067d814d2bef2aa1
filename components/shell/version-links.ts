'use client';

import alternates from '@/generated/alternates.json';
import { alternateRoute, type Alternates } from '@/lib/docs/alternate-route';
import { createPreferredVersionStore } from '@/lib/docs/preferred-version';
import { getActiveVersion, getLatestVersion } from '@/lib/docs/versions';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { shell } from './shell-config';
import { useAddress } from './use-address';
import { useRoutePath } from './use-route-path';

export type SiteVersion = (typeof shell.versions)[number];

/** A served version as an entry of a menu. */
export interface VersionLink {
  version: SiteVersion;
  /** The same doc in that version, else that version's home, with the query and hash in view (VER-08, VER-09). */
  href: string;
  active: boolean;
}

/** The readers' choice of version (VER-10..14). */
export const preferredVersion = createPreferredVersionStore({
  persistence: shell.docs.versionPersistence,
  storage: () => localStorage,
  onBlocked: (error) => console.warn('The chosen version cannot be remembered.', error),
});

/** The saved choice, or null. Only for the browser. */
export const readPreferredVersion = () =>
  preferredVersion.read(
    shell.docs.pluginId,
    shell.versions.map(({ name }) => name),
  );

const suffixOf = ({ search, hash }: Location) => search + hash;

/** The version in view (the latest on pages that are not docs) and links to all of them. */
export function useVersionLinks(): { current: SiteVersion; latest: SiteVersion; links: VersionLink[] } {
  const path = useRoutePath();
  const onDocs = isDocPath(path);
  const suffix = useAddress(suffixOf);
  const latest = getLatestVersion(shell.versions);
  const current = onDocs ? (getActiveVersion(shell.versions, path) ?? latest) : latest;
  const links = shell.versions.map((version) => ({
    version,
    href:
      alternateRoute(path, current, version, alternates as Alternates, isDocPath) + (onDocs ? suffix : ''),
    active: onDocs && version.name === current.name,
  }));
  return { current, latest, links };
}
