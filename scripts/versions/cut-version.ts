import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getLatestVersion } from '@/lib/docs/versions';
import type { SiteConfig, VersionConfig } from '@/lib/site/schema';
import { applyChanges, type Change } from './apply-changes';
import { formatVersionsConfig, versionsConfigFile, type ListedVersions } from './config-file';
import { addToFixtureSite } from './fixture-site';
import { planAsLatest } from './planned-file';
import { getRouteDir, getRouteFiles } from './route-files';
import { requireCleanTree } from './working-tree';

/** Options of `cutVersion`. */
export interface CutOptions {
  /** Folder of the project. */
  root: string;
  /** Number of the new version, e.g. `3.10`. */
  name: string;
  /** All versions as configured. */
  versions: SiteConfig['versions'];
  /** The versions that `versions.config.ts` lists. */
  listed: ListedVersions;
  /** Whether the version still gets corrections; its pages then have no notice. */
  maintained: boolean;
  /** Images that the latest pages show from outside of their folder. */
  findOuterImages: () => Promise<readonly string[]>;
  /** Checks the project with the new version; throws when it is invalid. */
  verify: () => Promise<void>;
}

const versionNumber = /^\d+(?:\.\d+)+$/;

/** The entry of the new version: the latest one's, frozen under its number. */
function buildEntry({ viewer }: VersionConfig, name: string, maintained: boolean): VersionConfig {
  const path = `/${name}`;
  return {
    name,
    label: name,
    path,
    dir: `content/${name}`,
    isLast: false,
    banner: maintained ? 'none' : 'unmaintained',
    ...(viewer && { viewer: { ...viewer, migrationGuide: path + viewer.migrationGuide } }),
  };
}

function requireNewName({ root, name, versions, listed }: CutOptions, latest: VersionConfig): void {
  if (!versionNumber.test(name))
    throw new Error(`"${name}" is no version number. Write it as in the addresses, e.g. 3.10.`);
  const isServed = versions.some((version) => [version.name, version.path.slice(1)].includes(name));
  if (isServed) throw new Error(`There is a version ${name} already.`);
  if (listed.archivedVersions.some(({ label, path }) => label === name || path === `/${name}`))
    throw new Error(`Version ${name} is archived elsewhere; its addresses lead there.`);
  const inTheWay = [`content/${name}`, getRouteDir(name), `app/${name}`, `${latest.dir}/${name}`].find(
    (path) => existsSync(join(root, path)),
  );
  if (inTheWay !== undefined) throw new Error(`${inTheWay} is in the way of version ${name}.`);
}

/**
 * Freezes the latest version under a number: its folder of content, an entry in `versions.config.ts`, the folder of its
 * routes, what it plans, and a page of the site that tests run on. All or nothing.
 * @returns the entry of the new version
 * @throws Error when the name is no number or taken, images lie outside of the folder, or the tree is not clean
 */
export async function cutVersion(options: CutOptions): Promise<VersionConfig> {
  const { root, name, versions, listed } = options;
  const latest = getLatestVersion(versions);
  requireNewName(options, latest);
  requireCleanTree(root);
  const outer = await options.findOuterImages();
  if (outer.length > 0)
    throw new Error(
      `Images outside of ${latest.dir} would not be frozen. Move them beside their pages:\n  ${outer.join('\n  ')}`,
    );
  const entry = buildEntry(latest, name, options.maintained);
  const config = { ...listed, olderVersions: [entry, ...listed.olderVersions] };
  const changes: Change[] = [
    { do: 'copy', path: entry.dir, from: latest.dir },
    ...Object.entries(getRouteFiles(name)).map(([path, text]): Change => ({ do: 'write', path, text })),
    { do: 'write', path: versionsConfigFile, text: await formatVersionsConfig(config) },
    ...planAsLatest(root, latest.dir, entry.dir, entry.path),
    ...addToFixtureSite(root, entry.dir),
  ];
  await applyChanges(root, changes, options.verify);
  return entry;
}
