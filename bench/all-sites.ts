import { join } from 'node:path';
import { readSiteModel } from '@/lib/docs/build-model';
import { benchDir } from './folders';
import type { Figures } from './results';
import { describeDocusaurus } from './sites/docusaurus';
import { describeOurs } from './sites/ours';
import { describeRspress } from './sites/rspress';
import type { Site, SiteName } from './sites/site';
import { describeStarlight } from './sites/starlight';
import { describeVitepress } from './sites/vitepress';

/** Addresses at which the built sites are served. */
export type Origins = Record<SiteName, string>;

const model = readSiteModel({ includeDrafts: false });

/** This site and its peers. */
export const sites: readonly Site[] = [
  describeOurs(model),
  describeDocusaurus(model, join(benchDir, 'docusaurus')),
  describeStarlight(model, join(benchDir, 'starlight')),
  describeVitepress(model, join(benchDir, 'vitepress')),
  describeRspress(model, join(benchDir, 'rspress')),
];

/** Prints a line with the time of day. */
export const log = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

/** Calls a function for each site, one after the other, and collects the results by site. */
export async function forEachSite<Result>(
  what: string,
  use: (site: Site) => Promise<Result>,
  used: readonly Site[] = sites,
): Promise<Record<SiteName, Result>> {
  const results: [SiteName, Result][] = [];
  for (const site of used) {
    log(`${what}: ${site.label}`);
    results.push([site.name, await use(site)]);
  }
  return Object.fromEntries(results) as Record<SiteName, Result>;
}

/** Returns one figure of each site. */
export const pick = <Result>(
  results: Readonly<Record<SiteName, Result>>,
  get: (result: Result, site: Site) => number,
): Figures => Object.fromEntries(sites.map((site) => [site.name, get(results[site.name], site)]));
