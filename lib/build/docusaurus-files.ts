import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocusaurusSite } from '@/lib/docusaurus/get-site';
import { olderVersions } from '@/versions.config';

/**
 * Completes the export of a Docusaurus site: its static files are served as they are, below the pages, and what stands for
 * folders of routes that it does not use goes. Without such a site nothing is done.
 *
 * @param outDir folder of the finished site
 */
export async function addDocusaurusFiles(outDir: string): Promise<void> {
  const site = getDocusaurusSite();
  if (!site) return;
  for (const dir of site.staticDirs) await cp(dir, outDir, { recursive: true, force: false });
  const unused = olderVersions.filter(({ path }) => site.versions.every((version) => version.path !== path));
  await Promise.all(unused.map(({ path }) => rm(join(outDir, path), { recursive: true, force: true })));
}
