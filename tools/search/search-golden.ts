import { readFileSync } from 'node:fs';
import type { SearchEngine } from '@/lib/search/types';
import { askClient, versionFilter } from './site-search';

/** A query with the pages that answer it. */
export interface GoldenQuery {
  query: string;
  kind: 'plain' | 'typo' | 'prefix' | 'identifier' | 'error' | 'synonym';
  /** Addresses without anchors: any of them is right. */
  urls: string[];
  /** `current` by default. */
  version?: string;
}

/** A golden query and the place of the first right result, counted from 1; Infinity when there is none. */
export interface GoldenResult extends GoldenQuery {
  place: number;
  found: string[];
  /** Whether the query is excluded from tuning: every third query of each kind. */
  isUnread: boolean;
}

/** The golden queries of the repository. */
export function readGolden(): GoldenQuery[] {
  return JSON.parse(readFileSync('tests/expected/search-golden.json', 'utf8')) as GoldenQuery[];
}

/** Addresses of the results of a query, without anchors, in order. */
export async function findUrls(client: SearchEngine, query: string, version = 'current'): Promise<string[]> {
  const { hits } = await askClient(client, { query, facetFilters: versionFilter(version), hitsPerPage: 20 });
  return hits.map((hit) => hit.url_without_anchor);
}

/** Runs golden queries. */
export async function runGolden(
  client: SearchEngine,
  queries: readonly GoldenQuery[],
): Promise<GoldenResult[]> {
  const counts = new Map<string, number>();
  const results: GoldenResult[] = [];
  for (const golden of queries) {
    const count = counts.get(golden.kind) ?? 0;
    counts.set(golden.kind, count + 1);
    const found = await findUrls(client, golden.query, golden.version);
    const place = found.findIndex((url) => golden.urls.includes(url)) + 1 || Infinity;
    results.push({ ...golden, place, found, isUnread: count % 3 === 2 });
  }
  return results;
}

/** Share of queries answered within the first three, and the mean of 1 / place. */
export function scoreGolden(results: readonly GoldenResult[]) {
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
