import { buildVersions } from '@/lib/site/build-versions';
import type { VersionConfig } from '@/lib/site/schema';
import { applyChanges, requireCleanTree, type FileChange } from './apply-changes';
import { getFactsDir, nameVersions } from './related-files';
import { formatVersionsConfig, getRouteDir, versionsConfigFile, type ListedVersions } from './written-files';

export interface RetireOptions {
  root: string;
  /** Name of the version, e.g. `3.9`. */
  name: string;
  /** Base URL on the new host; paths below it stay the same. */
  to: string;
  siteUrl: string;
  /** The versions that `versions.config.ts` lists. */
  listed: ListedVersions;
  /** Checks the project without the version, and throws an error if the project is invalid. */
  verify: () => Promise<void>;
}

/** Matches a URL that needs no escaping in the redirect rules of any host. */
const plainAddress = /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~-]+)*$/;

function findServed(versions: readonly VersionConfig[], name: string): VersionConfig {
  const served = versions.find((version) => version.name === name);
  const older = versions.flatMap((version) => (version.isLast ? [] : [version.name])).join(', ') || 'none';
  if (!served) throw new Error(`There is no version "${name}". Versions that can be retired: ${older}.`);
  if (served.isLast) throw new Error('The latest version cannot be retired.');
  return served;
}

function requireOtherHost({ to, siteUrl }: RetireOptions): string {
  const address = to.replace(/\/$/, '');
  if (!plainAddress.test(address))
    throw new Error(
      `"${to}" cannot be written in redirect rules. Use a plain address, such as https://v3p9.docs.example.org.`,
    );
  if (new URL(address).host === new URL(siteUrl).host)
    throw new Error(`${to} is on this site, so the redirects would form a loop. Use another host.`);
  return address;
}

/**
 * Turns a version into a link to another host: removes its content, facts and routes, and adds it to the archived versions, so
 * that the next build writes redirects for its addresses. Applies all of these changes or none.
 * @throws Error when no older version has this name, the new address is not allowed, or changes are uncommitted
 */
export async function retireVersion(options: RetireOptions): Promise<void> {
  const { root, name, listed } = options;
  const versions = buildVersions(listed.servedVersions);
  const served = findServed(versions, name);
  const { dir, label, path, viewer } = served;
  const href = requireOtherHost(options);
  requireCleanTree(root);
  const archived = { label, href, about: `Viewer ${name}`, stableSince: viewer.stableSince, path };
  const archivedVersions = [archived, ...listed.archivedVersions];
  const servedVersions = listed.servedVersions.filter((_, index) => versions[index] !== served);
  const changes: FileChange[] = [
    { do: 'remove', path: dir },
    { do: 'remove', path: getRouteDir(name) },
    {
      do: 'write',
      path: versionsConfigFile,
      text: await formatVersionsConfig({ servedVersions, archivedVersions }),
    },
    { do: 'remove', path: getFactsDir(name) },
    ...nameVersions(root, listed.servedVersions, servedVersions),
  ];
  await applyChanges(root, changes, options.verify);
}
