/**
 * Runs before `npm run content`, `dev` and `build`: puts the UI texts of `DOCS_LOCALE` in place, when it is not English.
 * A process of its own, since those commands import the texts themselves.
 */
import './report-settings';
import { writeMessages } from '@/lib/i18n/write-messages';
import siteConfig from '@/site.config';

writeMessages(siteConfig.i18n.defaultLocale);
