import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { installPackages, runIn } from '@/bench/docusaurus/install';
import type { SiteFacts } from '../facts';
import { installDir, projectsDir } from '../folders';
import { compatPackages } from './packages';
import { createProjectConfig, docsFolderOf, writeProject } from './project';
import { DocusaurusReader } from './read-facts';
import { readSiteConfig, type DocusaurusConfig } from './site-config';

/** The Docusaurus side of the comparison. */
export interface DocusaurusSide {
  config: DocusaurusConfig;
  facts: SiteFacts;
}

/** Increase it when the facts that are read from pages change. */
const formatVersion = 6;

function listFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'))
    .sort();
}

/** Hash of a site's state: its files, the packages and the configuration that it is built with. */
function hashSite(site: string, config: DocusaurusConfig): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([compatPackages, createProjectConfig(site, config)]));
  const folders = [config.docs.path ?? 'docs', 'versioned_docs', 'versioned_sidebars', 'src'];
  for (const file of folders.flatMap((folder) => listFiles(resolve(site, folder))))
    hash.update(relative(site, file)).update(readFileSync(file));
  for (const name of readdirSync(site).filter((entry) => /^(?:sidebars?\.|versions\.json)/.test(entry)))
    hash.update(name).update(readFileSync(join(site, name)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Builds a site's docs with Docusaurus and reads the facts of the result. Results are cached, so that
 * unchanged files need no second build.
 * @throws when Docusaurus can't build them
 */
export async function buildDocusaurusFacts(site: string): Promise<DocusaurusSide> {
  await installPackages(installDir, compatPackages);
  const config = readSiteConfig(site);
  const name = `${basename(dirname(resolve(site)))}-${basename(resolve(site))}`;
  const dir = join(projectsDir, name);
  const key = hashSite(site, config);
  const built = join(dir, 'build', '.site');
  const kept = join(projectsDir, `${name}-${key}-${formatVersion}.json`);
  if (existsSync(kept)) return { config, facts: JSON.parse(readFileSync(kept, 'utf8')) as SiteFacts };
  if (!existsSync(built) || readFileSync(built, 'utf8') !== key) {
    await writeProject(resolve(site), dir, config);
    runIn(dir, 'npx', ['--no-install', 'docusaurus', 'build', '--no-minify']);
    await writeFile(built, key);
  }
  const facts = new DocusaurusReader(dir, config.baseUrl, docsFolderOf(config)).read();
  await mkdir(projectsDir, { recursive: true });
  await writeFile(kept, JSON.stringify(facts));
  return { config, facts };
}
