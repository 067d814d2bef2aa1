import { randomUUID } from 'node:crypto';
import { mkdir, rename, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates or replaces a file atomically, so that other processes never read a partly written file.
 * @param file absolute path
 * @param write writes the content to the temporary path passed to it
 */
export async function replaceFile(
  file: string,
  write: (temporary: string) => Promise<unknown>,
): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  await write(temporary);
  await rename(temporary, file);
}

/** Writes a file if its text has changed. Replaces it atomically, so that a server never reads an incomplete one. */
export async function writeIfChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before !== text) await replaceFile(file, (temporary) => writeFile(temporary, text));
}
