import type { SearchEngine } from './engine';
import { getSearchOrigins } from './hosted-hosts';
import { searchSettings } from './read-settings';
import type { SearchSettings } from './settings';
import type { SearchResult } from './types';

type Service = NonNullable<SearchSettings['hosted']>;

/** ms for each attempt: later ones get more time, since the network may be slow rather than the host down. */
const timeouts = [2000, 4000, 6000, 8000];

/** The hosted service refused a query; another host would too. */
class RefusedError extends Error {}

/** The hosted service of the configuration. @throws Error when none is configured */
export function createHostedEngine(): SearchEngine {
  if (searchSettings.hosted === null) throw new Error('No hosted search is configured.');
  return createServiceEngine(searchSettings.hosted);
}

/**
 * Asks the hosted service over its documented HTTP interface: the nearest host, then the others when it does not answer,
 * answers nonsense, or fails.
 *
 * @see acceptance SM-11, SM-12, SM-21, SM-31
 */
export function createServiceEngine(service: Service): SearchEngine {
  const origins = getSearchOrigins(service);
  return {
    async search({ requests }) {
      const body = JSON.stringify({ requests });
      const failures: unknown[] = [];
      for (const [attempt, origin] of origins.entries()) {
        try {
          return await ask(origin, service, body, timeouts[attempt] ?? 8000);
        } catch (error) {
          if (error instanceof RefusedError) throw error;
          failures.push(error);
        }
      }
      throw new AggregateError(failures, 'The search service cannot be reached.');
    },
    async warmUp() {
      // There is nothing to fetch ahead.
    },
  };
}

async function ask(
  origin: string,
  { appId, apiKey }: Service,
  body: string,
  timeout: number,
): Promise<{ results: SearchResult[] }> {
  const response = await fetch(`${origin}/1/indexes/*/queries`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Algolia-Application-Id': appId,
      'X-Algolia-API-Key': apiKey,
    },
    body,
    signal: AbortSignal.timeout(timeout),
  });
  if (response.status >= 400 && response.status < 500)
    throw new RefusedError(`The search service answered ${response.status}.`);
  if (!response.ok) throw new Error(`${origin} answered ${response.status}.`);
  const answer: unknown = await response.json();
  const results = (answer as { results?: unknown } | null)?.results;
  if (!Array.isArray(results)) throw new Error(`${origin} gave no results.`);
  return {
    results: results.map((result) => ({ suggestions: [], ...(result as Omit<SearchResult, 'suggestions'>) })),
  };
}
