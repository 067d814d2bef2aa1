import type { SiteConfig } from './schema';

/** The part of the configuration that only the search dialog needs. */
export interface SearchDialogConfig {
  contextualSearch: boolean;
  missingResultsUrl: string;
  /** Origin of the published site: records of a hosted index may contain full URLs. */
  siteUrl: string;
}

/** Picks the dialog's part of the configuration. @see acceptance SM-12, SM-17, SM-24 */
export function getSearchDialogConfig({
  search,
  url,
}: Pick<SiteConfig, 'search' | 'url'>): SearchDialogConfig {
  const { contextualSearch, missingResultsUrl } = search;
  return { contextualSearch, missingResultsUrl, siteUrl: url };
}
