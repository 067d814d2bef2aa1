import { searchSettings } from '@/lib/search/read-settings';
import type { SearchRequest } from '@/lib/search/types';
import { searchLimits } from '@/lib/site/constants';
import { dialogConfig } from './dialog-config';
import { anyVersion, type SearchParams } from './search-address';

const titles = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/**
 * Returns filters for the site's language and a version, or undefined if the configuration turns filtering off.
 * @see acceptance SM-12, SP-05
 */
export function getFacetFilters(version: string): (string | string[])[] | undefined {
  if (!dialogConfig.contextualSearch) return undefined;
  const { language, versions } = searchSettings;
  const tag = versions.find(({ name }) => name === version)?.tag ?? '';
  const filters = [`language:${language}`];
  return version === anyVersion ? filters : [...filters, ['docusaurus_tag:default', `docusaurus_tag:${tag}`]];
}

/**
 * Builds the request for a page of results, counted from 0, in the same form as DocSearch's own requests.
 * @see acceptance SM-11, SM-12, SM-13, SP-05, SP-08
 */
export function buildSearchRequest({ query, version }: SearchParams, page: number): SearchRequest {
  const isNarrow = matchMedia(`(max-width: ${searchLimits.snippetBreakpoint}px)`).matches;
  const words = isNarrow ? searchLimits.snippetWordsNarrow : searchLimits.snippetWords;
  const facetFilters = getFacetFilters(version);
  return {
    query,
    indexName: searchSettings.indexName,
    attributesToRetrieve: ['hierarchy.lvl0', ...titles, 'content', 'type', 'url'],
    attributesToSnippet: [`content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: searchLimits.hitsPerPage,
    clickAnalytics: false,
    page,
    ...(facetFilters && { facetFilters }),
  };
}
