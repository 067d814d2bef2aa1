import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig, VersionConfig } from '@/lib/site/schema';
import { applyChanges, type Change } from './apply-changes';
import { formatVersionsConfig, versionsConfigFile, type ListedVersions } from './config-file';
import { removeFromFixtureSite } from './fixture-site';
import { planNothing } from './planned-file';
import { getRetiredVersions, ruleFiles, writeRules } from './redirect-rules';
import { getRouteDir } from './route-files';
import { requireCleanTree } from './working-tree';

/** Options of `retireVersion`. */
export interface RetireOptions {
  /** Folder of the project. */
  root: string;
  /** Name of the version, e.g. `3.9`. */
  name: string;
  /** New base URL of its pages, with the same paths. */
  to: string;
  /** The site's own address. */
  siteUrl: string;
  /** All versions as configured. */
  versions: SiteConfig['versions'];
  /** The versions that `versions.config.ts` lists. */
  listed: ListedVersions;
  /** Checks the project without the version; throws when it is invalid. */
  verify: () => Promise<void>;
}

/** An address that can stand in the rules of every host as it is. */
const plainAddress = /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~-]+)*$/;

function findServed({ name, versions, listed }: RetireOptions): VersionConfig {
  const served = versions.find((version) => version.name === name);
  const older = listed.olderVersions.map((version) => version.name).join(', ') || 'none';
  if (!served) throw new Error(`There is no version "${name}". Versions that can be retired: ${older}.`);
  if (served.isLast) throw new Error('The latest version cannot be retired.');
  if (!listed.olderVersions.some((version) => version.name === name))
    throw new Error(`Version ${name} is not listed in ${versionsConfigFile}.`);
  return served;
}

function requireOtherHost({ to, siteUrl }: RetireOptions): string {
  const address = to.replace(/\/$/, '');
  if (!plainAddress.test(address))
    throw new Error(`"${to}" is no address that rules can hold, such as https://v3p9.docs.example.org.`);
  if (new URL(address).host === new URL(siteUrl).host)
    throw new Error(`${to} lies on this site, so its redirects would go round in circles.`);
  return address;
}

/**
 * Turns a version into a link to another host: removes its content and routes, lists it among the archived versions,
 * and redirects its addresses in all rules of `deploy/`. All or nothing.
 * @throws Error when there is no such older version, the address is unfit, or the tree is not clean
 */
export async function retireVersion(options: RetireOptions): Promise<void> {
  const { root, name, listed } = options;
  const { dir, label, path, viewer } = findServed(options);
  const href = requireOtherHost(options);
  requireCleanTree(root);
  const since = viewer && { stableSince: viewer.stableSince };
  const archived = { label, href, about: `Viewer ${name}`, ...since, path };
  const archivedVersions = [archived, ...listed.archivedVersions];
  const olderVersions = listed.olderVersions.filter((version) => version.name !== name);
  const retired = getRetiredVersions(archivedVersions);
  const changes: Change[] = [
    { do: 'remove', path: dir },
    { do: 'remove', path: getRouteDir(name) },
    {
      do: 'write',
      path: versionsConfigFile,
      text: await formatVersionsConfig({ olderVersions, archivedVersions }),
    },
    ...planNothing(root, dir),
    ...removeFromFixtureSite(root, dir),
    ...ruleFiles.map((file): Change => {
      const text = readFileSync(join(root, file), 'utf8');
      return { do: 'write', path: file, text: writeRules(file, text, retired) };
    }),
  ];
  await applyChanges(root, changes, options.verify);
}
