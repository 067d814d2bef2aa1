import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listExportedFiles } from '@/lib/checks/export/served-files';

/** Path of the manifest in the export. */
export const manifestFile = 'build-manifest.json';

/** What a site was built from, and what it consists of. */
export interface BuildManifest {
  /** Hash of the commit, followed by `-dirty` if files were changed; null if unknown. */
  commit: string | null;
  versions: { site: string; node: string; next: string };
  /** SHA-256 of every file but the manifest and compressed copies, in hexadecimal, by its path in the export. */
  files: Record<string, string>;
}

const hashFile = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

const readVersion = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

/**
 * Describes an export. The result depends on nothing but its files, the commit and the versions, so that builds of the
 * same commit have equal manifests.
 * @param outDir folder of the export
 * @param root project root, with installed packages
 */
export function buildManifest(outDir: string, root: string, commit: string | null): BuildManifest {
  const files = listExportedFiles(outDir).filter((file) => file !== manifestFile);
  return {
    commit,
    versions: {
      site: readVersion(join(root, 'package.json')),
      node: process.version,
      next: readVersion(join(root, 'node_modules/next/package.json')),
    },
    files: Object.fromEntries(files.map((file) => [file, hashFile(join(outDir, file))])),
  };
}

const saveManifest = (outDir: string, manifest: BuildManifest) =>
  writeFileSync(join(outDir, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);

/** Writes the manifest of a finished export. */
export function writeManifest(outDir: string, root: string, commit: string | null): void {
  saveManifest(outDir, buildManifest(outDir, root, commit));
}

/**
 * Updates the manifest after a command has added files to an export or changed some, and deletes the compressed copies
 * of changed files, which web servers would send instead. Does nothing if the export has no manifest.
 */
export function updateManifest(outDir: string, root: string): void {
  const manifest = join(outDir, manifestFile);
  if (!existsSync(manifest)) return;
  const before = JSON.parse(readFileSync(manifest, 'utf8')) as BuildManifest;
  const after = buildManifest(outDir, root, before.commit);
  saveManifest(outDir, after);
  const changed = Object.keys(after.files).filter((file) => after.files[file] !== before.files[file]);
  for (const file of [...changed, manifestFile])
    for (const suffix of ['.br', '.gz']) rmSync(join(outDir, file + suffix), { force: true });
}
