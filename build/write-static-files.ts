import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IndexFiles } from '@/lib/search/build-index';
import { getSearchFileAddress } from '@/lib/search/fetch-file';

/** Writes files, given by address, into the folder of the static files, after emptying `folders` in it. */
export function writeStaticFiles(
  files: ReadonlyMap<string, string>,
  folders: readonly string[],
  publicDir = 'public',
): void {
  for (const folder of folders) rmSync(join(publicDir, folder), { recursive: true, force: true });
  const targets = [...files].map(([address, text]) => [join(publicDir, address), text] as const);
  const dirs = new Set(targets.map(([file]) => dirname(file)));
  for (const dir of dirs) mkdirSync(dir, { recursive: true });
  for (const [file, text] of targets) writeFileSync(file, text);
}

/** Folders within `public` that contain the search index. */
const folders = ['search-index', 'assets/generated/search'];

/** Writes the search index, to `public` in development or the export in a build, and removes the previous one. */
export function writeSearchFiles(files: IndexFiles, dir = 'public'): void {
  const entries = [...files].map(([path, text]) => [getSearchFileAddress(path), text] as const);
  writeStaticFiles(new Map(entries), folders, dir);
}
