import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { resolveImageFile } from '@/lib/docs/resolve-image';
import type { VersionModel } from '@/lib/docs/types';
import { getLatestVersion } from '@/lib/docs/versions';
import type { CompiledDoc } from '@/lib/mdx/types';
import type { SiteConfig, VersionConfig } from '@/lib/site/schema';
import { applyChanges, requireCleanTree, type FileChange } from './apply-changes';
import { addToFixtureSite, copyPlannedPages } from './related-files';
import {
  formatVersionsConfig,
  getRouteDir,
  getRouteFiles,
  versionsConfigFile,
  type ListedVersions,
} from './written-files';

export interface CutOptions {
  root: string;
  /** Number of the new version, e.g. `3.10`. */
  name: string;
  /** All versions in the site configuration, including the latest. */
  versions: SiteConfig['versions'];
  /** The versions that `versions.config.ts` lists. */
  listed: ListedVersions;
  /** True if the version is still maintained; otherwise its pages show a banner. */
  maintained: boolean;
  /** Lists the images outside the folder of the latest version that its pages use. */
  findImagesOutsideVersion: () => Promise<readonly string[]>;
  /** Checks the project with the new version, and throws an error if the project is invalid. */
  verify: () => Promise<void>;
}

const versionNumber = /^\d+(?:\.\d+)+$/;

/** Builds the configuration entry of the new version from that of the latest version. */
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
    throw new Error(`"${name}" is not a version number. Use the form of the addresses, such as 3.10.`);
  const isServed = versions.some((version) => [version.name, version.path.slice(1)].includes(name));
  if (isServed) throw new Error(`Version ${name} already exists.`);
  if (listed.archivedVersions.some(({ label, path }) => label === name || path === `/${name}`))
    throw new Error(`Version ${name} is archived elsewhere; its addresses lead there.`);
  const inTheWay = [`content/${name}`, getRouteDir(name), `app/${name}`, `${latest.dir}/${name}`].find(
    (path) => existsSync(join(root, path)),
  );
  if (inTheWay !== undefined)
    throw new Error(`${inTheWay} already exists. Remove it to create version ${name}.`);
}

/**
 * Freezes the latest version under a number: copies its content and its planned pages, adds an entry to
 * `versions.config.ts` and a folder of routes, and adds a page to the fixture site. Applies all changes or none.
 * @returns the configuration entry of the new version
 * @throws Error when the name is invalid or taken, pages use images outside their folder, or changes are uncommitted
 */
export async function cutVersion(options: CutOptions): Promise<VersionConfig> {
  const { root, name, versions, listed } = options;
  const latest = getLatestVersion(versions);
  requireNewName(options, latest);
  requireCleanTree(root);
  const outer = await options.findImagesOutsideVersion();
  if (outer.length > 0)
    throw new Error(
      `Images outside ${latest.dir} would not be frozen. Move them next to their pages:\n  ${outer.join('\n  ')}`,
    );
  const entry = buildEntry(latest, name, options.maintained);
  const config = { ...listed, olderVersions: [entry, ...listed.olderVersions] };
  const changes: FileChange[] = [
    { do: 'copy', path: entry.dir, from: latest.dir },
    ...Object.entries(getRouteFiles(name)).map(([path, text]): FileChange => ({ do: 'write', path, text })),
    { do: 'write', path: versionsConfigFile, text: await formatVersionsConfig(config) },
    ...copyPlannedPages(root, latest.dir, entry.dir, entry.path),
    ...addToFixtureSite(root, entry.dir),
  ];
  await applyChanges(root, changes, options.verify);
  return entry;
}

/**
 * Lists the images outside a version's folder that its pages use, as `page: file`. They would not be copied with it.
 */
export async function findImagesOutsideVersion(
  { docs }: Pick<VersionModel, 'docs'>,
  dir: string,
  compile: (body: string) => Promise<Pick<CompiledDoc, 'images'>>,
): Promise<string[]> {
  const found: string[] = [];
  for (const doc of docs)
    for (const { href } of (await compile(doc.body)).images) {
      const file = resolveImageFile(doc, href);
      if (file !== null && !file.startsWith(`${dir}/`)) found.push(`${doc.file}: ${file}`);
    }
  return found;
}
