/**
 * `npm run compat -- <folder of a Docusaurus 3 site>`: builds the same pages with Docusaurus and with this project, and
 * compares the results. The exit code is 1 if there are unexplained differences, and 2 if a build fails.
 */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compareFacts } from './compare';
import { buildDocusaurusFacts } from './docusaurus/build-facts';
import { readSiteConfig } from './docusaurus/project';
import { knownDifferences } from './known-differences';
import type { SiteFacts } from './facts';
import { readOurFacts } from './ours/read-facts';
import { createReport, formatReport } from './report';

const usage = `npm run compat -- <folder of a Docusaurus 3 site> [--json] [--freeze <file>] [--frozen <file>]

  --json           prints the report as JSON
  --freeze <file>  saves the result of Docusaurus in a file
  --frozen <file>  compares with a saved result instead of running Docusaurus`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    freeze: { type: 'string' },
    frozen: { type: 'string' },
  },
});
const [site] = positionals;
if (site === undefined || !existsSync(site)) {
  console.error(site === undefined ? usage : `There is no folder ${site}.\n\n${usage}`);
  process.exit(2);
}

async function compare(folder: string): Promise<boolean> {
  const config = readSiteConfig(folder);
  const theirs =
    values.frozen === undefined
      ? await buildDocusaurusFacts(folder, config)
      : (JSON.parse(readFileSync(values.frozen, 'utf8')) as SiteFacts);
  if (values.freeze !== undefined) await writeFile(values.freeze, `${JSON.stringify(theirs, null, 1)}\n`);
  const report = createReport(compareFacts(theirs, await readOurFacts(folder)), config.code);
  console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(report, knownDifferences));
  return report.passed;
}

try {
  process.exitCode = (await compare(site)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
