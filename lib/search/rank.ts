import { correctSpan, maxCompletions, type Group } from './expand';
import type { IndexReader, Postings, Term } from './index-reader';
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
  scores: Float64Array;
  /** Inverse document frequency: rare words score higher. */
  idf: number;
}

/** Share of the page's score that a section inherits, and of the best section's score that a page inherits. */
const inheritedShare = { ofPage: 0.4, ofSection: 0.5 };
/** The first results from one page, of which further ones rank lower, so that other pages are shown. */
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

/** Raises scores of records to those of postings. */
function raiseAll(scores: Float64Array, postings: Postings, convert: (score: number) => number): void {
  for (const [record, score] of postings) scores[record] = Math.max(scores[record] ?? 0, convert(score));
}

/** Records that have all terms, each with its lowest score. */
function intersect([first = new Map(), ...others]: readonly Postings[]): Postings {
  const all = [...first].map(([record, score]): [number, number] => [
    record,
    Math.min(score, ...others.map((postings) => postings.get(record) ?? 0)),
  ]);
  return new Map(all.filter(([, score]) => score > 0));
}

/** An identifier that consists of several words of the query matches each of them, with the score of the identifier. */
async function addSpans(
  reader: IndexReader,
  { spans }: ParsedQuery,
  columns: readonly Column[],
): Promise<void> {
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

async function findSpanTerms(reader: IndexReader, span: QuerySpan): Promise<Term[]> {
  const { key, isLast, isWholeWord } = span;
  const terms = isLast && key.length > 4 ? await reader.findTerms(key, 20) : [await reader.findTerm(key)];
  const found = terms.filter((term): term is Term => term !== undefined && !term.key.endsWith('='));
  if (found.length > 0 || !isWholeWord) return found;
  const corrected = await correctSpan(reader, span);
  return corrected ? [corrected] : [];
}

/** Bonus of each record whose title, label or keyword equals the query, or begins with it. */
async function readWholeTitles(reader: IndexReader, whole: string): Promise<Float64Array> {
  const bonus = new Float64Array(reader.size);
  if (whole.length < 2) return bonus;
  const exact = await reader.findTerm(`${whole}=`);
  const longer = whole.length < 3 ? [] : await reader.findTerms(whole, maxCompletions);
  for (const term of exact ? [exact, ...longer] : longer) {
    if (!term.key.endsWith('=')) continue;
    const part = whole.length / (term.key.length - 1);
    if (part < wholeBonus.leastShare) continue;
    raiseAll(bonus, term.read(), (score) =>
      part === 1 ? wholeBonus.exact * score : wholeBonus.beginning * part * score ** 2,
    );
  }
  return bonus;
}

/** Bonus scores of records: for titles that equal the query, and for titles within it. */
type Extras = Record<'bonus' | 'within', Float64Array>;

type Scored = Ranked & { coverage: number };

const addIdf = (columns: readonly Column[]): number => columns.reduce((sum, { idf }) => sum + idf, 0);

/** Bonus of each record whose whole title is within the query; it grows with the covered share of the query. */
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
): Ranked[] {
  const firstSitePage = reader.ranks.length - reader.manifest.sitePages;
  const ranked = [...reader.ranks.keys()]
    .filter((page) => (page < firstSitePage ? scope.docs : scope.site))
    .flatMap((page) => {
      const found = scorePage(reader, columns, extras, page).slice(0, repeatFactor.length);
      return found.map((item, index) => ({ ...item, score: item.score * (repeatFactor[index] ?? 0) }));
    });
  const most = ranked.reduce((coverage, item) => Math.max(coverage, item.coverage), 0);
  return ranked
    .filter(({ coverage }) => coverage >= most * leastCoverage)
    .sort(byScore)
    .map(({ record, page, score }) => ({ record, page, score }));
}

/** Best first; in reading order where scores are equal. */
export const byScore = (left: Ranked, right: Ranked): number =>
  right.score - left.score || left.record - right.record;

/** Matching records of a page, best first: a page also counts its sections, and a section its page, at a discount. */
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
  return found.sort(byScore);
}

/** A title that equals the query counts in full, also on pages that rank low. */
const scaleBonus = (bonus: number, rank: number): number =>
  bonus >= wholeBonus.exact ? bonus : bonus * rank ** 2;

/** @param inherited the least score for each word */
function scoreRecord(
  columns: readonly Column[],
  record: number,
  inherited: readonly number[],
): Pick<Scored, 'score' | 'coverage'> {
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
