import type { SearchQuery, SearchResult } from './types';

/** One query of a request, with its parameters. */
export type SearchRequest = SearchQuery;

/** What answers searches: the index of the site, or the hosted service. */
export interface SearchEngine {
  search(request: { requests: readonly SearchRequest[] }): Promise<{ results: SearchResult[] }>;
  /** Fetches what every query of a version needs; of the latest one by default. */
  warmUp(version?: string): Promise<void>;
}

/** A question from the page to the search worker. */
export type WorkerQuestion = { id: number } & (
  { search: { requests: readonly SearchRequest[] } } | { warmUp: string | undefined }
);

/** A message from the worker: first that it runs, then an answer to each question. */
export type WorkerAnswer = 'ready' | { id: number; results: SearchResult[] } | { id: number; error: string };
