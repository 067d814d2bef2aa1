import { basename, dirname, join, resolve } from 'node:path';
import { packages } from '@/bench/docusaurus/packages';
import { installPackages, runIn, type PackageSet } from '@/bench/sites/install';
import type { SiteFacts } from '../facts';
import { compatDir, docusaurusInstallDir, getDocsFolder, writeProject, type ComparedConfig } from './project';
import { readDocusaurusFacts } from './read-facts';

/** The release whose behavior this site keeps. */
const release = '3.7.0';

/** Packages to install for the comparison: Docusaurus and the plugins that pages may need. */
const compatPackages: PackageSet = {
  ...packages,
  name: 'docusaurus-for-comparison',
  dependencies: {
    ...packages.dependencies,
    '@docusaurus/core': release,
    '@docusaurus/faster': release,
    '@docusaurus/preset-classic': release,
    '@docusaurus/theme-live-codeblock': release,
    '@docusaurus/theme-mermaid': release,
  },
  // Newer releases of webpack may break a Docusaurus that was written before them.
  overrides: { webpack: '5.97.1' },
};

/**
 * Builds the docs of a site with Docusaurus and reads the facts of the result.
 * @throws Error when Docusaurus fails to build the docs
 */
export async function buildDocusaurusFacts(site: string, config: ComparedConfig): Promise<SiteFacts> {
  const folder = resolve(site);
  const dir = join(compatDir, 'projects', `${basename(dirname(folder))}-${basename(folder)}`);
  await installPackages(docusaurusInstallDir, compatPackages);
  await writeProject(folder, dir, config);
  runIn(dir, 'npx', ['--no-install', 'docusaurus', 'build', '--no-minify']);
  return readDocusaurusFacts(dir, config.baseUrl, getDocsFolder(config));
}
