import type { SearchRequest } from './engine';
import type { SearchResult } from './types';

/** What a page asks the search worker. */
export type WorkerQuestion = { id: number } & (
  { search: { requests: readonly SearchRequest[] } } | { warmUp: string | undefined }
);

/** What the worker says: once that it runs, then an answer to each question. */
export type WorkerAnswer = 'ready' | { id: number; results: SearchResult[] } | { id: number; error: string };
