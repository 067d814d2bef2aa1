/**
 * Puts the UI texts of `DOCS_LOCALE` in place, when it is not English. `npm run content`, `dev` and `build` load it with
 * `--import`: it must have run before they look up the modules of these texts.
 */
import './report-settings';
import { writeMessages } from '@/tools/messages/write-messages';
import { getCatalogFolder, site } from '@/lib/site/config';

writeMessages(getCatalogFolder(site.i18n.defaultLocale));
