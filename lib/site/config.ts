import siteConfig from '@/site.config';
import { mapConfigTexts } from './config-texts';
import { parseSiteConfig, type SiteConfig } from './schema';
import { createSayText } from './translations';

const checked = parseSiteConfig(siteConfig);

/**
 * The site's configuration, checked, in the words of its locale. Importing it throws when `site.config.ts` or a
 * catalogue has faults.
 */
export const site: SiteConfig = mapConfigTexts(checked, createSayText(checked.i18n.defaultLocale));
