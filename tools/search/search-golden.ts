import { readFileSync } from 'node:fs';
import type { SearchEngine } from '@/lib/search/types';
import { searchWithClient, getVersionFilter } from './site-search';

/** A search query for evaluation, with the pages that answer the query. */
export interface GoldenQuery {
  query: string;
  kind: 'plain' | 'typo' | 'prefix' | 'identifier' | 'error' | 'synonym';
  /** Addresses of correct pages, without anchors; one of them is sufficient. */
  urls: string[];
  /** Version to search in; the default is `current`. */
  version?: string;
}

export interface GoldenResult extends GoldenQuery {
  /** Position of the first correct result, starting at 1; Infinity if there is none. */
  place: number;
  /** Addresses of all results, in order. */
  found: string[];
  /** True for every third query of each kind, which is held out: ranking must not be tuned with its results. */
  isHeldOut: boolean;
}

/** Reads the golden queries from `content/checks/search-golden.json`. */
export function readGoldenQueries(): GoldenQuery[] {
  return JSON.parse(readFileSync('content/checks/search-golden.json', 'utf8')) as GoldenQuery[];
}

/** Runs a query and returns the addresses of the results, without anchors, in order. */
export async function findResultUrls(
  client: SearchEngine,
  query: string,
  version = 'current',
): Promise<string[]> {
  const { hits } = await searchWithClient(client, {
    query,
    facetFilters: getVersionFilter(version),
    hitsPerPage: 20,
  });
  return hits.map((hit) => hit.url_without_anchor);
}

/** Runs golden queries and finds the position of the first correct result of each. */
export async function runGoldenQueries(
  client: SearchEngine,
  queries: readonly GoldenQuery[],
): Promise<GoldenResult[]> {
  const counts = new Map<string, number>();
  const results: GoldenResult[] = [];
  for (const golden of queries) {
    const count = counts.get(golden.kind) ?? 0;
    counts.set(golden.kind, count + 1);
    const found = await findResultUrls(client, golden.query, golden.version);
    const place = found.findIndex((url) => golden.urls.includes(url)) + 1 || Infinity;
    results.push({ ...golden, place, found, isHeldOut: count % 3 === 2 });
  }
  return results;
}

/** Computes the shares of queries with a correct result in the first 3 places and in place 1, and the MRR. */
export function scoreGoldenResults(results: readonly GoldenResult[]) {
  const count = Math.max(1, results.length);
  const mean = (value: (result: GoldenResult) => number) =>
    results.reduce((sum, result) => sum + value(result), 0) / count;
  return {
    count: results.length,
    hit3: mean(({ place }) => (place <= 3 ? 1 : 0)),
    mrr: mean(({ place }) => 1 / place),
    first: mean(({ place }) => (place === 1 ? 1 : 0)),
  };
}
