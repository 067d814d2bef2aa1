/**
 * `npm run bench [-- rounds] [parts]`: builds this site and four other tools with the same pages, measures all of them
 * in turn, and writes `bench/RESULTS.md`. See bench/README.md.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { forEachSite, log, sites, type Origins } from './all-sites';
import { launchBrowser } from './measure/browser';
import { buildCold } from './measure/builds';
import { measureClicks } from './measure/clicks';
import { measureFirstLoad } from './measure/first-load';
import { compareBuilds } from './parts/builds';
import { compareClicks } from './parts/clicks';
import { compareFirstLoads } from './parts/first-loads';
import { compareInteractions } from './parts/interactions';
import { compareLighthouse } from './parts/lighthouse';
import { comparePaint } from './parts/paint';
import { compareSearch } from './parts/search';
import { writeSection, type Section } from './results';
import { loadedRoutes } from './routes';
import { serveSite } from './serve';
import { installPackages } from './sites/install';
import { fast } from './speeds';

type Part = (browser: Browser, origins: Origins, rounds: number) => Promise<Section>;

/** Parts of the report that follow the builds, in order. */
const parts: Readonly<Record<string, Part>> = {
  loads: compareFirstLoads,
  paint: comparePaint,
  clicks: compareClicks,
  search: compareSearch,
  lighthouse: (_, origins) => compareLighthouse(origins),
  // Last, because they take longer than all others.
  interactions: (browser, origins, rounds) => compareInteractions(browser, origins, rounds, 4),
  'fast-interactions': (browser, origins, rounds) => compareInteractions(browser, origins, rounds, 1),
};

/** Reads the arguments. Ends the process if there is no part of that name. */
function readArguments(args: readonly string[]): { rounds: number; chosen: ReadonlySet<string> } {
  const names = ['builds', ...Object.keys(parts)];
  const isNumber = (arg: string) => /^\d+$/.test(arg);
  const chosen = args.filter((arg) => !isNumber(arg));
  const unknown = chosen.find((arg) => !names.includes(arg));
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}". The parts are: ${names.join(', ')}.`);
    process.exit(2);
  }
  return { rounds: Number(args.find(isNumber) ?? 7), chosen: new Set(chosen.length > 0 ? chosen : names) };
}

/** Measures everything that needs a browser, and yields each section as soon as it is measured. */
async function* compareInBrowser(names: ReadonlySet<string>, rounds: number): AsyncGenerator<Section> {
  const servers = await forEachSite('serve', ({ out }) => serveSite(out));
  const origins = Object.fromEntries(
    Object.entries(servers).map(([name, { origin }]) => [name, origin]),
  ) as Origins;
  const browser = await launchBrowser();
  try {
    await forEachSite('first visit', async (site) => {
      for (const route of loadedRoutes) await measureFirstLoad(browser, origins[site.name] + route);
      await measureClicks(browser, site, origins[site.name], fast);
    });
    for (const [name, compare] of Object.entries(parts))
      if (names.has(name)) yield await compare(browser, origins, rounds);
  } finally {
    await browser.close();
    for (const { server } of Object.values(servers)) server.close();
  }
}

const { rounds, chosen } = readArguments(process.argv.slice(2));
const losses = await forEachSite('write the pages', async (site) => {
  const lost = await site.write();
  if (site.packages) await installPackages(site.dir, site.packages);
  return lost;
});
const notes = sites.flatMap(({ name, label }) =>
  [...losses[name]].map(([kind, count]) => `${label} cannot show: ${kind} (${count}).`),
);
/** Writes a section into the report at once, so that a run that stops later keeps what it has measured. */
function report(section: Section): void {
  writeSection(join('bench', 'RESULTS.md'), 'This site and other tools', section, sites, notes);
  log(`written to bench/RESULTS.md: ${section.title}`);
}
if (chosen.has('builds')) report(await compareBuilds());
else
  for (const site of sites)
    if (!existsSync(site.out)) {
      log(`build: ${site.label}`);
      await buildCold(site);
    }
if (chosen.size > 1 || !chosen.has('builds'))
  for await (const section of compareInBrowser(chosen, rounds)) report(section);
