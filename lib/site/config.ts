// Relative imports: in modules that next.config.ts imports, Next.js resolves "@/" only in files of the root folder.
import siteConfig from '../../site.config';
import { archivedVersions, servedVersions } from '../../versions.config';
import { translateConfigTexts } from './config-texts';
import { parseSiteConfig, type SiteConfig } from './schema';
import { createTextTranslator } from './translations';

/** The values of `versions.config.ts`, for the commands that rewrite it. */
export const listedVersions = { servedVersions, archivedVersions };

/** The configuration before translation, for the command that collects strings for translators. */
export const untranslatedSite: SiteConfig = parseSiteConfig(siteConfig);

const { defaultLocale, localeConfigs } = untranslatedSite.i18n;

/** Returns the folder of a locale's catalogs; by default, it has the name of the locale. @see acceptance LOC-02 */
export const getCatalogFolder = (locale: string): string => localeConfigs[locale]?.path ?? locale;

/** Returns the translation of a string in the site's locale. @see acceptance LOC-05 */
export const translateText = createTextTranslator(getCatalogFolder(defaultLocale));

/**
 * The configuration of the site, validated and translated. Importing this module throws an error if `site.config.ts` or
 * a catalog is invalid. Browsers get the values that `lib/site/shell-config.ts` selects.
 */
export const site: SiteConfig = translateConfigTexts(untranslatedSite, translateText);
