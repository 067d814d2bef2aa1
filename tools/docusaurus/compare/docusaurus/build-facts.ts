import { basename, dirname, join, resolve } from 'node:path';
import { installPackages, runIn } from '@/bench/sites/install';
import type { SiteFacts } from '../facts';
import { docusaurusInstallDir, comparedProjectsDir } from '../folders';
import { compatPackages } from './packages';
import { getDocsFolder, writeProject } from './project';
import { readDocusaurusFacts } from './read-facts';
import type { ComparedConfig } from './site-config';

/**
 * Builds the docs of a site with Docusaurus and reads the facts of the result.
 * @throws Error when Docusaurus fails to build the docs
 */
export async function buildDocusaurusFacts(site: string, config: ComparedConfig): Promise<SiteFacts> {
  const folder = resolve(site);
  const dir = join(comparedProjectsDir, `${basename(dirname(folder))}-${basename(folder)}`);
  await installPackages(docusaurusInstallDir, compatPackages);
  await writeProject(folder, dir, config);
  runIn(dir, 'npx', ['--no-install', 'docusaurus', 'build', '--no-minify']);
  return readDocusaurusFacts(dir, config.baseUrl, getDocsFolder(config));
}
