/**
 * `npm run bench [-- rounds]`: builds this site and three other tools with the same pages, measures all of them in
 * turn, and writes `bench/RESULTS.md`. See bench/README.md.
 */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { readSiteModel } from '@/lib/docs/site-model';
import { benchDir } from './folders';
import { launchBrowser } from './measure/browser';
import { buildCold, buildWarm, measureFolder } from './measure/builds';
import { measureClicks } from './measure/clicks';
import { measureFirstLoad, type FirstLoad } from './measure/first-load';
import {
  installLighthouse,
  lighthouseCategories,
  measureLighthouse,
  type LighthouseScores,
} from './measure/lighthouse';
import { measurePaint, type Paint } from './measure/paint';
import type { Cost } from './measure/run-command';
import { measureBareInput, measureSearch } from './measure/search';
import { writeReport, type Figures, type Row, type Section } from './results';
import { lighthousePages, loadedRoutes } from './routes';
import { serveSite } from './serve';
import { describeDocusaurus } from './sites/docusaurus';
import { installPackages } from './sites/install';
import { describeOurs } from './sites/ours';
import type { Site, SiteName } from './sites/site';
import { describeStarlight } from './sites/starlight';
import { describeVitepress } from './sites/vitepress';
import { fast, slow, speeds } from './speeds';
import { median, quantile } from './statistics';

const rounds = Number(process.argv[2] ?? 7);
const model = readSiteModel({ includeDrafts: false });
const sites: readonly Site[] = [
  describeOurs(model),
  describeDocusaurus(model, join(benchDir, 'docusaurus')),
  describeStarlight(model, join(benchDir, 'starlight')),
  describeVitepress(model, join(benchDir, 'vitepress')),
];

const log = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

