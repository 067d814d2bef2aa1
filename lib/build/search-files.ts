import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { IndexFiles } from '@/lib/search/build-index';
import { getSearchFileAddress } from '@/lib/search/file-address';

/** Folders of the index below the static files. */
const folders = ['search-index', 'assets/generated/search'];

/**
 * Writes the search index among the static files, from where builds and the development server take it; what lay there
 * before is removed.
 *
 * @param publicDir folder of the static files
 */
export async function writeSearchFiles(files: IndexFiles, publicDir = 'public'): Promise<void> {
  await Promise.all(folders.map((folder) => rm(join(publicDir, folder), { recursive: true, force: true })));
  const targets = [...files].map(
    ([path, text]) => [join(publicDir, getSearchFileAddress(path)), text] as const,
  );
  const dirs = new Set(targets.map(([file]) => dirname(file)));
  await Promise.all([...dirs].map((dir) => mkdir(dir, { recursive: true })));
  await Promise.all(targets.map(([file, text]) => writeFile(file, text)));
}
