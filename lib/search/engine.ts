import type { SearchQuery, SearchResult } from './types';

/** One query of a request, with its parameters. */
export type SearchRequest = SearchQuery;

/** Answers searches: from the index of the site, or with the hosted service. */
export interface SearchEngine {
  search(request: { requests: readonly SearchRequest[] }): Promise<{ results: SearchResult[] }>;
  /** Fetches what every query of a version needs; the latest version by default. */
  warmUp(version?: string): Promise<void>;
}

/** A message from the page to the search worker. */
export type WorkerQuestion = { id: number } & (
  { search: { requests: readonly SearchRequest[] } } | { warmUp: string | undefined }
);

/** A message from the worker: `ready` once it runs, then an answer to each message. */
export type WorkerAnswer = 'ready' | { id: number; results: SearchResult[] } | { id: number; error: string };
