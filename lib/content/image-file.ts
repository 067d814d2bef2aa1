import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';

/** A content image in memory, with the name its copies get. */
export interface SourceImage {
  /** Absolute path. */
  file: string;
  bytes: Buffer;
  /** Lower-case ending with its dot. */
  extension: string;
  /** File name in lower case without ending, other characters as hyphens, and eight characters of the content's hash. */
  stem: string;
}

/**
 * @param file absolute path
 * @param bytes its content
 */
export function describeImage(file: string, bytes: Buffer): SourceImage {
  const { name, ext } = path.parse(file);
  const plainName =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'image';
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { file, bytes, extension: ext.toLowerCase(), stem: `${plainName}-${hash}` };
}

/**
 * Makes a file unless it is there. It appears whole or not at all: other processes may look for it.
 *
 * @param file absolute path; its name holds the hash of what it is made of
 * @param write makes the file at the path it is given
 */
export async function ensureFile(
  file: string,
  write: (temporary: string) => Promise<unknown>,
): Promise<void> {
  if (!(await isFile(file))) await replaceFile(file, write);
}

/** As `ensureFile`, but an existing file is replaced. */
export async function replaceFile(
  file: string,
  write: (temporary: string) => Promise<unknown>,
): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  await write(temporary);
  await rename(temporary, file);
}

/** @returns whether a non-empty file is there */
export async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && found.isFile() && found.size > 0;
}
