import type { SiteConfig } from './schema';

/** What the search dialog needs of the configuration beside the shell's and the engine's parts. */
export interface SearchDialogConfig {
  contextualSearch: boolean;
  missingResultsUrl: string;
  /** Origin of the published site: records of a hosted index may hold full addresses. */
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
