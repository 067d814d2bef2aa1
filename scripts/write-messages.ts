/**
 * Runs before `npm run content`, `dev` and `build`: puts the UI texts of `DOCS_LOCALE` in place, when it is not English.
 * A separate process, since those commands import the texts themselves.
 */
import './report-settings';
import { writeMessages } from '@/tools/messages/write-messages';
import { getCatalogFolder, site } from '@/lib/site/config';

writeMessages(getCatalogFolder(site.i18n.defaultLocale));
