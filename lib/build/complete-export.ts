import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteModel } from '@/lib/docs/types';
import { listedVersions } from '@/lib/site/config';

/**
 * Completes an export: copies the static files of the content, without overwriting, and removes the folders of routes
 * that no version uses.
 *
 * @param outDir folder of the finished site
 * @param staticDirs absolute folders; a file is taken from the first that has it
 * @see acceptance BLD-12
 */
export async function completeExport(
  outDir: string,
  { versions }: Pick<SiteModel, 'versions'>,
  staticDirs: readonly string[] = [],
): Promise<void> {
  for (const dir of staticDirs) await cp(dir, outDir, { recursive: true, force: false });
  const unused = listedVersions.olderVersions.filter(({ path }) =>
    versions.every((version) => version.path !== path),
  );
  await Promise.all(unused.map(({ path }) => rm(join(outDir, path), { recursive: true, force: true })));
}
