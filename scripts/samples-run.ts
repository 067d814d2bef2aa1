/**
 * `npm run samples:run -- --viewer <address> [pages]`: runs the code samples of `content/latest` in a running viewer,
 * with synthetic studies, and stores which of them ran. Writing the studies takes Python 3 with pydicom, NumPy and SciPy.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { getRanSamplesFile, type RanSamples } from '@/lib/content/ran-samples';
import { getLatestVersion } from '@/lib/docs/versions';
import { site } from '@/lib/site/config';
import { getCheckedLine } from '@/lib/site/release-line';
import { scriptLanguages } from '@/tools/samples/completed-script';
import { readSamples } from '@/tools/samples/read-samples';
import { formatRunTable, listRanSamples, listRuns } from '@/tools/samples/run/report-runs';
import { runSamples } from '@/tools/samples/run/run-samples';
import { launchViewerBrowser, serveSyntheticStudies } from '@/tools/screenshots/synthetic-studies';
import { fail, orFail, readArguments } from './fail';

const usage = 'samples:run -- --viewer <address of a running viewer> [--reasons] [parts of paths of pages]';
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { viewer: { type: 'string' }, reasons: { type: 'boolean', default: false } },
});
if (!values.viewer) fail(`Write: npm run ${usage}`);
const { server, root } = await orFail(serveSyntheticStudies(values.viewer));
const browser = await launchViewerBrowser();
const latest = getLatestVersion(site.versions);
const { dir } = latest;
const all = (await readSamples()).filter(
  ({ file, lang }) => file.startsWith(`${dir}/`) && scriptLanguages.has(lang),
);
const runs = await runSamples(all, {
  browser,
  viewer: values.viewer.replace(/\/$/, ''),
  dicomwebRoot: root,
  version: getCheckedLine(latest),
  isWanted: ({ file }) => positionals.length === 0 || positionals.some((page) => file.includes(page)),
  onRun: ({ sample, outcome }) => console.log(`${outcome}  ${sample.file}:${sample.line}`),
});
await browser.close();
server.close();
const file = getRanSamplesFile(dir);
const before =
  positionals.length > 0 && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as RanSamples['pages'])
    : {};
writeFileSync(file, `${JSON.stringify(listRanSamples(runs, before), null, 2)}\n`);
if (values.reasons) for (const line of listRuns(runs, 'not runnable')) console.log(line);
const failures = listRuns(runs, 'failed');
for (const line of failures) console.error(line);
console.log(formatRunTable(runs));
process.exitCode = failures.length > 0 ? 1 : 0;
