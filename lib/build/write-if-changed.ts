import { readFile, writeFile } from 'node:fs/promises';
import { replaceFile } from '@/lib/content/replace-file';

/** Writes a file if its text has changed. Replaces it atomically, so that a server never reads an incomplete one. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before !== text) await replaceFile(file, (temporary) => writeFile(temporary, text));
}
