import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createDiskCache, type DiskCache } from '@/lib/content/disk-cache';

const root = path.resolve(/* turbopackIgnore: true */ process.cwd());

/** Returns a cache in `.cache/<name>` that is invalidated when `lib/mdx` changes. Opens it when first used. */
export function openCache<T>(name: string): DiskCache<T> {
  let cache: DiskCache<T> | undefined;
  return (input, make) => {
    cache ??= createDiskCache(path.join(root, '.cache', name), getPipelineVersion(root));
    return cache(input, make);
  };
}

/** Returns a hash of what compiled bodies depend on besides their text: the locked packages and `lib/mdx`. */
export function getPipelineVersion(projectRoot: string): string {
  const folder = path.join(projectRoot, 'lib', 'mdx');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const hash = createHash('sha256').update(readFileSync(path.join(projectRoot, 'package-lock.json')));
  for (const name of files.filter((file) => file.endsWith('.ts')).toSorted())
    hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex');
}
