import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { resolveImageFile } from '@/lib/docs/resolve-image';
import type { VersionModel } from '@/lib/docs/types';
import type { CompiledDoc } from '@/lib/mdx/types';
import { buildVersions, type ServedVersion } from '@/lib/site/build-versions';
import { getReleaseLine } from '@/lib/site/release-line';
import { applyChanges, requireCleanTree, type FileChange } from './apply-changes';
import { copyFacts, getFactsDir, nameVersions } from './related-files';
import {
  formatVersionsConfig,
  getRouteDir,
  getRouteFiles,
  versionsConfigFile,
  type ListedVersions,
} from './written-files';

export interface CutOptions {
  root: string;
  /** Release line of the latest version, which is frozen, e.g. `3.10`. */
  name: string;
  /** Release that the latest version describes from now on, e.g. `3.11.0`. */
  next: string;
  /** Month in which the line of `next` became stable, e.g. `2026-11`. */
  since: string;
  /** The versions that `versions.config.ts` lists. */
  listed: ListedVersions;
  /** True if the frozen version is still maintained; otherwise its pages show a banner. */
  maintained: boolean;
  /** Lists the images outside the folder of the latest version that its pages use. */
  findImagesOutsideVersion: () => Promise<readonly string[]>;
  /** Checks the project with the new version, and throws an error if the project is invalid. */
  verify: () => Promise<void>;
}

/** Lists the versions after the cut. `checkedAgainst` of the latest stays until its pages are checked again. */
function listAfterCut({ name, next, since, listed, maintained }: CutOptions): ServedVersion[] {
  const [latest, ...older] = listed.servedVersions;
  if (!latest) throw new Error('versions.config.ts lists no version.');
  const toName = (line: string) => line.replace('.', 'p');
  const releaseNotes = latest.viewer.releaseNotes.replaceAll(toName(name), toName(getReleaseLine(next)));
  const viewer = { ...latest.viewer, release: next, stableSince: since, releaseNotes };
  const frozen: ServedVersion = { ...latest, banner: maintained ? 'none' : 'unmaintained' };
  return [{ ...latest, viewer }, frozen, ...older];
}

function requireValidOptions({ root, name, next, since, listed }: CutOptions): void {
  const line = getReleaseLine(listed.servedVersions[0]?.viewer.release ?? '');
  if (name !== line)
    throw new Error(`The latest version describes ${line}, so it is frozen as ${line}, not as ${name}.`);
  const lines = listed.servedVersions.map(({ viewer }) => getReleaseLine(viewer.release));
  if (!/^\d+\.\d+\.\d+$/.test(next) || lines.includes(getReleaseLine(next)))
    throw new Error(`"${next}" is not the first release of another line. Use a number such as 3.11.0.`);
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(since))
    throw new Error(`"${since}" is not a month. Use the form 2026-11.`);
  const inTheWay = [
    `content/${name}`,
    getRouteDir(name),
    `app/${name}`,
    `content/latest/${name}`,
    getFactsDir(name),
  ].find((path) => existsSync(join(root, path)));
  if (inTheWay !== undefined)
    throw new Error(`${inTheWay} already exists. Remove it to create version ${name}.`);
}

/**
 * Freezes the latest version under its release line, and makes the next release the latest: copies content
 * and facts, adds a folder of routes, and names the releases in `versions.config.ts`, `package.json` and README.
 * Types and names of the viewer stay where they are, because they belong to the release that pages were checked
 * against. Applies all changes or none.
 * @returns the versions that are served afterwards
 * @throws Error when an option is invalid, pages use images outside their folder, or changes are uncommitted
 */
export async function cutVersion(options: CutOptions): Promise<ServedVersion[]> {
  const { root, name, listed } = options;
  requireValidOptions(options);
  requireCleanTree(root);
  const outer = await options.findImagesOutsideVersion();
  if (outer.length > 0)
    throw new Error(
      `Images outside content/latest would not be frozen. Move them next to their pages:\n  ${outer.join('\n  ')}`,
    );
  const served = listAfterCut(options);
  const config = { ...listed, servedVersions: served };
  const [latest, frozen] = buildVersions(served);
  if (!latest || !frozen) throw new Error('versions.config.ts lists no version.');
  const changes: FileChange[] = [
    { do: 'copy', path: frozen.dir, from: latest.dir },
    ...Object.entries(getRouteFiles(name)).map(([path, text]): FileChange => ({ do: 'write', path, text })),
    { do: 'write', path: versionsConfigFile, text: await formatVersionsConfig(config) },
    ...copyFacts(root, name),
    ...nameVersions(root, listed.servedVersions, served),
  ];
  await applyChanges(root, changes, options.verify);
  return served;
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
