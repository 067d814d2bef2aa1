import { correctMistypedIdentifier, type ExpandedWord } from './expand';
import type { IndexReader, Postings, IndexTerm } from './index-reader';
import type { ParsedQuery, QueryIdentifierSpan } from './parse-query';
import { explainedSuffix, toFoldedNameTerm, toNameTerm, wholeTitleSuffix } from './score-terms';
import { expansionWeights, rankingWeights as weights } from './weights';

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
  /** Scores of records for synonyms of the word. */
  synonyms: Float64Array;
  /** Inverse document frequency: the rarer the word, the higher its weight. */
  idf: number;
}

/** Returns the records that match the query, best first. */
export async function rankRecords(
  reader: IndexReader,
  query: ParsedQuery,
  groups: readonly ExpandedWord[],
  scope: SearchScope,
): Promise<RankedRecord[]> {
  const columns = groups.map((group) => createColumn(group, reader.size));
  await addSpans(reader, query, columns);
  const bonus = await readWholeTitles(reader, query);
  await addExplainedName(reader, query, bonus);
  const within = await readTitlesWithin(reader, query, columns);
  return scorePages(reader, columns.map(widen), { bonus, within }, scope);
}

function createColumn({ alternatives }: ExpandedWord, size: number): Column {
  const scores = new Float64Array(size);
  const synonyms = new Float64Array(size);
  let exact = 0;
  for (const { terms, factor, isSynonym } of alternatives) {
    raiseAll(
      isSynonym ? synonyms : scores,
      intersect(terms.map((term) => term.read())),
      (score) => score * factor,
    );
    if (factor === 1) exact = terms[0]?.count() ?? 0;
  }
  const count = exact || scores.filter((score, record) => score > 0 || (synonyms[record] ?? 0) > 0).length;
  return { scores, synonyms, idf: getIdf(count, size) };
}

/** A column with the scores of records that have the word or, if they lack it, one of its synonyms. */
type WidenedColumn = Column & { all: Float64Array };

const widen = (column: Column): WidenedColumn => ({
  ...column,
  all: column.scores.map((score, record) => score || (column.synonyms[record] ?? 0)),
});

const getIdf = (count: number, size: number): number =>
  weights.commonWord + Math.min(weights.rareWord, Math.log(1 + size / (count + 1)) / Math.log(2 + size));

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
      const { factor: begun, fixed, byLength } = weights.begunIdentifier;
      const part = key.length / term.key.length;
      const postings = term.read();
      const factor = isExact ? weights.identifier : begun * Math.min(1, fixed + byLength * part);
      for (const column of columns.slice(from, to)) {
        if (isExact && span.isWholeWord)
          column.scores.forEach((score, record, all) => {
            if (!postings.has(record)) all[record] = score * weights.withoutIdentifier;
          });
        raiseAll(column.scores, postings, (score) => score * factor);
        if (isExact)
          column.idf = Math.max(column.idf, getIdf(term.count(), reader.size) * weights.identifierWords);
      }
    }
  }
}

async function findSpanTerms(reader: IndexReader, span: QueryIdentifierSpan): Promise<IndexTerm[]> {
  const { key, isLast, isWholeWord } = span;
  const { length, count } = weights.identifierBeginning;
  const terms =
    isLast && key.length > length ? await reader.findTerms(key, count) : [await reader.findTerm(key)];
  const found = terms.filter((term): term is IndexTerm => term !== undefined && !term.key.endsWith('='));
  if (found.length > 0 || !isWholeWord) return found;
  const corrected = await correctMistypedIdentifier(reader, span);
  return corrected ? [corrected] : [];
}

/** Returns a bonus for each record whose title, label or keyword equals the query or begins with it. */
async function readWholeTitles(reader: IndexReader, { whole, phrase }: ParsedQuery): Promise<Float64Array> {
  const bonus = new Float64Array(reader.size);
  const { title: bonuses, leastTitleShare, titleQueryLength } = weights;
  if (whole.length < titleQueryLength.whole) return bonus;
  const exact = await reader.findTerm(`${whole}=`);
  const isShort = whole.length < titleQueryLength.beginning;
  const longer = isShort ? [] : await reader.findTerms(whole, expansionWeights.maxCompletions);
  for (const term of exact ? [exact, ...longer] : longer) {
    if (!term.key.endsWith(wholeTitleSuffix) || term.key.endsWith(explainedSuffix)) continue;
    const title = term.key.slice(0, -1);
    const part = whole.length / title.length;
    const isWhole = title === whole || phrase.length >= weights.longQuery;
    const same = isWhole ? bonuses.exact : title === `${whole}s` ? bonuses.plural : null;
    if (same === null && part < leastTitleShare) continue;
    raiseAll(bonus, term.read(), (score) =>
      same === null ? bonuses.beginning * part * score ** weights.nameExponent : same * score,
    );
  }
  return bonus;
}

/** Raises the bonus of the sections that explain a name, if the query is this name, also in lower case. */
async function addExplainedName(
  reader: IndexReader,
  { written, words, spans }: ParsedQuery,
  bonus: Float64Array,
): Promise<void> {
  const named =
    (await reader.findTerm(toNameTerm(written))) ?? (await reader.findTerm(toFoldedNameTerm(written)));
  if (!named || named.count() > weights.maxExplained) return;
  const { exact } = weights.title;
  // A page of low rank whose title is an identifier comes after the section that explains it, so it loses its exemption.
  if (spans.some(({ isWholeWord, from, to }) => isWholeWord && to - from === words.length))
    bonus.forEach((value, record) => (bonus[record] = Math.min(value, exact - 0.01)));
  raiseAll(bonus, named.read(), (score) => exact * score);
}