/** Calls a function for each site, one after the other, and collects the results by site. */
async function forEachSite<Result>(
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
const pick = <Result>(
  results: Readonly<Record<SiteName, Result>>,
  get: (result: Result, site: Site) => number,
): Figures => Object.fromEntries(sites.map((site) => [site.name, get(results[site.name], site)]));

const prepare = () =>
  forEachSite('write the pages', async (site) => {
    const losses = await site.write();
    if (site.packages) await installPackages(site.dir, site.packages);
    return losses;
  });

async function compareBuilds(): Promise<Section> {
  const cold: Record<SiteName, Cost>[] = [];
  const warm: Record<SiteName, Cost>[] = [];
  for (let round = 1; round <= 2; round += 1) {
    cold.push(await forEachSite(`cold build ${round}`, buildCold));
    warm.push(await forEachSite(`warm build ${round}`, buildWarm));
  }
  // Build once more without the sentence that the warm build added.
  const output = await forEachSite('output', async (site) => {
    await buildCold(site);
    return measureFolder(site.out);
  });
  const average = (costs: typeof cold, key: keyof Cost): Figures =>
    Object.fromEntries(
      sites.map(({ name }) => [name, costs.reduce((sum, cost) => sum + cost[name][key], 0) / costs.length]),
    );
  const perPage = (figures: Figures): Figures =>
    Object.fromEntries(sites.map(({ name, docPages }) => [name, (figures[name] ?? Number.NaN) / docPages]));
  return {
    title: 'Builds',
    method: `Means of two builds. CPU seconds and memory are those of all processes of a build together. A warm build follows the change of one sentence. Documentation pages: ${sites.map(({ label, docPages }) => `${label} ${docPages}`).join(', ')}.`,
    rows: [
      {
        label: 'cold, CPU s per page',
        figures: perPage(average(cold, 'cpu')),
        digits: 3,
        target: { limit: 0.1 },
      },
      { label: 'cold, CPU s', figures: average(cold, 'cpu'), digits: 1 },
      { label: 'cold, wall s', figures: average(cold, 'wall'), digits: 1 },
      { label: 'warm, CPU s', figures: average(warm, 'cpu'), digits: 1, target: { limit: 8 } },
      { label: 'warm, wall s', figures: average(warm, 'wall'), digits: 1 },
      { label: 'memory, cold, MB', figures: average(cold, 'memory'), target: { limit: 1200 } },
      { label: 'output, MB', figures: pick(output, ({ megabytes }) => megabytes), digits: 1 },
      {
        label: 'output, MB per page',
        figures: pick(output, ({ megabytes }, { docPages }) => megabytes / docPages),
        digits: 3,
        target: { limit: 0.11 },
      },
      { label: 'output, files', figures: pick(output, ({ files }) => files) },
    ],
  };
}

type Origins = Record<SiteName, string>;

async function compareFirstLoads(browser: Browser, origins: Origins): Promise<Section> {
  const rows: Row[] = [];
  for (const route of loadedRoutes) {
    const loads = await forEachSite(`first load of ${route}`, ({ name }) =>
      measureFirstLoad(browser, origins[name] + route),
    );
    const kilobytes = (key: keyof FirstLoad) => pick(loads, (load) => load[key] / 1024);
    rows.push(
      {
        label: `${route}: HTML, KB`,
        figures: kilobytes('html'),
        digits: 1,
        target: { share: 1, peer: 'docusaurus' },
      },
      { label: 'scripts, KB', figures: kilobytes('scripts'), digits: 1, target: { limit: 128 } },
      { label: 'styles, KB', figures: kilobytes('styles'), digits: 1, target: { limit: 10 } },
      { label: 'fonts, KB', figures: kilobytes('fonts'), digits: 1 },
      { label: 'prefetched, KB', figures: kilobytes('prefetched'), digits: 1 },
      { label: 'requests', figures: pick(loads, ({ requests }) => requests) },
      { label: 'DOM nodes', figures: pick(loads, ({ nodes }) => nodes) },
    );
  }
  const method =
    'A new browser profile, a window of 1280 × 800, one movement of the pointer, until the network is idle and two more seconds. Bytes as transferred, with Brotli.';
  return { title: 'First load', method, rows };
}

async function comparePaint(browser: Browser, origins: Origins): Promise<Section> {
  const rows: Row[] = [];
  for (const route of loadedRoutes.slice(0, 2)) {
    const paints: Record<SiteName, Paint>[] = [];
    for (let round = 1; round <= rounds; round += 1)
      paints.push(
        await forEachSite(`paint of ${route}, round ${round}`, ({ name }) =>
          measurePaint(browser, origins[name] + route, slow),
        ),
      );
    const middle = (key: keyof Paint, divisor = 1): Figures =>
      Object.fromEntries(
        sites.map(({ name }) => [name, median(paints.map((paint) => paint[name][key])) / divisor]),
      );
    rows.push(
      { label: `${route}: first paint, ms`, figures: middle('fcp'), target: { share: 1, peer: 'starlight' } },
      { label: 'largest paint, ms', figures: middle('lcp'), target: { share: 0.8 } },
      {
        label: 'KB until the largest paint',
        figures: middle('bytes', 1024),
        digits: 1,
        target: { share: 0.9, peer: 'starlight' },
      },
      { label: 'blocking time, ms', figures: middle('tbt'), target: { limit: 20 } },
      { label: 'layout shift', figures: middle('cls'), digits: 3, target: { limit: 0 } },
    );
  }
  return {
    title: 'Paint',
    method: `Medians of ${rounds} loads in turn with ${slow.label}, in a window of 412 × 823.`,
    rows,
  };
}

async function compareClicks(browser: Browser, origins: Origins): Promise<Section> {
  const rows: Row[] = [];
  for (const speed of speeds) {
    const times = await forEachSite(`clicks, ${speed.label}`, async () => [] as number[]);
    for (let round = 1; round <= 3; round += 1) {
      const visits = await forEachSite(`clicks, ${speed.label}, round ${round}`, (site) =>
        measureClicks(browser, site, origins[site.name], speed),
      );
      for (const { name } of sites) times[name].push(...visits[name]);
    }
    rows.push(
      { label: `${speed.label}: median, ms`, figures: pick(times, median), target: { share: 0.6 } },
      { label: 'p95, ms', figures: pick(times, (list) => quantile(list, 0.95)), target: { share: 0.7 } },
    );
  }
  return {
    title: 'Clicks',
    method:
      'Fifteen links of the sidebar in three rounds, from the click to the frame with the new heading. The pointer is on a link 120 ms before.',
    rows,
  };
}

async function compareSearch(browser: Browser, origins: Origins): Promise<Section> {
  const bare = await measureBareInput(browser);
  const times = await forEachSite('search', ({ name, search }) =>
    search ? measureSearch(browser, origins[name], search) : Promise.resolve([]),
  );
  const figures = (share: number): Figures =>
    Object.fromEntries(
      sites.filter(({ search }) => search).map(({ name }) => [name, quantile(times[name], share)]),
    );
  const limit = Math.round(2 * median(bare));
  return {
    title: 'Search',
    method: `From a key press to the painted results, 4× CPU. An input that only repeats its text takes ${median(bare).toFixed(0)} ms (median) and ${quantile(bare, 0.95).toFixed(0)} ms (p95).`,
    rows: [
      { label: 'median, ms', figures: figures(0.5), target: { limit } },
      { label: 'p95, ms', figures: figures(0.95), target: { share: 0.5 } },
    ],
  };
}

async function compareLighthouse(origins: Origins): Promise<Section> {
  await installLighthouse();
  const rows: Row[] = [];
  for (const { route, onAllSites } of lighthousePages) {
    const measured = onAllSites ? sites : sites.filter(({ name }) => name === 'ours');
    const runs: Record<SiteName, LighthouseScores>[] = [];
    for (let round = 1; round <= 3; round += 1)
      runs.push(
        await forEachSite(
          `Lighthouse, ${route}, round ${round}`,
          ({ name }) => measureLighthouse(origins[name] + route),
          measured,
        ),
      );
    for (const [index, category] of lighthouseCategories.entries())
      rows.push({
        label: index === 0 ? `${route}: ${category}` : category,
        figures: Object.fromEntries(
          measured.map(({ name }) => [name, median(runs.map((scores) => scores[name][category]))]),
        ),
        target: { atLeast: 100 },
      });
  }
  return {
    title: 'Lighthouse',
    method:
      'Scores from 0 to 100 with the settings for phones, medians of three runs. The search page asks search engines not to index it, which costs points for SEO on purpose.',
    rows,
  };
}

const losses = await prepare();
const sections = [await compareBuilds()];
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
  sections.push(await compareFirstLoads(browser, origins));
  sections.push(await comparePaint(browser, origins));
  sections.push(await compareClicks(browser, origins));
  sections.push(await compareSearch(browser, origins));
  sections.push(await compareLighthouse(origins));
} finally {
  await browser.close();
  for (const { server } of Object.values(servers)) server.close();
}
const notes = sites.flatMap(({ name, label }) =>
  [...losses[name]].map(([kind, count]) => `${label} cannot show: ${kind} (${count}).`),
);
writeReport(
  join('bench', 'RESULTS.md'),
  'This site and other tools, measured in one run',
  sections,
  sites,
  notes,
);
log('written: bench/RESULTS.md');
