import path from 'node:path';
import { createDiskCache, type DiskCache } from '@/lib/content/disk-cache';
import { getPipelineVersion } from './pipeline-version';

const root = path.resolve(/* turbopackIgnore: true */ process.cwd());

/** Returns a cache in `.cache/<name>` that is invalidated when `lib/mdx` changes. Opens it when first used. */
export function openCache<T>(name: string): DiskCache<T> {
  let cache: DiskCache<T> | undefined;
  return (input, make) => {
    cache ??= createDiskCache(path.join(root, '.cache', name), getPipelineVersion(root));
    return cache(input, make);
  };
}