/** Bonuses by record number: for titles that equal the query or begin with it, and for titles within the query. */
type Extras = Record<'bonus' | 'within', Float64Array>;

type Scored = RankedRecord & {
  coverage: number;
  isWidened: boolean;
  /** True if the record itself, and not only its page, has every word. */
  isComplete: boolean;
};

const addIdf = (columns: readonly Column[]): number => columns.reduce((sum, { idf }) => sum + idf, 0);

/** Returns a bonus for each record whose whole title is part of the query; it grows with the covered share. */
async function readTitlesWithin(
  reader: IndexReader,
  { words, spans }: ParsedQuery,
  columns: readonly Column[],
): Promise<Float64Array> {
  const bonus = new Float64Array(reader.size);
  if (words.length < weights.severalWords) return bonus;
  const total = addIdf(columns) || 1;
  const singles = words.map(({ key }, from) => ({ key, from, to: from + 1 }));
  for (const { key, from, to } of [...singles, ...spans]) {
    const term = await reader.findTerm(`${key}=`);
    const factor = (weights.title.within * addIdf(columns.slice(from, to))) / total;
    if (term) raiseAll(bonus, term.read(), (score) => factor * score ** weights.nameExponent);
  }
  return bonus;
}

function scorePages(
  reader: IndexReader,
  columns: readonly WidenedColumn[],
  extras: Extras,
  scope: SearchScope,
): RankedRecord[] {
  const firstSitePage = reader.ranks.length - reader.manifest.sitePages;
  const ranked = [...reader.ranks.keys()]
    .filter((page) => (page < firstSitePage ? scope.docs : scope.site))
    .flatMap((page) => {
      const found = scorePage(reader, columns, extras, page).slice(0, weights.repeated.length);
      return found.map((item, index) => ({ ...item, score: item.score * (weights.repeated[index] ?? 0) }));
    });
  const most = ranked.reduce((coverage, item) => Math.max(coverage, item.coverage), 0);
  return keepWidenedLast(ranked.filter(({ coverage }) => coverage >= most * weights.leastCoverage)).sort(
    compareByScore,
  );
}

/** Scores records that match only thanks to synonyms below all records that themselves have every word as typed. */
function keepWidenedLast(ranked: readonly Scored[]): Scored[] {
  const typed = ranked.filter(({ isComplete }) => isComplete);
  const least = Math.min(...typed.map(({ score }) => score));
  if (typed.length === 0) return [...ranked];
  return ranked.map((item) =>
    item.isWidened ? { ...item, score: (least * item.score) / (1 + item.score) } : item,
  );
}

/** Compares two ranked records for sorting: best score first, then reading order. */
const compareByScore = (left: RankedRecord, right: RankedRecord): number =>
  right.score - left.score || left.record - right.record;

/** Scores the matching records of a page, best first. The page and its sections inherit part of each other's scores. */
function scorePage(
  { pageStarts, ranks }: IndexReader,
  columns: readonly WidenedColumn[],
  { bonus, within }: Extras,
  page: number,
): Scored[] {
  const [start = 0, end = start] = pageStarts.slice(page, page + 2);
  const rank = ranks[page] ?? 1;
  const getMost = (values: Float64Array) => Math.max(...values.subarray(start, end));
  const most = columns.map(({ all }) => getMost(all));
  const isWidened = columns.some(({ scores }, index) => most[index] && getMost(scores) === 0);
  const ofSections = most.map((value) => value * weights.inherited.ofSection);
  const ofPage = columns.map(({ all }) => (all[start] ?? 0) * weights.inherited.ofPage);
  const found: (Scored & { relevance: number })[] = [];
  for (let record = start; record < end; record += 1) {
    const isPage = record === start;
    const isMatch = isPage || columns.some(({ all }) => all[record]);
    const inherited = isPage ? ofSections : ofPage;
    const { score, coverage } = scoreRecord(isMatch ? columns : [], record, inherited);
    const extra = bonus[record] ?? 0;
    if (score + extra === 0) continue;
    found.push({
      record,
      page,
      relevance: score * rank,
      score: (score + (within[record] ?? 0)) * rank + scaleBonus(extra, rank),
      ...(extra ? { coverage: 1, isWidened: false } : { coverage, isWidened }),
      isComplete: columns.every(({ scores }) => scores[record]),
    });
  }
  return raiseBest(found.sort(compareByScore), start);
}

/** Raises the best hit of a page by a share of its second section's relevance: more of the page is about the query. */
function raiseBest<T extends Scored & { relevance: number }>(found: T[], start: number): T[] {
  const [best] = found;
  const [, second] = found.filter(({ record }) => record !== start);
  if (best && second) best.score += second.relevance * weights.secondSection;
  return found;
}

/** Scales a title bonus by the page's rank, except the full bonus for a page title that equals the query. */
const scaleBonus = (bonus: number, rank: number): number =>
  bonus >= weights.title.exact ? bonus : bonus * rank ** weights.rankExponent;

/** Scores a record. `inherited` is the minimum score for each word of the query. */
function scoreRecord(columns: readonly WidenedColumn[], record: number, inherited: readonly number[]) {
  let score = 0;
  let covered = 0;
  for (const [index, { all, idf }] of columns.entries()) {
    const value = Math.max(all[record] ?? 0, inherited[index] ?? 0);
    score += idf * value;
    if (value > 0) covered += idf;
  }
  const total = addIdf(columns) || 1;
  const coverage = covered / total;
  return { score: (score / total) * coverage ** weights.coverageExponent, coverage };
}
