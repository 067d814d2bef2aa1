import { buildRequest } from '@/components/search/search-request';
import type { SearchRequest } from '@/lib/search/site-client';
import type { SearchSettings } from '@/lib/search/settings';
import { searchLimits } from '@/lib/site/constants';
import { allVersions, type Question } from './search-address';

interface RequestOptions {
  settings: Pick<SearchSettings, 'language' | 'versions' | 'indexName'>;
  /** Whether requests are limited to language and version at all. */
  contextual: boolean;
  /** Counted from 0. */
  page: number;
  /** Whether the window is as wide as that of a phone. */
  isNarrow: boolean;
}

/** The dialog's request, for one page of results; snippets are of the text alone (SM-11, SM-12, SM-13, SP-05, SP-08). */
export function toRequest(
  { query, version }: Question,
  { settings: { language, versions, indexName }, contextual, page, isNarrow }: RequestOptions,
): SearchRequest {
  const words = isNarrow ? searchLimits.snippetWordsNarrow : searchLimits.snippetWords;
  const tag = versions.find(({ name }) => name === version)?.tag ?? '';
  const scope = { indexName, language, tag, contextual, allVersions: version === allVersions };
  return {
    ...buildRequest(query, { ...scope, narrow: isNarrow }),
    attributesToSnippet: [`content:${words}`],
    page,
  };
}
