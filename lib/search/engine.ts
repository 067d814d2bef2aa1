import type { SearchRequest, SearchResult } from './types';

/** Answers searches: from the index of the site, or with the hosted service. */
export interface SearchEngine {
  search(request: { requests: readonly SearchRequest[] }): Promise<{ results: SearchResult[] }>;
  /** Fetches what every query of a version needs; the latest version by default. */
  warmUp(version?: string): Promise<void>;
}

/** A message from the page to the search worker, with a port for the answer. */
export type WorkerQuestion =
  { search: { requests: readonly SearchRequest[] } } | { warmUp: string | undefined };

/** The worker's answer to a message. When it starts to run, it also sends `ready`. */
export type WorkerAnswer = { results: SearchResult[] } | { error: string };
