import { encodeNumbers, scoreSteps } from './index-format';
import { wholeTitleSign } from './score-record';

/** Maximum records per term: for a word on nearly every page, more would not be among the first results. */
const maxRecords = 2000;
/** Maximum records per one- or two-letter prefix. */
const maxOfBeginning = 250;

/** Last character of a term that represents all words with this prefix. */
const beginningSign = '*';

/** Separates the number of all records of a term from the listed ones, when only the best are listed. */
const countSign = '!';

/** A term and the records that have it. */
export interface TermPostings {
  term: string;
  /** All postings or the best ones, in the order of records; see `packPosting`. */
  postings: readonly number[];
  /** Number of all records with the term. */
  count: number;
}

/** Packs a record and its score, above 0 up to 1, into one number. */
export const packPosting = (record: number, score: number): number =>
  record * 32 + Math.max(1, Math.min(scoreSteps, Math.round(score * scoreSteps)));

const getRecord = (posting: number): number => posting >> 5;
const getStep = (posting: number): number => posting & 31;

/** Encodes postings as text; of a long list only the best, preceded by the number of all. */
export function writePostings(all: TermPostings): string {
  const { postings, count } = keepBest(all, maxRecords);
  const numbers: number[] = [];
  let last = 0;
  for (const posting of postings) {
    numbers.push(getRecord(posting) - last, getStep(posting));
    last = getRecord(posting);
  }
  const prefix = postings.length < count ? `${encodeNumbers([count])}${countSign}` : '';
  return prefix + encodeNumbers(numbers);
}

/** Keeps the records with the highest scores, in order; the first ones of equal scores. */
function keepBest(all: TermPostings, most: number): TermPostings {
  if (all.postings.length <= most) return all;
  const best = all.postings
    .toSorted((left, right) => getStep(right) - getStep(left) || left - right)
    .slice(0, most);
  return { ...all, postings: best.sort((left, right) => left - right) };
}

/**
 * Builds terms that represent all words with the same first letter, or the same first two: the records in which the
 * shortest of these words score highest.
 *
 * @param ranks rank of each record, 0 to 1
 */
export function collectBeginnings(terms: readonly TermPostings[], ranks: readonly number[]): TermPostings[] {
  const words = terms.filter(({ term }) => term.length > 2 && !term.endsWith(wholeTitleSign));
  const pairs = mergeBeginnings(words, 2, (record) => ranks[record] ?? 1);
  const letters = mergeBeginnings(pairs, 1, () => 1);
  return [...pairs, ...letters].map((found) => ({ ...found, term: `${found.term}${beginningSign}` }));
}

/** Merges the postings of all terms with the same prefix, up to the allowed number. */
function mergeBeginnings(
  terms: readonly TermPostings[],
  length: number,
  getRank: (record: number) => number,
): TermPostings[] {
  const groups = new Map<string, { best: Map<number, number>; count: number }>();
  for (const { term, postings, count } of terms) {
    const beginning = term.slice(0, length);
    const group = groups.get(beginning) ?? { best: new Map<number, number>(), count: 0 };
    groups.set(beginning, group);
    group.count = Math.max(group.count, count);
    const factor = 0.5 + (0.5 * length) / term.length;
    for (const posting of postings) {
      const record = getRecord(posting);
      group.best.set(record, Math.max(group.best.get(record) ?? 0, getStep(posting) * factor));
    }
  }
  return [...groups].map(([term, { best, count }]) => {
    const postings = [...best]
      .map(([record, step]) => packPosting(record, (step * getRank(record)) / scoreSteps))
      .sort((left, right) => left - right);
    return keepBest({ term, postings, count: Math.max(count, postings.length) }, maxOfBeginning);
  });
}
