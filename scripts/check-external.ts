/**
 * `npm run check:external`: requests every external URL in the content, and reports every link to a URL that does not
 * respond or has moved. `--json` prints `{ errors, warnings, problems, asked, cached }`, `--fresh` ignores cached
 * results, and `--timeout 15` sets the timeout per request in seconds. The command needs network access, so it refuses
 * to run in continuous integration.
 */
import { readFileSync, rmSync } from 'node:fs';
import { defaultUrlRequestOptions } from '@/tools/external-links/request-url';
import { checkExternalLinks } from '@/tools/external-links/check-external';
import { collectExternalLinks } from '@/tools/external-links/collect-links';
import { openLinkCache } from '@/tools/external-links/link-cache';
import { reportProblems } from '@/lib/content/problems';
import { readAndCompileSite } from '@/build/prepare/render-site';
import { fail, readArguments } from './fail';

const { values } = readArguments('check:external [-- --json] [--fresh] [--timeout <seconds>]', {
  options: {
    json: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    timeout: { type: 'string', default: String(defaultUrlRequestOptions.timeoutMs / 1000) },
  },
});
if (process.env.CI)
  fail('check:external sends requests to other hosts, so it does not run in continuous integration.', 2);

const textFiles = ['site.config.ts', 'versions.config.ts', 'content/glossary.yaml'];
const { model, compiled } = await readAndCompileSite();
const files = Object.fromEntries(textFiles.map((file) => [file, readFileSync(file, 'utf8')]));
const links = collectExternalLinks(model, compiled, files);
const cacheFile = '.cache/external-links.json';
if (values.fresh) rmSync(cacheFile, { force: true });
const cache = openLinkCache(cacheFile);
const { problems, asked, cached } = await checkExternalLinks(links, {
  ask: { ...defaultUrlRequestOptions, timeoutMs: Number(values.timeout) * 1000 },
  cache,
  onResult: (url, { outcome }, done) => {
    if (!values.json && outcome !== 'ok') console.error(`${done}/${links.length} ${outcome} ${url}`);
  },
});
cache.save();

const { text, ...report } = reportProblems(problems);
if (values.json) process.stdout.write(`${JSON.stringify({ ...report, asked, cached }, null, 2)}\n`);
else console.log(`${text}${asked} addresses requested, ${cached} results from the cache.`);
process.exitCode = report.errors > 0 ? 1 : 0;
