/** `npm run bench [-- rounds]`: client navigation of `out/` against a Docusaurus build of the same pages. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { env } from '@/lib/site/env';
import { findBrowser } from '@/tools/programs/browser';
import { benchDir, docusaurusDir } from './folders';
import { compare, formatReport, formatRoutes, goal, type SiteName, type Visit } from './report';
import { serveSite } from './serve';
import { speeds } from './speeds';
import { visit } from './visit';

const port = Number(process.env.BENCH_PORT ?? 4250);
const folders: Record<SiteName, string> = { ours: env.outDir, theirs: join(docusaurusDir, 'build') };

/** Sites take turns within a round, and the first one changes from round to round. */
async function measure(browser: Browser, origins: Record<SiteName, string>, rounds: number) {
  const visits: Visit[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const order: SiteName[] = round % 2 === 1 ? ['ours', 'theirs'] : ['theirs', 'ours'];
    for (const speed of speeds) {
      for (const site of order) {
        visits.push({ round, site, speed: speed.name, clicks: await visit(browser, origins[site], speed) });
        console.error(`round ${round}: ${site}, ${speed.label}`);
      }
    }
  }
  return visits;
}

/** Pages whose heading is not the same on both sites: then not the same thing is measured. */
function findDifferentPages(visits: readonly Visit[]): string[] {
  const headings = (site: SiteName) => visits.find((entry) => entry.site === site)?.clicks ?? [];
  const theirs = headings('theirs');
  return headings('ours').flatMap(({ route, heading }, index) =>
    heading === theirs[index]?.heading ? [] : [`${route}: "${heading}" and "${theirs[index]?.heading}"`],
  );
}

async function save(visits: readonly Visit[], browserVersion: string) {
  await mkdir(benchDir, { recursive: true });
  const summary = Object.fromEntries(speeds.map(({ name }) => [name, compare(visits, name)]));
  const about = { date: new Date().toISOString(), browser: browserVersion, cores: cpus().length, goal };
  const file = join(benchDir, 'navigation.json');
  await writeFile(file, `${JSON.stringify({ about, summary, visits }, null, 2)}\n`);
  return file;
}

async function run(rounds: number) {
  const ours = await serveSite(folders.ours, port);
  const theirs = await serveSite(folders.theirs, port + 1);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const visits = await measure(browser, { ours: ours.origin, theirs: theirs.origin }, rounds);
    const file = await save(visits, browser.version());
    const different = findDifferentPages(visits);
    console.log(
      `\n${formatReport(visits, speeds)}\n\n${formatRoutes(visits, speeds)}\n\nAll figures: ${file}`,
    );
    if (different.length > 0) console.log(`\nNot the same pages:\n${different.join('\n')}`);
  } finally {
    await browser.close();
    ours.server.close();
    theirs.server.close();
  }
}

const missing = Object.values(folders).filter((dir) => !existsSync(join(dir, '404.html')));
if (missing.length > 0) console.log(`Not built yet: ${missing.join(', ')}. See bench/README.md.`);
else await run(Number(process.argv[2] ?? 3));
