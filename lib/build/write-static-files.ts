import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes files among the static files, from where builds and the development server take them.
 * @param files text by address
 * @param folders their folders; what they held before is removed
 * @param publicDir folder of the static files
 */
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
