/**
 * `npm run bench:growth [-- pages…]`: builds this site with made-up pages (300, 1,000, 3,000 and 10,000) and writes
 * `bench/GROWTH.md`. See bench/README.md.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { benchDir } from './folders';
import { launchBrowser } from './measure/browser';
import { measureFolder } from './measure/builds';
import { measureFirstLoad } from './measure/first-load';
import { runCommand } from './measure/run-command';
import { serveFolder } from '../tools/serve-folder';
import { writeGrowthContent } from './growth-pages';
import { buildCaches } from './sites/ours';

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [300, 1000, 3000, 10_000];
const contentDir = join(benchDir, 'growth', 'content');
const outDir = join(benchDir, 'growth', 'out');
const measuredPage = '/part-0/group-5/page-101';

/** Loads one page of the built site. @returns KB of scripts and of prefetched data, and the number of DOM nodes */
async function measurePage() {
  const { server, port } = await serveFolder({ dir: outDir, port: 0 });
  const browser = await launchBrowser();
  try {
    const load = await measureFirstLoad(browser, `http://localhost:${port}${measuredPage}`);
    return { scripts: load.scripts / 1024, nodes: load.nodes, prefetched: load.prefetched / 1024 };
  } finally {
    await browser.close();
    server.close();
  }
}

async function measure(pages: number) {
  console.error(`${pages} pages`);
  writeGrowthContent(contentDir, pages);
  for (const folder of [outDir, ...buildCaches]) rmSync(folder, { recursive: true, force: true });
  const cost = await runCommand('.', ['npm', 'run', 'build'], {
    DOCS_CONTENT_DIR: contentDir,
    DOCS_OUT_DIR: outDir,
  });
  const html = readFileSync(join(outDir, `${measuredPage}.html`));
  const output = measureFolder(outDir);
  return {
    pages,
    ...cost,
    output: output.megabytes,
    files: output.files,
    html: brotliCompressSync(html).length / 1024,
    ...(await measurePage()),
  };
}

type Result = Awaited<ReturnType<typeof measure>>;

const columns: readonly [string, (result: Result) => number, number][] = [
  ['pages', ({ pages }) => pages, 0],
  ['CPU s', ({ cpu }) => cpu, 1],
  ['CPU s per page', ({ cpu, pages }) => cpu / pages, 4],
  ['wall s', ({ wall }) => wall, 1],
  ['memory, MB', ({ memory }) => memory, 0],
  ['output, MB', ({ output }) => output, 1],
  ['files', ({ files }) => files, 0],
  ['HTML of a page, KB', ({ html }) => html, 2],
  ['scripts of a page, KB', ({ scripts }) => scripts, 1],
  ['prefetched, KB', ({ prefetched }) => prefetched, 1],
  ['DOM nodes', ({ nodes }) => nodes, 0],
];

const results: Result[] = [];
for (const pages of counts) {
  results.push(await measure(pages));
  const rows = [
    columns.map(([label]) => label),
    columns.map(() => '--:'),
    ...results.map((result) => columns.map(([, get, digits]) => get(result).toFixed(digits))),
  ];
  writeFileSync(
    join('bench', 'GROWTH.md'),
    `# This site with more pages\n\n${new Date().toISOString().slice(0, 10)}. Cold builds of pages with 600 words and two code blocks. This file is written by a script; do not edit it.\n\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`,
  );
}
