/** `npm run version:diff -- 3.9 latest`: prints the pages that differ between two versions, as JSON with `--json`. */
import { compareVersions } from '@/lib/versions/compare-versions';
import { readSiteSections } from '@/tools/read-site-sections';
import { findVersion } from '@/tools/versions/find-version';
import { formatComparison } from '@/tools/versions/format-comparison';
import { readVersionText } from '@/lib/versions/read-version-text';
import { failUsage, orFail, readArguments } from '../fail';

const usage = 'version:diff -- <from> <to> [--json]';

const { positionals, values } = readArguments(usage, {
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const [from, to, ...more] = positionals;
if (!from || !to || more.length > 0) failUsage('Name two versions.', usage);

/** Compares two versions. @returns the text to print @throws Error if there is no such version */
async function compare(olderName: string, newerName: string): Promise<string> {
  const { model, sections } = await readSiteSections({});
  const read = (name: string) => readVersionText(findVersion(model.versions, name), sections);
  const texts = [read(olderName), read(newerName)] as const;
  const pages = compareVersions(...texts);
  if (!values.json) return formatComparison(...texts, pages);
  const [older, newer] = texts.map(({ name, label }) => ({ name, label }));
  return JSON.stringify({ from: older, to: newer, pages: pages.filter(({ kind }) => kind !== 'same') });
}
console.log(await orFail(compare(from, to)));
