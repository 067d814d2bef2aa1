import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes files among the static files, from where builds and the development server take them.
 * @param files text by address
 * @param folders their folders; what they held before is removed
 * @param publicDir folder of the static files
 */
export async function writeStaticFiles(
  files: ReadonlyMap<string, string>,
  folders: readonly string[],
  publicDir = 'public',
): Promise<void> {
  await Promise.all(folders.map((folder) => rm(join(publicDir, folder), { recursive: true, force: true })));
  const targets = [...files].map(([address, text]) => [join(publicDir, address), text] as const);
  const dirs = new Set(targets.map(([file]) => dirname(file)));
  await Promise.all([...dirs].map((dir) => mkdir(dir, { recursive: true })));
  await Promise.all(targets.map(([file, text]) => writeFile(file, text)));
}
