/**
 * `npm run content`: reads and checks all content and writes `generated/`, without exporting pages. `--json` prints the
 * problems as one JSON document for editors and scripts: `{ errors, warnings, problems }`.
 */
import './production';
import { prepareSite } from '@/build/prepare';
import { readArguments } from './fail';

const { json } = readArguments('content [-- --json]', {
  options: { json: { type: 'boolean', default: false } },
}).values;
const { report } = await prepareSite({ annotate: !json });
if (json) {
  const { errors, warnings, problems } = report;
  process.stdout.write(`${JSON.stringify({ errors, warnings, problems }, null, 2)}\n`);
} else if (report.text) console.log(report.text);
process.exitCode = report.errors > 0 ? 1 : 0;
