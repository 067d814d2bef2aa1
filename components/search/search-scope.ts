import { toPath } from '@/components/link/site-base';
import { siteVersions } from '@/components/shell/site-versions';
import { readPreferredVersion } from '@/components/shell/version-links';
import { getActiveVersion, getLatestVersion } from '@/lib/docs/versions';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import type { ShellVersion } from '@/lib/site/shell-config';

/** Returns the version to search: on docs pages the current, elsewhere the preferred, else the latest (SM-12). */
export function getSearchedVersion(): ShellVersion {
  const path = normalizePath(toPath(location.pathname));
  const active = isDocPath(path) ? getActiveVersion(siteVersions, path) : undefined;
  const preferred = readPreferredVersion();
  return active ?? siteVersions.find(({ name }) => name === preferred) ?? getLatestVersion(siteVersions);
}

/** Returns the label of a version without the part in parentheses. */
export function getShortVersionLabel(name: string): string {
  const label = siteVersions.find((version) => version.name === name)?.label ?? name;
  return label.replace(/ \(.*\)$/, '');
}
