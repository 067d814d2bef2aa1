/**
 * Writes the interface messages of the locale `DOCS_LOCALE` to `generated/messages`, unless the locale is English.
 * `npm run content`, `dev` and `build` load this module with `--import`, before they resolve imports of messages.
 */
import './report-settings';
import { writeMessages } from '@/build/messages/write-messages';
import { getCatalogFolder, site } from '@/lib/site/config';

writeMessages(getCatalogFolder(site.i18n.defaultLocale));
