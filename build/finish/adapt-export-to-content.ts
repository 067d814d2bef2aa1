import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteModel } from '@/lib/docs/types';
import { listedVersions } from '@/lib/site/config';

/**
 * Copies the static files of the content into the export, without overwriting any, and removes the folders of
 * configured versions that the site model does not contain. @see acceptance BLD-12
 */
export async function adaptExportToContent(
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
