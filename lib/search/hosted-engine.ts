import { escapeHtml } from '@/lib/text/escape-html';
import type { SearchEngine, SearchHit, SearchRequest, SearchResult } from './types';
import { searchSettings } from './read-settings';
import { getHostedOrigins, type SearchSettings } from './settings';

type Service = NonNullable<SearchSettings['hosted']>;

/** Timeout of each attempt in ms. Later attempts get more time, in case the network is slow but the host is up. */
const timeouts: readonly number[] = [2000, 4000, 6000, 8000];

/** Thrown if the hosted service rejects a query with status 4xx. Its other hosts would reject the query, too. */
class RefusedError extends Error {}

/**
 * Creates a search engine that queries the hosted service over its public HTTP API. If a host does not answer in time,
 * or returns invalid data or a server error, the next one is tried; the nearest host comes first.
 * @throws Error if no service is configured
 * @see acceptance SM-11, SM-12, SM-16, SM-21, SM-31
 */
export function createHostedEngine(service = searchSettings.hosted, waits = timeouts): SearchEngine {
  if (service === null) throw new Error('No hosted search is configured.');
  const origins = getHostedOrigins(service, 'search');
  return {
    async search({ requests }) {
      const queries = requests.map(addPlaceAttributes);
      const body = JSON.stringify({ requests: queries });
      const failures: unknown[] = [];
      for (const [attempt, origin] of origins.entries()) {
        try {
          const results = await ask(origin, service, body, waits[attempt] ?? 8000);
          return { results: results.map((result, index) => complete(result, queries[index])) };
        } catch (error) {
          if (error instanceof RefusedError) throw error;
          failures.push(error);
        }
      }
      throw new AggregateError(failures, 'The search service cannot be reached.');
    },
    async warmUp() {
      // There is nothing to prefetch.
    },
  };
}

/** Adds to a search of all versions the attributes by which `joinVersions` recognizes hits for the same section. */
function addPlaceAttributes(request: SearchRequest): SearchRequest {
  const { attributesToRetrieve: wanted, facetFilters = [] } = request;
  const isOneVersion = JSON.stringify(facetFilters).includes('docusaurus_tag:');
  if (isOneVersion || wanted === undefined) return request;
  return { ...request, attributesToRetrieve: [...new Set([...wanted, 'docId', 'anchor', 'version'])] };
}

async function ask(origin: string, { appId, apiKey }: Service, body: string, timeout: number) {
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
    throw new RefusedError(`The search service refused the query with ${response.status}.`);
  if (!response.ok) throw new Error(`${origin} answered ${response.status}.`);
  const answer = (await response.json()) as { results?: unknown } | null;
  if (!isResults(answer?.results)) throw new Error(`${origin} gave no results.`);
  return answer.results;
}

const isResults = (value: unknown): value is Partial<SearchResult>[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((result: unknown) => Array.isArray((result as Partial<SearchResult> | null)?.hits));

/** Adds missing fields and escapes HTML, so that the result has the format of the local engine's results. */
function complete(result: Partial<SearchResult>, query: SearchRequest = {}): SearchResult {
  const hits: SearchHit[] = (result.hits ?? []).map((hit) => escapeHit(hit, query));
  return {
    nbHits: hits.length,
    nbPages: 1,
    page: 0,
    hitsPerPage: hits.length,
    query: query.query ?? '',
    index: '',
    suggestions: [],
    ...result,
    hits: joinVersions(hits),
  };
}

/** Escapes all HTML except the highlight tags: the service highlights matches but does not escape its records. */
function escapeHit(
  { _highlightResult = { hierarchy: {} }, _snippetResult = { hierarchy: {} }, ...hit }: SearchHit,
  { highlightPreTag: before = '<em>', highlightPostTag: after = '</em>' }: SearchRequest,
): SearchHit {
  const escape = (name: string, value: unknown) =>
    name === 'value' && typeof value === 'string'
      ? escapeHtml(value).replaceAll(escapeHtml(before), before).replaceAll(escapeHtml(after), after)
      : value;
  const texts = JSON.stringify({ _highlightResult, _snippetResult });
  return { ...hit, ...(JSON.parse(texts, escape) as Pick<SearchHit, '_highlightResult' | '_snippetResult'>) };
}

/** Merges hits for the same section in several versions into one hit with all URLs, as the local engine does. */
function joinVersions(hits: readonly SearchHit[]): SearchHit[] {
  const places = new Map<string, SearchHit>();
  for (const hit of hits) {
    const key = hit.docId ? `${hit.docId}#${hit.anchor ?? ''}` : hit.objectID;
    const known = places.get(key);
    if (!known) places.set(key, hit);
    else if (hit.version === known.version) places.set(hit.objectID, hit);
    else {
      const versions = known.versions ?? [{ version: known.version, url: known.url }];
      places.set(key, { ...known, versions: [...versions, { version: hit.version, url: hit.url }] });
    }
  }
  return [...places.values()];
}
