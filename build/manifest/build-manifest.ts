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
 * Writes and returns the manifest of a finished export. It depends on nothing but the files of the export, the commit
 * and the versions, so that builds of the same commit have equal manifests.
 */
export function writeManifest(outDir: string, commit: string | null): BuildManifest {
  const files = listExportedFiles(outDir).filter((file) => file !== manifestFile);
  const manifest = {
    commit,
    versions: {
      site: readVersion('package.json'),
      node: process.version,
      next: readVersion('node_modules/next/package.json'),
    },
    files: Object.fromEntries(files.map((file) => [file, hashFile(join(outDir, file))])),
  };
  writeFileSync(join(outDir, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * Updates the manifest after a command has added files to an export or changed some, and deletes the compressed copies
 * of changed files, which web servers would send instead. Does nothing if the export has no manifest.
 */
export function updateManifest(outDir: string): void {
  const file = join(outDir, manifestFile);
  if (!existsSync(file)) return;
  const before = JSON.parse(readFileSync(file, 'utf8')) as BuildManifest;
  const { files } = writeManifest(outDir, before.commit);
  const changed = Object.keys(files).filter((name) => files[name] !== before.files[name]);
  for (const name of [...changed, manifestFile])
    for (const suffix of ['.br', '.gz']) rmSync(join(outDir, name + suffix), { force: true });
}
