/** `npm run content`: reads and checks all content and writes `generated/`, without building pages. */
import { prepareSite } from '@/lib/build/prepare';
import { getSiteTexts } from './site-texts';

const { report } = await prepareSite({ texts: getSiteTexts });
if (report.text) console.log(report.text);
process.exit(report.errors > 0 ? 1 : 0);
