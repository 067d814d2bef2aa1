/**
 * `npm run baseline -- record <out> <file>` records the contents of a finished site in a file.
 * `npm run baseline -- compare <before> <after>` prints every difference between two sites, each given as a recorded
 * file or as the folder of an export. The exit code is 1 if the sites differ, and 2 if the arguments are invalid.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { compareSiteContents, formatDifference } from '@/tools/baseline/compare-site-contents';
import { readSiteContents, type SiteContents } from '@/tools/baseline/read-site-contents';
import { fail, requireFinishedSite } from './fail';

const usage = `Usage:
  npm run baseline -- record <export folder> <file>
  npm run baseline -- compare <file or export folder> <file or export folder>`;

function readExport(outDir: string): SiteContents {
  requireFinishedSite(outDir);
  return readSiteContents(outDir);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function readContents(source: string): SiteContents {
  if (!existsSync(source)) fail(`${source} does not exist. Name the folder of an export or a recorded file.`);
  if (statSync(source).isDirectory()) return readExport(source);
  const recorded = readJson(source);
  if (!(recorded instanceof Object && 'pages' in recorded))
    fail(`${source} is not a recorded file. Write one with "npm run baseline -- record out ${source}".`);
  return recorded as SiteContents;
}

function compare(before: string, after: string): number {
  const differences = compareSiteContents(readContents(before), readContents(after));
  for (const difference of differences) console.log(`${formatDifference(difference)}\n`);
  console.log(`${differences.length === 0 ? 'No differences' : `${differences.length} differences`}.`);
  return differences.length === 0 ? 0 : 1;
}

function record(outDir: string, file: string): number {
  const contents = readExport(outDir);
  writeFileSync(file, JSON.stringify(contents));
  console.log(`Recorded ${Object.keys(contents.pages).length} pages in ${file}.`);
  return 0;
}

const [command, first, second] = process.argv.slice(2);
if (first === undefined || second === undefined || !['record', 'compare'].includes(command ?? ''))
  fail(usage, 2);
process.exitCode = command === 'record' ? record(first, second) : compare(first, second);
