import type { SearchQuery, SearchResult } from './types';

/** One query of a request, with its parameters. */
export type SearchRequest = SearchQuery;

/** What answers searches in the end: the index of the site, or the hosted service. */
export interface SearchEngine {
  search(request: { requests: readonly SearchRequest[] }): Promise<{ results: SearchResult[] }>;
  /** Fetches what every query of a version needs; of the latest one unless said. */
  warmUp(version?: string): Promise<void>;
}
