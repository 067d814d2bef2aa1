/** `npm run content`: reads and checks all content and writes `generated/`, without building pages. */
import { prepareSite } from '@/lib/build/prepare';
import { showcaseFacts } from './showcase-facts';
import { showcasePages } from './showcase-pages';
import { siteTexts } from './site-texts';

const { report } = await prepareSite({ texts: siteTexts, dataPages: showcasePages, showcase: showcaseFacts });
if (report.text) console.log(report.text);
process.exit(report.errors > 0 ? 1 : 0);
