import { randomUUID } from 'node:crypto';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes or replaces a file. It appears whole or not at all: other processes may look for it.
 *
 * @param file absolute path
 * @param write makes the file at the path it is given
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
