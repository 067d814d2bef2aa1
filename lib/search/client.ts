import { passesFilters } from './filters';
import { readHitOptions, toHit } from './hits';
import type { LoadFile } from './index-reader';
import { createSearchIndexes, type IndexAnswer, type SearchIndexes } from './search-index';
import { siteTag } from './version-tag';
import type { SearchHit, SearchParams, SearchQuery, SearchResult } from './types';

/** A version that can be searched. */
export interface SearchableVersion {
  name: string;
  /** Value of `docusaurus_tag`, e.g. `docs-default-current`. */
  tag: string;
}

/** Options of `createSearchClient`. */
export interface SearchClientOptions {
  /** Newest first. */
  versions: readonly SearchableVersion[];
  language: string;
  /** Fetches and parses a file below `search/`; must reject when that fails. */
  load: LoadFile;
  now?: () => number;
}

/** The part of the hosted service's client that the search dialog uses. */
export interface SearchClient {
  /** Answers queries; accepts a bare list as well, the older form of the call. Rejects when the index cannot be fetched. */
  search(
    requests: readonly SearchQuery[] | { requests: readonly SearchQuery[] },
  ): Promise<{ results: SearchResult[] }>;
  /** Fetches what every query of a version needs; the latest version by default. */
  warmUp(version?: string): Promise<void>;
}

const defaultHits = 20;
const mostHits = 1000;

/**
 * A client of the local index whose results have the shape of the hosted service's. Runs in browsers, workers and
 * Node.js.
 *
 * @see acceptance SM-11, SM-12, SM-13, SM-16, SP-08
 */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  const indexes = createSearchIndexes(options.load);
  return {
    async search(input) {
      const requests = 'requests' in input ? input.requests : input;
      return { results: await Promise.all(requests.map((request) => answer(indexes, options, request))) };
    },
    async warmUp(version = options.versions[0]?.name ?? '') {
      await indexes.open(version);
    },
  };
}

async function answer(
  indexes: SearchIndexes,
  { versions, language, now = Date.now }: SearchClientOptions,
  { indexName = '', params: inner, ...outer }: SearchQuery,
): Promise<SearchResult> {
  const begun = now();
  const params: SearchParams = { ...outer, ...inner };
  const query = typeof params.query === 'string' ? params.query : '';
  const facets = (tag: string) =>
    new Map([
      ['language', language],
      ['docusaurus_tag', tag],
    ]);
  const chosen = versions.filter(({ tag }) => passesFilters(facets(tag), params.facetFilters));
  const scope = { docs: chosen.length > 0, site: passesFilters(facets(siteTag), params.facetFilters) };
  const asked = scope.docs ? chosen : scope.site ? versions.slice(0, 1) : [];
  const answers = await Promise.all(asked.map(({ name }) => indexes.ask(name, query, scope)));
  const hitsPerPage = clamp(params.hitsPerPage, 1, mostHits, defaultHits);
  const page = clamp(params.page, 0, Number.MAX_SAFE_INTEGER, 0);
  const { hits, nbHits } = await collect(answers, { params, page, hitsPerPage });
  return {
    hits,
    nbHits,
    nbPages: Math.ceil(nbHits / hitsPerPage),
    page,
    hitsPerPage,
    processingTimeMS: Math.max(1, Math.round(now() - begun)),
    exhaustiveNbHits: answers.every(({ isExhaustive }) => isExhaustive),
    query,
    params: '',
    index: indexName,
    suggestions: getSuggestions(answers, hits),
  };
}

function clamp(value: unknown, least: number, most: number, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.max(least, Math.min(most, Math.floor(value)))
    : otherwise;
}

interface Paging {
  params: SearchParams;
  page: number;
  hitsPerPage: number;
}

async function collect(answers: readonly IndexAnswer[], { params, page, hitsPerPage }: Paging) {
  const [first] = answers;
  const [from, to] = [page * hitsPerPage, (page + 1) * hitsPerPage];
  if (!first) return { hits: [], nbHits: 0 };
  if (answers.length === 1)
    return { hits: await dress(first, params, from, to), nbHits: first.ranked.length };
  const merged = await merge(answers, params, to);
  return { hits: merged.hits.slice(from, to), nbHits: merged.nbHits };
}

async function dress(
  { reader, ranked, marked }: IndexAnswer,
  params: SearchParams,
  from: number,
  to: number,
): Promise<SearchHit[]> {
  const shown = ranked.slice(from, to);
  const texts = await reader.readTexts(shown.map(({ record }) => record));
  const options = readHitOptions(params, marked);
  const { version, language } = reader.manifest;
  return shown.flatMap(({ record }) => {
    const text = texts.get(record);
    return text ? [toHit(text, { version, language }, options)] : [];
  });
}

/** Merges results for the same place in several versions into one, of the newest version, with all URLs. */
async function merge(answers: readonly IndexAnswer[], params: SearchParams, limit: number) {
  const lists = await Promise.all(answers.map((item) => dress(item, params, 0, 2 * limit)));
  const entries = new Map<
    string,
    { hit: SearchHit; score: number; versions: { version: string; url: string }[] }
  >();
  for (const [index, hits] of lists.entries()) {
    for (const [place, hit] of hits.entries()) {
      const key = `${hit.docId}#${hit.anchor ?? ''}`;
      const score = answers[index]?.ranked[place]?.score ?? 0;
      const entry = entries.get(key) ?? { hit, score, versions: [] };
      entry.score = Math.max(entry.score, score);
      if (!entry.versions.some(({ url }) => url === hit.url))
        entry.versions.push({ version: hit.version, url: hit.url });
      entries.set(key, entry);
    }
  }
  const hits = [...entries.values()]
    .sort((left, right) => right.score - left.score)
    .map(({ hit, versions }) => ({ ...hit, versions }));
  return { hits, nbHits: Math.max(hits.length, ...answers.map(({ ranked }) => ranked.length)) };
}

/** Suggests up to three other queries: the corrected one, then titles of results. */
function getSuggestions(answers: readonly IndexAnswer[], hits: readonly SearchHit[]): string[] {
  const corrected = answers.flatMap((item) => item.corrected ?? []);
  if (corrected.length === 0) return [];
  const titles = hits.flatMap(({ hierarchy }) => hierarchy.lvl1 ?? []);
  return [...new Set([...corrected, ...titles])].slice(0, 3);
}
