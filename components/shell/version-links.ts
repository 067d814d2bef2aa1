import { siteVersions, useVersionPaths } from '@/components/shell/site-versions';
import { createPreferredVersionStore } from '@/lib/docs/preferred-version';
import { getActiveVersion, getLatestVersion, getVersionHome } from '@/lib/docs/versions';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { shellConfig } from './shell-config';
import { useAddress } from './use-address';
import { useRoutePath } from './use-route-path';

const { pluginId, versionPersistence } = shellConfig.docs;

/** Storage for the version that the reader last chose (VER-10..14). */
export const preferredVersionStore = createPreferredVersionStore(pluginId, versionPersistence);

/** Returns the name of the preferred version, or null. Only works in browsers. */
export const readPreferredVersion = () => preferredVersionStore.read(siteVersions.map(({ name }) => name));

/**
 * Returns the current version (on pages that are not docs, the latest), the latest version, and links to all: to the
 * same doc in that version, else to the version's home, with the query and hash (VER-08, VER-09).
 */
export function useVersionLinks() {
  const path = useRoutePath();
  const onDocs = isDocPath(path);
  const suffix = useAddress(({ search, hash }) => search + hash);
  const latest = getLatestVersion(siteVersions);
  const current = onDocs ? (getActiveVersion(siteVersions, path) ?? latest) : latest;
  const paths = useVersionPaths(path);
  const links = siteVersions.map((version) => ({
    version,
    href: (paths[version.name] ?? getVersionHome(version)) + (onDocs ? suffix : ''),
    active: onDocs && version.name === current.name,
  }));
  return { current, latest, links };
}
