// Relative, since next.config.ts imports this module, where Next.js resolves "@/" only in files of the root folder.
import siteConfig from '../../site.config';
import { archivedVersions, olderVersions } from '../../versions.config';
import { mapConfigTexts } from './config-texts';
import { parseSiteConfig, type SiteConfig } from './schema';
import { createTextTranslator } from './translations';

/** The versions that `versions.config.ts` lists, whatever site is built: each has a folder of routes in `app`. */
export const listedVersions = { olderVersions, archivedVersions };

/** The configuration in the words of the file: for the command that collects them for translators. */
export const untranslatedSite: SiteConfig = parseSiteConfig(siteConfig);

const { defaultLocale, localeConfigs } = untranslatedSite.i18n;

/** Folder of a locale's catalogs; a locale that is not configured yet gets one of its own name. @see acceptance LOC-02 */
export const getCatalogFolder = (locale: string): string => localeConfigs[locale]?.path ?? locale;

/** Asks the catalogs of the site's locale for the words of a text. @see acceptance LOC-05 */
export const translateText = createTextTranslator(getCatalogFolder(defaultLocale));

/**
 * The site's configuration, checked, in the words of its locale. Importing it throws when `site.config.ts` or a
 * catalog has faults. It reads files, so a module of the browser cannot import it: what browsers need is written by
 * `lib/site/shell-config.ts`.
 */
export const site: SiteConfig = mapConfigTexts(untranslatedSite, translateText);
