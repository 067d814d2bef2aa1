/** `npm run version:diff -- 3.9 latest`: prints the pages that differ between two versions, as JSON with `--json`. */
import { compareVersions } from '@/lib/versions/compare-versions';
import { readSiteSections } from '@/tools/read-site-sections';
import { findVersion } from '@/tools/versions/find-version';
import { formatComparison } from '@/tools/versions/format-comparison';
import { readVersionText } from '@/lib/versions/read-version-text';
import { readArguments } from '../fail';
import { runVersionCommand, UsageError } from './run';

const usage = 'version:diff -- <from> <to> [--json]';

await runVersionCommand(usage, async () => {
  const { positionals, values } = readArguments(usage, {
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const [from, to, ...more] = positionals;
  if (!from || !to || more.length > 0) throw new UsageError('Name two versions.');
  const { model, sections } = await readSiteSections({});
  const read = (name: string) => readVersionText(findVersion(model.versions, name), sections);
  const texts = [read(from), read(to)] as const;
  const pages = compareVersions(...texts);
  const [older, newer] = texts.map(({ name, label }) => ({ name, label }));
  const changes = { from: older, to: newer, pages: pages.filter(({ kind }) => kind !== 'same') };
  console.log(values.json ? JSON.stringify(changes) : formatComparison(...texts, pages));
});
