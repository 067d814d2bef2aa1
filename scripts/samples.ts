/** `npm run samples`: checks every code block of the pages and prints how many there are of each language. */
import { checkSamples } from '@/tools/samples/check-samples';
import { readSamples } from '@/tools/samples/read-samples';
import { reportSamples, wantedShare } from '@/tools/samples/report-samples';
import { provideNginx } from '@/tools/programs/nginx';
import { provideSamplePrograms } from '@/tools/programs/sample-programs';

provideNginx();
provideSamplePrograms();
const report = reportSamples(await checkSamples(await readSamples()));
if (report.faults) console.log(report.faults);
console.log(report.table);
console.log(
  `\n${(report.share * 100).toFixed(1)} % of the code blocks are checked; ${wantedShare * 100} % have to be.`,
);
process.exit(report.failing > 0 || report.share < wantedShare ? 1 : 0);
