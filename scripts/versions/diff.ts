/** `npm run version:diff -- 3.9 latest`: pages that two versions do not share; `--json` gives it all to machines. */
import { parseArgs } from 'node:util';
import { readSiteModel } from '@/lib/docs/site-model';
import { getTermForms } from '@/lib/glossary/term-forms';
import { compileCached } from '@/lib/mdx/cache';
import { compareVersions } from '@/lib/versions/compare-versions';
import { findVersion } from '@/tools/versions/find-version';
import { formatComparison } from '@/tools/versions/format-comparison';
import { readVersionText } from '@/lib/versions/read-version-text';
import { runVersionCommand, UsageError } from './run';

await runVersionCommand('version:diff -- <from> <to> [--json]', async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const [from, to, ...more] = positionals;
  if (!from || !to || more.length > 0) throw new UsageError('Name two versions.');
  const { versions, glossary } = readSiteModel();
  const terms = getTermForms(glossary);
  const read = (name: string) =>
    readVersionText(findVersion(versions, name), (body) => compileCached(body, terms));
  const comparison = compareVersions(await read(from), await read(to));
  const changes = { ...comparison, pages: comparison.pages.filter(({ kind }) => kind !== 'same') };
  console.log(values.json ? JSON.stringify(changes) : formatComparison(comparison));
});
