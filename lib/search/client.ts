import { memoize } from '@/lib/text/memoize';
import { expandWords, type ExpandedWord } from './expand';
import { createHitBuilder, matchesTitle, type MatchedWords, type PageHitFields } from './hits';
import { openIndex, type IndexReader, type LoadIndexFile } from './index-reader';
import { parseQuery, replaceWords, type ParsedQuery } from './parse-query';
import { rankRecords, type RankedRecord, type SearchScope } from './rank';
import { sitePagesTag, type SearchSettings } from './settings';
import type { HitVersion, SearchEngine, SearchHit, SearchRequest, SearchResult } from './types';

export interface SearchClientOptions {
  /** Versions of the docs, newest first. */
  versions: readonly Pick<SearchSettings['versions'][number], 'name' | 'tag'>[];
  language: string;
  /** Fetches and parses an index file by its path below `search/`; must reject on failure. */
  load: LoadIndexFile;
}

const defaultHits = 20;

/**
 * Creates a search engine for the local index. Requests and results have the format of the hosted service.
 * @see acceptance SM-11, SM-12, SM-13, SM-16, SP-08
 */
export function createSearchClient({ versions, language, load }: SearchClientOptions): SearchEngine {
  const openAll = () => memoize((version: string) => openIndex(version, load));
  let open = openAll();

  const answer = async (request: SearchRequest): Promise<SearchResult> => {
    const { indexName: index = '', query = '', page = 0, hitsPerPage = defaultHits } = request;
    const passes = (tag: string) => {
      const facets = new Set([`language:${language}`, `docusaurus_tag:${tag}`]);
      return request.facetFilters?.every((filter) => [filter].flat().some((one) => facets.has(one))) ?? true;
    };
    const chosen = versions.filter(({ tag }) => passes(tag));
    const scope = { docs: chosen.length > 0, site: passes(sitePagesTag) };
    const asked = scope.docs ? chosen : scope.site ? versions.slice(0, 1) : [];
    const answers = await Promise.all(
      asked.map(async ({ name, tag }) => ({
        ...(await searchIndex(await open(name), query, scope)),
        fields: { language, version: name, docusaurus_tag: tag },
      })),
    );
    const found = await collectHits(answers, request, page * hitsPerPage, hitsPerPage);
    const nbPages = Math.ceil(found.nbHits / hitsPerPage);
    const suggestions = getSuggestions(answers, found.hits);
    return { lacksTexts: false, ...found, nbPages, page, hitsPerPage, query, index, suggestions };
  };
  const answerWithRetry = (request: SearchRequest): Promise<SearchResult> =>
    answer(request).catch(() => {
      // A newer deployment may have replaced the files of the loaded index: open the index again and retry once.
      open = openAll();
      return answer(request);
    });

  return {
    search: async ({ requests }) => ({ results: await Promise.all(requests.map(answerWithRetry)) }),
    async warmUp(version = versions[0]?.name ?? '', ahead = false) {
      const reader = await open(version);
      if (ahead) await reader.loadAhead();
    },
  };
}

/** Result of searching one version's index, with fields of its hits. The text of shown records is fetched later. */
type VersionResult = IndexResult & { fields: Omit<PageHitFields, 'index' | 'lvl0'> };

interface IndexResult {
  reader: IndexReader;
  /** Matching records, best first. */
  ranked: readonly RankedRecord[];
  marked: MatchedWords;
  /** The most likely intended query, if a word of the query is unknown. */
  corrected?: string;
}

/** Searches the index of one version. Rejects if an index file cannot be fetched. */
async function searchIndex(reader: IndexReader, text: string, scope: SearchScope): Promise<IndexResult> {
  const query = parseQuery(text);
  const last = query.words.at(-1);
  if (last?.isLast) reader.expectNext(last.key);
  if (query.words.length === 0) return { reader, ranked: [], marked: { words: new Set(), prefixes: [] } };
  const groups = await expandWords(reader, query);
  const corrected = getCorrection(groups);
  const keys = groups.map((group) => group.corrected);
  const meant = corrected === undefined ? query : replaceWords(query, keys);
  const ranked = await rankRecords(reader, meant, groups, scope);
  return { reader, ranked, marked: getMarked(query, groups), ...(corrected !== undefined && { corrected }) };
}

function getCorrection(groups: readonly ExpandedWord[]): string | undefined {
  if (groups.every(({ corrected }) => corrected === undefined)) return undefined;
  return groups.map(({ word, corrected }) => corrected ?? word).join(' ');
}

/** Collects the words to highlight in hits: words of the query, their other forms, typo corrections, and synonyms. */
function getMarked({ words, spans }: ParsedQuery, groups: readonly ExpandedWord[]): IndexResult['marked'] {
  const others = groups.flatMap(({ alternatives, word }) =>
    alternatives.flatMap(({ terms }) => terms.filter(({ key }) => !key.startsWith(word))),
  );
  return {
    words: new Set([...words, ...spans, ...others].map(({ key }) => key)),
    prefixes: words.map(({ key }) => key).filter((key) => key.length > 1),
  };
}

