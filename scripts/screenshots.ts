/**
 * `npm run screenshots -- --viewer <address> [names]`: takes the screenshots of `content/latest/screenshots` in a
 * running viewer, with synthetic studies. Writing the studies takes Python 3 with pydicom, NumPy and SciPy.
 */
import { serveSyntheticStudies } from '@/tools/screenshots/synthetic-studies';
import { takeScreenshots } from '@/tools/screenshots/take-screenshots';
import { fail, orFail, readArguments } from './fail';

const usage =
  'screenshots -- --viewer <address of a running viewer> [--version <name>] [names of screenshots]';
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { viewer: { type: 'string' }, version: { type: 'string', default: 'latest' } },
});
if (!values.viewer) fail(`Write: npm run ${usage}`);
const { server, root } = await orFail(serveSyntheticStudies(values.viewer));
const failures = await takeScreenshots({
  viewer: values.viewer,
  dicomwebRoot: root,
  folder: `content/${values.version}/screenshots`,
  ...(positionals.length > 0 && { names: positionals }),
});
server.close();
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
