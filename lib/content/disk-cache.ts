import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from './replace-file';

/** A function that returns the cached result for an input, or calls `make` and caches its result. */
export type DiskCache<T> = (input: readonly unknown[], make: () => T | Promise<T>) => Promise<T>;

/**
 * Creates a cache in memory and in the folder `dir`. Recomputes damaged entries and ignores errors when writing.
 * @param version fingerprint of the code that computes the results; entries with other fingerprints are ignored
 */
export function createDiskCache<T>(dir: string, version: string): DiskCache<T> {
  const inMemory = new Map<string, Promise<T>>();
  const get = async (file: string, make: () => T | Promise<T>): Promise<T> => {
    const stored = readEntry<T>(file);
    if (stored !== undefined) return stored;
    const result = await make();
    await writeIfChanged(file, JSON.stringify({ result })).catch(() => {});
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
 * Reads a cache file; returns undefined if it is missing or damaged. Reads synchronously: React writes the parts of a
 * page in the order in which they become ready, so with asynchronous reads two builds could differ (VER-16).
 */
function readEntry<T>(file: string): T | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { result?: T }).result;
  } catch {
    return undefined;
  }
}
