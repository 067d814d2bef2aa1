import type { SearchRequest } from '@/lib/search/site-client';
import type { SearchSettings } from '@/lib/search/settings';
import { siteTag } from '@/lib/search/version-tag';
import { searchLimits } from '@/lib/site/constants';
import { allVersions, type Question } from './search-address';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);

interface RequestOptions {
  settings: Pick<SearchSettings, 'language' | 'versions' | 'indexName'>;
  /** Counted from 0. */
  page: number;
  /** Whether the window is as wide as that of a phone. */
  isNarrow: boolean;
}

/** Filters by language, and by the tag of the version or of pages that belong to none (SM-12, SP-05). */
function getFilters({ version }: Question, { language, versions }: RequestOptions['settings']) {
  const byLanguage = `language:${language}`;
  if (version === allVersions) return [byLanguage];
  const tags = [siteTag, ...versions.filter(({ name }) => name === version).map(({ tag }) => tag)];
  return [byLanguage, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

/** The request for one page of results (SM-11, SM-12, SM-13, SP-08). */
export function toRequest(question: Question, { settings, page, isNarrow }: RequestOptions): SearchRequest {
  const words = isNarrow ? searchLimits.snippetWordsNarrow : searchLimits.snippetWords;
  return {
    query: question.query,
    indexName: settings.indexName,
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [`content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: searchLimits.hitsPerPage,
    page,
    facetFilters: getFilters(question, settings),
  };
}
