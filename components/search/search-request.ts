import type { SearchRequest } from '@/lib/search/engine';
import { searchLimits } from '@/lib/site/constants';

const titles = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);

/** What is searched, and how it will be shown. */
export interface SearchScope {
  indexName: string;
  language: string;
  /** Tag of the version in view. */
  tag: string;
  /** Whether requests are limited to language and version at all. */
  contextual: boolean;
  allVersions: boolean;
  /** The window is narrow: snippets are shorter. */
  narrow: boolean;
}

/**
 * The request for a query, as DocSearch makes it.
 * @see acceptance SM-11, SM-12, SM-13
 */
export function buildRequest(
  query: string,
  { indexName, language, tag, contextual, allVersions, narrow }: SearchScope,
): SearchRequest {
  const words = narrow ? searchLimits.snippetWordsNarrow : searchLimits.snippetWords;
  const versions = allVersions ? [] : [['docusaurus_tag:default', `docusaurus_tag:${tag}`]];
  return {
    query,
    indexName,
    attributesToRetrieve: ['hierarchy.lvl0', ...titles, 'content', 'type', 'url'],
    attributesToSnippet: [...titles, 'content'].map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: searchLimits.hitsPerPage,
    clickAnalytics: false,
    ...(contextual ? { facetFilters: [`language:${language}`, ...versions] } : {}),
  };
}
