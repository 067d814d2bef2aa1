import { correctMistypedIdentifier, maxCompletions, type ExpandedWord } from './expand';
import type { IndexReader, Postings, IndexTerm } from './index-reader';
import type { ParsedQuery, QueryIdentifierSpan } from './parse-query';

export interface RankedRecord {
  record: number;
  page: number;
  score: number;
}

/** Groups of pages to search. */
export interface SearchScope {
  /** True to search the pages of the version. */
  docs: boolean;
  /** True to search the pages outside any version, such as `/help`. */
  site: boolean;
}

/** Scores of all records for one word of the query. */
interface Column {
  /** Scores by record number; 0 for records that do not match. */
  scores: Float64Array;
  /** Inverse document frequency: the rarer the word, the higher its weight. */
  idf: number;
}

/** Shares of scores that records inherit: sections from their page, and pages from their best section. */
const inheritedShare = { ofPage: 0.4, ofSection: 0.5 };
/** Factors for the scores of the first hits from one page, to leave room for other pages. Further hits are dropped. */
const repeatFactor = [1, 0.8, 0.65, 0.55];
/** Bonuses for titles that equal the query, are its plural, begin with it, or are part of it. */
const wholeBonus = { exact: 3, plural: 2.8, beginning: 0.9, within: 1, leastShare: 0.35 };
/** Records that cover less of the query than this share of the best record's coverage are dropped. */
const leastCoverage = 0.6;

/** Returns the records that match the query, best first. */
export async function rankRecords(
  reader: IndexReader,
  query: ParsedQuery,
  groups: readonly ExpandedWord[],
  scope: SearchScope,
): Promise<RankedRecord[]> {
  const columns = groups.map((group) => createColumn(group, reader.size));
  await addSpans(reader, query, columns);
  const bonus = await readWholeTitles(reader, query.whole);
  const within = await readTitlesWithin(reader, query, columns);
  return scorePages(reader, columns, { bonus, within }, scope);
}

function createColumn({ alternatives }: ExpandedWord, size: number): Column {
  const scores = new Float64Array(size);
  let exact = 0;
  for (const { terms, factor } of alternatives) {
    raiseAll(scores, intersect(terms.map((term) => term.read())), (score) => score * factor);
    if (factor === 1) exact = terms[0]?.count() ?? 0;
  }
  return { scores, idf: getIdf(exact || scores.filter((score) => score > 0).length, size) };
}

const getIdf = (count: number, size: number): number =>
  0.15 + Math.log(1 + size / (count + 1)) / Math.log(2 + size);

/** Raises the scores of records to those of the postings, where these are higher. */
function raiseAll(scores: Float64Array, postings: Postings, convert: (score: number) => number): void {
  for (const [record, score] of postings) scores[record] = Math.max(scores[record] ?? 0, convert(score));
}

/** Returns the records that contain all terms, each with its lowest score. */
function intersect([first = new Map(), ...others]: readonly Postings[]): Postings {
  const all = [...first].map(([record, score]): [number, number] => [
    record,
    Math.min(score, ...others.map((postings) => postings.get(record) ?? 0)),
  ]);
  return new Map(all.filter(([, score]) => score > 0));
}

/** Finds identifiers that consist of several query words, and raises the scores of their records for these words. */
async function addSpans(reader: IndexReader, { spans }: ParsedQuery, columns: readonly Column[]) {
  for (const span of spans) {
    const { key, from, to } = span;
    for (const term of await findSpanTerms(reader, span)) {
      const isExact = term.key === key;
      const factor = isExact ? 1.25 : 0.9 * Math.min(1, 0.5 + (0.5 * key.length) / term.key.length);
      for (const column of columns.slice(from, to)) {
        raiseAll(column.scores, term.read(), (score) => score * factor);
        if (isExact) column.idf = Math.max(column.idf, getIdf(term.count(), reader.size) * 0.9);
      }
    }
  }
}

async function findSpanTerms(reader: IndexReader, span: QueryIdentifierSpan): Promise<IndexTerm[]> {
  const { key, isLast, isWholeWord } = span;
  const terms = isLast && key.length > 4 ? await reader.findTerms(key, 20) : [await reader.findTerm(key)];
  const found = terms.filter((term): term is IndexTerm => term !== undefined && !term.key.endsWith('='));
  if (found.length > 0 || !isWholeWord) return found;
  const corrected = await correctMistypedIdentifier(reader, span);
  return corrected ? [corrected] : [];
}

