/**
 * `npm run verify:reproducible`: builds the checked-out commit three times, in different folders, locales, time zones,
 * numbers of cores and days, with and without caches, and compares the exports byte by byte. The exit code is 1 if a
 * file differs; the builds are then kept. `npm run verify:reproducible -- again` leaves out the build in another folder.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '@/lib/checks/export/served-files';
import { buildVariant, variants } from '@/tools/reproducible/build-variants';
import { compareFolders } from '@/tools/reproducible/compare-folders';
import { readCommit } from '@/build/manifest/read-commit';
import { fail } from './fail';

const root = process.cwd();
const mostShown = 20;

const names = process.argv.slice(2);
const unknown = names.filter((name) => variants.every((variant) => variant.name !== name));
if (unknown.length > 0)
  fail(
    `No build is called ${unknown.join(', ')}. Choose from ${variants.map(({ name }) => name).join(', ')}.`,
    2,
  );
// Without the first build, there is nothing to compare with.
const chosen = variants.filter(
  ({ name }, index) => index === 0 || names.length === 0 || names.includes(name),
);

const commit = readCommit(root);
if (commit === null) throw new Error('Run this command in a Git clone: it builds the checked-out commit.');
const id = commit.id.replace('-dirty', '');
if (id !== commit.id) console.log('Uncommitted changes are not part of the builds.\n');

const work = mkdtempSync(join(tmpdir(), 'reproducible-'));
const rows: Record<string, string | number>[] = [];
const reports: string[] = [];
let first: string | undefined;
for (const variant of chosen) {
  const { name, folder, warm, locale, timeZone, cores, days } = variant;
  console.log(`Building "${name}" …`);
  const started = performance.now();
  const result = buildVariant(variant, root, work, id);
  const seconds = Math.round((performance.now() - started) / 1000);
  const differences = first === undefined ? [] : compareFolders(first, result);
  rows.push({
    build: name,
    folder,
    caches: warm ? 'warm' : 'cold',
    locale,
    'time zone': timeZone,
    cores: cores ?? 'all',
    clock: `+${days} days`,
    seconds,
    files: listFiles(result).length,
    differing: first === undefined ? '' : differences.length,
  });
  for (const { file, reason } of differences.slice(0, mostShown))
    reports.push(`${name}: ${file}\n  ${reason}`);
  if (differences.length > mostShown)
    reports.push(`${name}: and ${differences.length - mostShown} more files`);
  first ??= result;
}

console.table(rows);
if (reports.length > 0)
  fail(`\nThe builds differ.\n\n${reports.join('\n\n')}\n\nThe builds are kept in ${work}/exports.`);
rmSync(work, { recursive: true, force: true });
console.log(`All builds of ${id} are equal.`);
