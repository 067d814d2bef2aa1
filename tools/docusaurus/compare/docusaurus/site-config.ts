import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDir } from '../folders';

/** The configuration of a Docusaurus site for its docs, without options that are functions. */
export interface DocusaurusConfig {
  title: string;
  baseUrl: string;
  trailingSlash?: boolean;
  mermaid: boolean;
  liveCode: boolean;
  format?: string;
  /** Options of the docs plugin. */
  docs: Readonly<Record<string, unknown>> & { path?: string; sidebarPath?: string | false };
  /** Options that are functions, by their path: neither side runs them. */
  code: readonly string[];
}

const configName = /^docusaurus\.config\.[cm]?[jt]s$/;

/**
 * @param site folder of a Docusaurus site
 * @returns its configuration file
 * @throws when there is none
 */
export function findConfigFile(site: string): string {
  const name = readdirSync(site).find((entry) => configName.test(entry));
  if (name === undefined)
    throw new Error(`${site} has no docusaurus.config file, so it is no Docusaurus site`);
  return join(site, name);
}

/**
 * Evaluates a site's configuration in a separate process, with the loader of the installed Docusaurus.
 * @throws when the configuration throws
 */
export function readSiteConfig(site: string): DocusaurusConfig {
  const script = fileURLToPath(new URL('evaluate-config.cjs', import.meta.url));
  const printed = execFileSync('node', [script, findConfigFile(site), installDir], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(printed) as DocusaurusConfig;
}
