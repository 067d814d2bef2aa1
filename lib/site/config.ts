// Relative, since next.config.ts imports this module, where Next.js resolves "@/" only in files of the root folder.
import siteConfig from '../../site.config';
import { archivedVersions, olderVersions } from '../../versions.config';
import { mapConfigTexts } from './config-texts';
import { parseSiteConfig, type SiteConfig } from './schema';
import { createTextTranslator } from './translations';

/** The versions listed in `versions.config.ts`, even when another site is built: each has a folder of routes in `app`. */
export const listedVersions = { olderVersions, archivedVersions };

/** The configuration with untranslated texts, for the command that collects them for translators. */
export const untranslatedSite: SiteConfig = parseSiteConfig(siteConfig);

const { defaultLocale, localeConfigs } = untranslatedSite.i18n;

/** Folder of a locale's catalogs; for a locale that is not configured yet, it has the locale's name. @see acceptance LOC-02 */
export const getCatalogFolder = (locale: string): string => localeConfigs[locale]?.path ?? locale;

/** Looks up a text in the catalogs of the site's locale. @see acceptance LOC-05 */
export const translateText = createTextTranslator(getCatalogFolder(defaultLocale));

/**
 * The site's configuration, validated and translated to its locale. Importing it throws when `site.config.ts` or a
 * catalog is invalid. It reads files, so code for the browser cannot import it; `lib/site/shell-config.ts` picks what
 * browsers need.
 */
export const site: SiteConfig = mapConfigTexts(untranslatedSite, translateText);
