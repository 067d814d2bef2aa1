import { correctSpan, maxCompletions, type Group } from './expand';
import { lowerBound, type IndexReader, type Postings, type Term } from './index-reader';
import type { ParsedQuery, QuerySpan } from './parse-query';

/** A record that matches a query, with its score. */
export interface Ranked {
  record: number;
  page: number;
  score: number;
}

/** Which pages are searched. */
export interface SearchScope {
  /** Pages of the version. */
  docs: boolean;
  /** Pages that belong to no version. */
  site: boolean;
}

/** The score of each record for one word. */
interface Column {
  scores: Float32Array;
  /** Inverse document frequency: rare words score higher. */
  idf: number;
}

const maxPerPage = 4;
/** Share of the page's score that a section inherits, and of the best section's score that a page inherits. */
const inheritedShare = { ofPage: 0.4, ofSection: 0.5 };
/** Further results from one page rank lower, so that other pages are shown. */
const repeatFactor = [1, 0.8, 0.65, 0.55];
const wholeBonus = { exact: 3, beginning: 0.9, within: 1, leastShare: 0.35 };
/** Records that match less than this share of what the best record matches are dropped. */
const leastCoverage = 0.6;

/** Ranks the matching records, best first. */
export async function rankRecords(
  reader: IndexReader,
  query: ParsedQuery,
  groups: readonly Group[],
  scope: SearchScope,
): Promise<Ranked[]> {
  const columns = groups.map((group) => createColumn(group, reader.size));
  await addSpans(reader, query, columns);
  const bonus = await readWholeTitles(reader, query.whole);
  const within = await readTitlesWithin(reader, query, columns);
  return scorePages(reader, columns, { bonus, within }, scope);
}

function createColumn({ alternatives }: Group, size: number): Column {
  const scores = new Float32Array(size);
  let exact = 0;
  for (const { terms, factor } of alternatives) {
    const postings = intersect(terms.map((term) => term.read()));
    raise(scores, postings, factor);
    if (factor === 1) exact = terms[0]?.count() ?? 0;
  }
  const count = exact || scores.reduce((sum, score) => sum + (score > 0 ? 1 : 0), 0);
  return { scores, idf: getIdf(count, size) };
}

const getIdf = (count: number, size: number): number =>
  0.15 + Math.log(1 + size / (count + 1)) / Math.log(2 + size);

function raise(scores: Float32Array, { records, scores: values }: Postings, factor: number): void {
  for (let index = 0; index < records.length; index += 1) {
    const record = records[index] ?? 0;
    scores[record] = Math.max(scores[record] ?? 0, (values[index] ?? 0) * factor);
  }
}

const noPostings: Postings = { records: new Uint32Array(), scores: new Float32Array() };

/** Records that have all terms, each with its lowest score. */
function intersect(lists: readonly Postings[]): Postings {
  const [first = noPostings, ...rest] = lists;
  if (rest.length === 0) return first;
  const records: number[] = [];
  const scores: number[] = [];
  for (const [index, record] of first.records.entries()) {
    const others = rest.map((list) => {
      const at = lowerBound(list.records, record);
      return list.records[at] === record ? (list.scores[at] ?? 0) : 0;
    });
    const least = Math.min(first.scores[index] ?? 0, ...others);
    if (least === 0) continue;
    records.push(record);
    scores.push(least);
  }
  return { records: Uint32Array.from(records), scores: Float32Array.from(scores) };
}

/** An identifier made of several words of the query matches each of them, with the score of the identifier. */
async function addSpans(
  reader: IndexReader,
  { spans }: ParsedQuery,
  columns: readonly Column[],
): Promise<void> {
  for (const span of spans) {
    const { key, from, to } = span;
    for (const term of await findSpanTerms(reader, span)) {
      const isExact = term.key === key;
      const postings = term.read();
      const factor = isExact ? 1.25 : 0.9 * Math.min(1, 0.5 + (0.5 * key.length) / term.key.length);
      for (const column of columns.slice(from, to)) {
        raise(column.scores, postings, factor);
        if (isExact) column.idf = Math.max(column.idf, getIdf(term.count(), reader.size) * 0.9);
      }
    }
  }
}

async function findSpanTerms(reader: IndexReader, span: QuerySpan): Promise<Term[]> {
  const { key, isLast, isWholeWord } = span;
  const terms = isLast && key.length > 4 ? await reader.findTerms(key, 20) : [await reader.findTerm(key)];
  const found = terms.filter((term): term is Term => term !== undefined && !term.key.endsWith('='));
  if (found.length > 0 || !isWholeWord) return found;
  const corrected = await correctSpan(reader, span);
  return corrected ? [corrected] : [];
}

/** Finds records whose title, label or keyword equals the query, or begins with it. */
async function readWholeTitles(reader: IndexReader, whole: string): Promise<Map<number, number>> {
  const bonus = new Map<number, number>();
  if (whole.length < 2) return bonus;
  const exact = await reader.findTerm(`${whole}=`);
  const longer = whole.length < 3 ? [] : await reader.findTerms(whole, maxCompletions);
  for (const term of exact ? [exact, ...longer] : longer) {
    if (!term.key.endsWith('=')) continue;
    const part = whole.length / (term.key.length - 1);
    if (part < 1 && part < wholeBonus.leastShare) continue;
    const { records, scores } = term.read();
    for (const [index, record] of records.entries())
      raiseBonus(
        bonus,
        record,
        part === 1
          ? wholeBonus.exact * (scores[index] ?? 0)
          : wholeBonus.beginning * part * (scores[index] ?? 0) ** 2,
      );
  }
  return bonus;
}

