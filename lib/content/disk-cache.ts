import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from './replace-file';

/** Returns the stored result for an input, or computes and stores it. */
export type DiskCache<T> = (input: readonly unknown[], make: () => T | Promise<T>) => Promise<T>;

/**
 * A cache in memory and on disk. Damaged entries are computed again; if the disk is not writable, nothing is stored.
 *
 * @param dir folder of the entries; created when missing
 * @param version fingerprint of the code that makes results; entries of other fingerprints are ignored
 * @param isKept whether a result may be stored
 */
export function createDiskCache<T>(
  dir: string,
  version: string,
  isKept: (result: T) => boolean = () => true,
): DiskCache<T> {
  const inMemory = new Map<string, Promise<T>>();
  const get = async (file: string, make: () => T | Promise<T>): Promise<T> => {
    const stored = readEntry<T>(file);
    if (stored !== undefined) return stored;
    const result = await make();
    if (isKept(result))
      await replaceFile(file, (temporary) => writeFile(temporary, JSON.stringify({ result }))).catch(
        () => {},
      );
    return result;
  };
  return (input, make) => {
    const key = createHash('sha256')
      .update(JSON.stringify([version, ...input]))
      .digest('hex');
    const result = inMemory.get(key) ?? get(path.join(dir, `${key}.json`), make);
    inMemory.set(key, result);
    result.catch(() => inMemory.delete(key));
    return result;
  };
}

/**
 * Reads synchronously: React writes a page that waits in the order in which its parts become ready, and two builds of
 * the same content would differ (VER-16).
 */
function readEntry<T>(file: string): T | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { result?: T }).result;
  } catch {
    return undefined;
  }
}