/** Returns a bonus for each record whose title, label or keyword equals the query or begins with it. */
async function readWholeTitles(reader: IndexReader, whole: string): Promise<Float64Array> {
  const bonus = new Float64Array(reader.size);
  if (whole.length < 2) return bonus;
  const exact = await reader.findTerm(`${whole}=`);
  const longer = whole.length < 3 ? [] : await reader.findTerms(whole, maxCompletions);
  for (const term of exact ? [exact, ...longer] : longer) {
    if (!term.key.endsWith('=')) continue;
    const title = term.key.slice(0, -1);
    const part = whole.length / title.length;
    if (part < wholeBonus.leastShare) continue;
    const same = title === whole ? wholeBonus.exact : title === `${whole}s` ? wholeBonus.plural : null;
    raiseAll(bonus, term.read(), (score) =>
      same === null ? wholeBonus.beginning * part * score ** 2 : same * score,
    );
  }
  return bonus;
}

/** Bonuses by record number: for titles that equal the query or begin with it, and for titles within the query. */
type Extras = Record<'bonus' | 'within', Float64Array>;

type Scored = RankedRecord & { coverage: number };

const addIdf = (columns: readonly Column[]): number => columns.reduce((sum, { idf }) => sum + idf, 0);

/** Returns a bonus for each record whose whole title is part of the query; it grows with the covered share. */
async function readTitlesWithin(
  reader: IndexReader,
  { words, spans }: ParsedQuery,
  columns: readonly Column[],
): Promise<Float64Array> {
  const bonus = new Float64Array(reader.size);
  if (words.length < 2) return bonus;
  const total = addIdf(columns) || 1;
  const singles = words.map(({ key }, from) => ({ key, from, to: from + 1 }));
  for (const { key, from, to } of [...singles, ...spans]) {
    const term = await reader.findTerm(`${key}=`);
    const factor = (wholeBonus.within * addIdf(columns.slice(from, to))) / total;
    if (term) raiseAll(bonus, term.read(), (score) => factor * score ** 2);
  }
  return bonus;
}

function scorePages(
  reader: IndexReader,
  columns: readonly Column[],
  extras: Extras,
  scope: SearchScope,
): RankedRecord[] {
  const firstSitePage = reader.ranks.length - reader.manifest.sitePages;
  const ranked = [...reader.ranks.keys()]
    .filter((page) => (page < firstSitePage ? scope.docs : scope.site))
    .flatMap((page) => {
      const found = scorePage(reader, columns, extras, page).slice(0, repeatFactor.length);
      return found.map((item, index) => ({ ...item, score: item.score * (repeatFactor[index] ?? 0) }));
    });
  const most = ranked.reduce((coverage, item) => Math.max(coverage, item.coverage), 0);
  return ranked.filter(({ coverage }) => coverage >= most * leastCoverage).sort(compareByScore);
}

/** Compares two ranked records for sorting: best score first, then reading order. */
export const compareByScore = (left: RankedRecord, right: RankedRecord): number =>
  right.score - left.score || left.record - right.record;

/** Scores the matching records of a page, best first. The page and its sections inherit part of each other's scores. */
function scorePage(
  { pageStarts, ranks }: IndexReader,
  columns: readonly Column[],
  { bonus, within }: Extras,
  page: number,
): Scored[] {
  const [start = 0, end = start] = pageStarts.slice(page, page + 2);
  const rank = ranks[page] ?? 1;
  const ofSections = columns.map(
    ({ scores }) => Math.max(...scores.subarray(start, end)) * inheritedShare.ofSection,
  );
  const ofPage = columns.map(({ scores }) => (scores[start] ?? 0) * inheritedShare.ofPage);
  const found: Scored[] = [];
  for (let record = start; record < end; record += 1) {
    const isPage = record === start;
    const isMatch = isPage || columns.some(({ scores }) => scores[record]);
    const inherited = isPage ? ofSections : ofPage;
    const { score, coverage } = scoreRecord(isMatch ? columns : [], record, inherited);
    const extra = bonus[record] ?? 0;
    if (score + extra === 0) continue;
    found.push({
      record,
      page,
      score: (score + (within[record] ?? 0)) * rank + scaleBonus(extra, rank),
      coverage: extra ? 1 : coverage,
    });
  }
  return found.sort(compareByScore);
}

/** Scales a title bonus by the page's rank, except the full bonus for a page title that equals the query. */
const scaleBonus = (bonus: number, rank: number): number =>
  bonus >= wholeBonus.exact ? bonus : bonus * rank ** 2;

/** Scores a record. `inherited` is the minimum score for each word of the query. */
function scoreRecord(columns: readonly Column[], record: number, inherited: readonly number[]) {
  let score = 0;
  let covered = 0;
  for (const [index, { scores, idf }] of columns.entries()) {
    const value = Math.max(scores[record] ?? 0, inherited[index] ?? 0);
    score += idf * value;
    if (value > 0) covered += idf;
  }
  const total = addIdf(columns) || 1;
  const coverage = covered / total;
  return { score: (score / total) * coverage ** 2, coverage };
}
