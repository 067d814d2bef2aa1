/** `npm run samples`: checks every code block of all pages, and prints the number of code blocks per language. */
import { checkSamples } from '@/tools/samples/check-samples';
import { readSamples } from '@/tools/samples/read-samples';
import { reportSamples, minCheckedShare } from '@/tools/samples/report-samples';
import { provideNginx } from '@/tools/programs/nginx';
import { provideSamplePrograms } from '@/tools/programs/sample-programs';
import { readArguments } from './fail';

readArguments('samples', {});
provideNginx();
provideSamplePrograms();
const report = reportSamples(await checkSamples(await readSamples()));
if (report.faults) console.log(report.faults);
console.log(report.table);
console.log(
  `\n${(report.share * 100).toFixed(1)} % of the code blocks are checked; at least ${minCheckedShare * 100} % must be.`,
);
process.exitCode = report.failing > 0 || report.share < minCheckedShare ? 1 : 0;
