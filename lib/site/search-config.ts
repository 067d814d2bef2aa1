import type { SiteConfig } from './schema';

/** Selects the configuration values of the search dialog. @see acceptance SM-12, SM-17, SM-24 */
export const getSearchDialogConfig = ({ search, url }: Pick<SiteConfig, 'search' | 'url'>) => ({
  contextualSearch: search.contextualSearch,
  missingResultsUrl: search.missingResultsUrl,
  /** Origin of the published site, with which full URLs in a hosted index begin. */
  siteUrl: url,
});

/** The configuration values that only the search dialog uses. */
export type SearchDialogConfig = ReturnType<typeof getSearchDialogConfig>;
