import { randomUUID } from 'node:crypto';
import { mkdir, rename, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Replaces a file atomically. `write` gets a temporary path, so that other processes never read an incomplete file. */
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
