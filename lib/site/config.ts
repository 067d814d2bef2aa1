import 'server-only';
import siteConfig from '@/site.config';
import { parseSiteConfig, type SiteConfig } from './schema';

/** The site's configuration, checked. Importing it throws when `site.config.ts` has faults. */
export const site: SiteConfig = parseSiteConfig(siteConfig);