/** Bonus scores of records: for titles that equal the query, and for titles within it. */
type Extras = Record<'bonus' | 'within', ReadonlyMap<number, number>>;

type Scored = Ranked & { coverage: number };

const addIdf = (columns: readonly Column[]): number => columns.reduce((sum, { idf }) => sum + idf, 0);

/** Finds records whose whole title is within the query; the score grows with the covered share of the query. */
async function readTitlesWithin(
  reader: IndexReader,
  { words, spans }: ParsedQuery,
  columns: readonly Column[],
): Promise<Map<number, number>> {
  const bonus = new Map<number, number>();
  if (words.length < 2) return bonus;
  const total = addIdf(columns) || 1;
  const singles = words.map(({ key }, from) => ({ key, from, to: from + 1 }));
  for (const { key, from, to } of [...singles, ...spans]) {
    const term = await reader.findTerm(`${key}=`);
    if (!term) continue;
    const { records, scores } = term.read();
    const factor = (wholeBonus.within * addIdf(columns.slice(from, to))) / total;
    for (const [index, record] of records.entries())
      raiseBonus(bonus, record, factor * (scores[index] ?? 0) ** 2);
  }
  return bonus;
}

function raiseBonus(bonus: Map<number, number>, record: number, value: number): void {
  bonus.set(record, Math.max(bonus.get(record) ?? 0, value));
}

function scorePages(
  { manifest, pageStarts, ranks }: IndexReader,
  columns: readonly Column[],
  extras: Extras,
  scope: SearchScope,
): Ranked[] {
  const ranked: Scored[] = [];
  const firstSitePage = ranks.length - manifest.sitePages;
  const bonusRecords = [...extras.bonus.keys()].sort((left, right) => left - right);
  for (const [page, rank] of ranks.entries()) {
    if (!(page < firstSitePage ? scope.docs : scope.site)) continue;
    const start = pageStarts[page] ?? 0;
    const end = pageStarts[page + 1] ?? start;
    const best = columns.map(({ scores }) => maxBetween(scores, start, end));
    const hasBonus = (bonusRecords[lowerBound(bonusRecords, start)] ?? end) < end;
    if (!hasBonus && best.every((score) => score === 0)) continue;
    const found = scoreSections(columns, extras, { page, rank, start, end, best });
    for (const [index, item] of found.slice(0, maxPerPage).entries())
      ranked.push({ ...item, score: item.score * (repeatFactor[index] ?? 0.5) });
  }
  const most = ranked.reduce((coverage, item) => Math.max(coverage, item.coverage), 0);
  return ranked
    .filter(({ coverage }) => coverage >= most * leastCoverage)
    .sort(byScore)
    .map(({ record, page, score }) => ({ record, page, score }));
}

/** Best first; in reading order where scores are equal. */
export const byScore = (left: Ranked, right: Ranked): number =>
  right.score - left.score || left.record - right.record;

function maxBetween(scores: Float32Array, start: number, end: number): number {
  let most = 0;
  for (let record = start; record < end; record += 1) most = Math.max(most, scores[record] ?? 0);
  return most;
}

/** The records of one page that match, best first. */
function scoreSections(
  columns: readonly Column[],
  { bonus, within }: Extras,
  {
    page,
    rank,
    start,
    end,
    best,
  }: { page: number; rank: number; start: number; end: number; best: number[] },
): Scored[] {
  const total = addIdf(columns) || 1;
  const own = columns.map(({ scores }) => scores[start] ?? 0);
  const found: Scored[] = [];
  for (let record = start; record < end; record += 1) {
    const isPage = record === start;
    const { score, coverage } = scoreRecord(columns, record, isPage ? best : own, isPage, total);
    const extra = bonus.get(record) ?? 0;
    if (score + extra === 0) continue;
    found.push({
      record,
      page,
      score: (score + (within.get(record) ?? 0)) * rank + extra * (extra >= wholeBonus.exact ? 1 : rank ** 2),
      coverage: extra ? 1 : coverage,
    });
  }
  return found.sort(byScore);
}

/** Score of a record: a page also counts its sections, and a section its page, at a discount. */
function scoreRecord(
  columns: readonly Column[],
  record: number,
  context: readonly number[],
  isPage: boolean,
  total: number,
): { score: number; coverage: number } {
  let score = 0;
  let covered = 0;
  let hasOwn = isPage;
  for (const [index, { scores, idf }] of columns.entries()) {
    const own = scores[record] ?? 0;
    if (own > 0) hasOwn = true;
    const best = Math.max(
      own,
      (context[index] ?? 0) * (isPage ? inheritedShare.ofSection : inheritedShare.ofPage),
    );
    if (best === 0) continue;
    score += idf * best;
    covered += idf;
  }
  const coverage = covered / total;
  return hasOwn ? { score: (score / total) * coverage ** 2, coverage } : { score: 0, coverage: 0 };
}
