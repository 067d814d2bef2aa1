// Relative imports: in modules that next.config.ts imports, Next.js resolves "@/" only in files of the root folder.
import siteConfig from '../../site.config';
import { archivedVersions, servedVersions } from '../../versions.config';
import { parseSiteConfig, type LocaleConfig, type SiteConfig } from './schema';

/** The values of `versions.config.ts`, for the commands that rewrite it. */
export const listedVersions = { servedVersions, archivedVersions };

/**
 * The validated configuration of the site. Importing this module throws an error if `site.config.ts` is invalid. Browsers
 * get the values that `lib/site/shell-config.ts` selects.
 */
export const site: SiteConfig = parseSiteConfig(siteConfig);

/** The locale of this build, for which the schema requires an entry. @see acceptance LOC-01, LOC-02 */
export const siteLocale = site.i18n.localeConfigs[site.i18n.defaultLocale] as LocaleConfig;

/** Returns the name of the folder with a locale's catalog, by default that of the locale. @see acceptance LOC-02 */
export const getCatalogFolder = (locale: string): string => site.i18n.localeConfigs[locale]?.path ?? locale;
