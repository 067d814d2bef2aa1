import { basename, dirname, join, resolve } from 'node:path';
import { installPackages, runIn } from '@/bench/docusaurus/install';
import type { SiteFacts } from '../facts';
import { installDir, projectsDir } from '../folders';
import { compatPackages } from './packages';
import { docsFolderOf, writeProject } from './project';
import { readDocusaurusFacts } from './read-facts';
import type { ComparedConfig } from './site-config';

/**
 * Builds the docs of a site with Docusaurus and reads the facts of the result.
 * @throws Error when Docusaurus fails to build the docs
 */
export async function buildDocusaurusFacts(site: string, config: ComparedConfig): Promise<SiteFacts> {
  const folder = resolve(site);
  const dir = join(projectsDir, `${basename(dirname(folder))}-${basename(folder)}`);
  await installPackages(installDir, compatPackages);
  await writeProject(folder, dir, config);
  runIn(dir, 'npx', ['--no-install', 'docusaurus', 'build', '--no-minify']);
  return readDocusaurusFacts(dir, config.baseUrl, docsFolderOf(config));
}