async function collectHits(
  answers: readonly VersionResult[],
  request: SearchRequest,
  from: number,
  count: number,
): Promise<FoundHits & { nbHits: number }> {
  const [first] = answers;
  if (!first) return { hits: [], nbHits: 0 };
  if (answers.length > 1) {
    const hits = await mergeHits(answers, request, from + count);
    const nbHits = Math.max(hits.length, ...answers.map(({ ranked }) => ranked.length));
    return { hits: hits.slice(from, from + count), nbHits };
  }
  const shown = first.ranked.slice(from, from + count);
  return {
    ...(await readHits(first, limitGroups(first, shown, request), request)),
    nbHits: first.ranked.length,
  };
}

/** Drops records beyond `hitsPerGroup` in each root category, so that their text is not fetched. */
function limitGroups(
  { reader: { groups } }: IndexResult,
  ranked: readonly RankedRecord[],
  { hitsPerGroup = Infinity }: SearchRequest,
): readonly RankedRecord[] {
  const counts = new Map<string, number>();
  return ranked.filter(({ page }) => {
    const group = groups[page] ?? '';
    counts.set(group, (counts.get(group) ?? 0) + 1);
    return (counts.get(group) ?? 0) <= hitsPerGroup;
  });
}

type FoundHits = Pick<SearchResult, 'hits' | 'lacksTexts'>;

/**
 * Reads the titles and texts that hits show; see `SearchRequest.textTimeout`. Hits of a single letter, which marks no words
 * that begin with it, need no texts.
 */
async function readShown({ reader, marked }: IndexResult, records: readonly number[], textTimeout?: number) {
  const titles = textTimeout === undefined ? undefined : reader.getTitles(records);
  if (!titles) return { texts: await reader.readTexts(records) };
  const isLetter = marked.prefixes.length === 0;
  const needed = isLetter ? [] : records.filter((_, at) => titles[at] && !matchesTitle(titles[at], marked));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, textTimeout));
  const read = await Promise.race([reader.readTexts(needed), late]);
  const texts = titles.map((title, index) => read?.[needed.indexOf(records[index] ?? -1)] ?? title);
  return { texts, lacksTexts: read === undefined };
}

async function readHits(
  result: VersionResult,
  ranked: readonly RankedRecord[],
  request: SearchRequest,
): Promise<FoundHits> {
  const { reader, marked, fields } = result;
  const records = ranked.map(({ record }) => record);
  const { texts, lacksTexts } = await readShown(result, records, request.textTimeout);
  const buildHit = createHitBuilder(request, marked);
  const firstSitePage = reader.groups.length - reader.manifest.sitePages;
  const hits = texts.map((text, index) => {
    const page = ranked[index]?.page ?? 0;
    const own = page < firstSitePage ? {} : { version: '', docusaurus_tag: sitePagesTag };
    return buildHit(text, { ...fields, ...own, index: fields.version, lvl0: reader.groups[page] ?? '' });
  });
  return { hits, ...(lacksTexts && { lacksTexts }) };
}

/** Merges hits for the same section in several versions into one hit of the newest version, and keeps all their URLs. */
async function mergeHits(answers: readonly VersionResult[], request: SearchRequest, limit: number) {
  const whole = { ...request, textTimeout: undefined };
  const lists = await Promise.all(
    answers.map((item) => readHits(item, item.ranked.slice(0, 2 * limit), whole)),
  );
  const places = new Map<string, { hit: SearchHit; score: number; versions: HitVersion[] }>();
  for (const [index, { hits }] of lists.entries()) {
    for (const [rank, hit] of hits.entries()) {
      const key = `${hit.docId}#${hit.anchor ?? ''}`;
      const score = answers[index]?.ranked[rank]?.score ?? 0;
      const place = places.get(key) ?? { hit, score, versions: [] };
      place.score = Math.max(place.score, score);
      if (!place.versions.some(({ url }) => url === hit.url))
        place.versions.push({ version: hit.version, url: hit.url });
      places.set(key, place);
    }
  }
  return [...places.values()]
    .sort((left, right) => right.score - left.score)
    .map(({ hit, versions }) => ({ ...hit, versions }));
}

/** Suggests up to three other queries if a word is unknown: the corrected query, then titles of pages found. */
function getSuggestions(answers: readonly IndexResult[], hits: readonly SearchHit[]): string[] {
  const corrected = answers.flatMap((item) => item.corrected ?? []);
  if (corrected.length === 0) return [];
  const titles = hits.flatMap(({ hierarchy }) => hierarchy.lvl1 ?? []);
  return [...new Set([...corrected, ...titles])].slice(0, 3);
}
