/**
 * `npm run check:external`: requests every external URL in the content, and reports each use of those that are gone or have
 * moved. `--json` prints `{ errors, warnings, problems, asked, cached }`, `--fresh` ignores
 * cached results, `--timeout 15` limits the seconds per request. It needs the network, so continuous
 * integration must not run it.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { defaultAskOptions } from '@/tools/external-links/ask-url';
import { checkExternalLinks } from '@/tools/external-links/check-external';
import { collectExternalLinks } from '@/tools/external-links/collect-links';
import { openLinkCache } from '@/tools/external-links/link-cache';
import { reportProblems } from '@/lib/content/problems';
import { readSite } from '@/lib/build/prepare';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    timeout: { type: 'string', default: String(defaultAskOptions.timeoutMs / 1000) },
  },
});
if (process.env.CI) {
  console.error('check:external asks other hosts, which continuous integration must not depend on.');
  process.exit(2);
}

const textFiles = [
  'site.config.ts',
  'versions.config.ts',
  'content/glossary.yaml',
  ...readdirSync('components/pages').flatMap((name) =>
    /\.tsx?$/.test(name) ? [`components/pages/${name}`] : [],
  ),
];
const { model, compiled } = await readSite();
const files = Object.fromEntries(textFiles.map((file) => [file, readFileSync(file, 'utf8')]));
const links = collectExternalLinks(model, compiled, files);
const cacheFile = '.cache/external-links.json';
if (values.fresh) rmSync(cacheFile, { force: true });
const cache = openLinkCache(cacheFile);
const { problems, asked, cached } = await checkExternalLinks(links, {
  ask: { ...defaultAskOptions, timeoutMs: Number(values.timeout) * 1000 },
  cache,
  onResult: (url, { outcome }, done) => {
    if (!values.json && outcome !== 'ok') console.error(`${done}/${links.length} ${outcome} ${url}`);
  },
});
cache.save();

const { text, ...report } = reportProblems(problems);
if (values.json) process.stdout.write(`${JSON.stringify({ ...report, asked, cached }, null, 2)}\n`);
else console.log(`${text}${asked} addresses asked, ${cached} known from before.`);
process.exitCode = report.errors > 0 ? 1 : 0;
