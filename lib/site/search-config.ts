import type { SiteConfig } from './schema';

/** Picks the dialog's part of the configuration. @see acceptance SM-12, SM-17, SM-24 */
export const getSearchDialogConfig = ({ search, url }: Pick<SiteConfig, 'search' | 'url'>) => ({
  contextualSearch: search.contextualSearch,
  missingResultsUrl: search.missingResultsUrl,
  /** Origin of the published site: records of a hosted index may contain full URLs. */
  siteUrl: url,
});

/** The part of the configuration that only the search dialog needs. */
export type SearchDialogConfig = ReturnType<typeof getSearchDialogConfig>;
