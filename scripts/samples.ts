/** `npm run samples`: checks every code block of the pages and prints how many there are of each language. */
import { checkSamples } from '@/tests/samples/check-samples';
import { readSamples } from '@/tests/samples/read-samples';
import { reportSamples, wantedShare } from '@/tests/samples/report-samples';
import { provideNginx } from '@/tests/support/nginx';
import { provideSamplePrograms } from '@/tests/support/sample-programs';

provideNginx();
provideSamplePrograms();
const report = reportSamples(await checkSamples(await readSamples()));
if (report.faults) console.log(report.faults);
console.log(report.table);
console.log(
  `\n${(report.share * 100).toFixed(1)} % of the code blocks are checked; ${wantedShare * 100} % have to be.`,
);
process.exit(report.failing > 0 || report.share < wantedShare ? 1 : 0);
