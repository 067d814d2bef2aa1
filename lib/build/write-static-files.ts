import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes files into the folder of the static files, which builds and the development server serve.
 * @param files text of each file, by its address
 * @param folders folders of these files; they are emptied first
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
