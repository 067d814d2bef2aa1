import { grow } from './grow';
import type { NumberWriter } from './number-writer';

/** Steps in which weights are kept. */
export const weightSteps = 31;

/** Most records of one term: of a word that nearly every page has, further ones would not be among the first results. */
const maxRecords = 2000;
/** Most records of a beginning of one or two letters. */
const maxOfBeginning = 250;

/** Sign at the end of a term that stands for all words which begin like it. */
const beginningSign = '*';

/** Between the number of all records of a term and those that are listed, when these are fewer. */
const countSign = '!';

/** A term and where it is found. */
export interface TermPostings {
  term: string;
  /** Holds its postings, all or the best ones, in the order of records: `packPosting`. */
  list: Int32Array;
  from: number;
  to: number;
  /** Number of all. */
  count: number;
}

/** A record and how well it matches, above 0 to 1, as one number. */
export const packPosting = (record: number, weight: number): number =>
  record * 32 + Math.max(1, Math.min(weightSteps, Math.round(weight * weightSteps)));

/** Postings by the number of their term. */
export interface PostingLists {
  add(id: number, posting: number): void;
  /** @returns the postings of each term, in the order of their records */
  sort(terms: readonly string[]): TermPostings[];
}

/** Postings in the order in which they are found, to be sorted by their terms at the end, all at once. */
export function collectPostings(): PostingLists {
  let ids: Int32Array = new Int32Array(1 << 14);
  let postings: Int32Array = new Int32Array(1 << 14);
  let count = 0;
  return {
    add(id, posting) {
      if (count === ids.length) [ids, postings] = [grow(ids), grow(postings)];
      ids[count] = id;
      postings[count] = posting;
      count += 1;
    },
    sort(terms) {
      const ends = new Int32Array(terms.length + 1);
      for (let index = 0; index < count; index += 1) {
        const place = (ids[index] ?? 0) + 1;
        ends[place] = (ends[place] ?? 0) + 1;
      }
      for (let id = 0; id < terms.length; id += 1) ends[id + 1] = (ends[id + 1] ?? 0) + (ends[id] ?? 0);
      const list = new Int32Array(count);
      for (let index = 0; index < count; index += 1) {
        const id = ids[index] ?? 0;
        const place = ends[id] ?? 0;
        list[place] = postings[index] ?? 0;
        ends[id] = place + 1;
      }
      return terms.map((term, id) => {
        const [from, to] = [id === 0 ? 0 : (ends[id - 1] ?? 0), ends[id] ?? 0];
        return { term, list, from, to, count: to - from };
      });
    },
  };
}

/** Writes postings as text; of a long list the best ones, and before them the number of all. */
export function writePostings(all: TermPostings, writer: NumberWriter): void {
  const { list, from, to, count } = limit(all, maxRecords);
  if (to - from < count) {
    writer.add(count);
    writer.addSign(countSign);
  }
  let last = 0;
  for (let index = from; index < to; index += 1) {
    const posting = list[index] ?? 0;
    writer.add((posting >> 5) - last);
    writer.add(posting & 31);
    last = posting >> 5;
  }
}

/** The records with the highest steps, in their order; of equal ones the first. */
function limit(all: TermPostings, most: number): TermPostings {
  const { term, list, from, to, count } = all;
  if (to - from <= most) return all;
  const counts = new Uint32Array(weightSteps + 1);
  for (let index = from; index < to; index += 1) {
    const step = (list[index] ?? 0) & 31;
    counts[step] = (counts[step] ?? 0) + 1;
  }
  let least = weightSteps;
  let above = 0;
  while (least > 1 && above + (counts[least] ?? 0) <= most) {
    above += counts[least] ?? 0;
    least -= 1;
  }
  let rest = most - above;
  const best = list.subarray(from, to).filter((posting) => {
    const step = posting & 31;
    return step > least || (step === least && rest-- > 0);
  });
  return { term, list: best, from: 0, to: best.length, count };
}

/**
 * Terms that stand for all words with the same first letter, or the same two: the records in which the shortest of them
 * count most.
 *
 * @param terms in order
 * @param ranks of each record, 0 to 1
 */
export function collectBeginnings(terms: readonly TermPostings[], ranks: Float32Array): TermPostings[] {
  const words = terms.filter(({ term }) => term.length > 2 && !term.endsWith('='));
  const pairs = merge(words, 2, ranks);
  const letters = merge(pairs, 1, new Float32Array(ranks.length).fill(1));
  return [...pairs, ...letters].map((found) => ({ ...found, term: `${found.term}${beginningSign}` }));
}

/** Postings of all terms with the same beginning as one list, as long as allowed. */
function merge(terms: readonly TermPostings[], length: number, ranks: Float32Array): TermPostings[] {
  const merged: TermPostings[] = [];
  const best = new Float32Array(ranks.length);
  const found = new Int32Array(ranks.length);
  let end = 0;
  let most = 0;
  for (const [index, { term, list, from, to, count }] of terms.entries()) {
    most = Math.max(most, count);
    const factor = 0.5 + (0.5 * length) / term.length;
    for (let at = from; at < to; at += 1) {
      const posting = list[at] ?? 0;
      const record = posting >> 5;
      const step = (posting & 31) * factor;
      const before = best[record] ?? 0;
      if (step <= before) continue;
      if (before === 0) {
        found[end] = record;
        end += 1;
      }
      best[record] = step;
    }
    const beginning = term.slice(0, length);
    if (terms[index + 1]?.term.startsWith(beginning)) continue;
    const records = found.slice(0, end).sort();
    const packed = records.map((record) =>
      packPosting(record, ((best[record] ?? 0) * (ranks[record] ?? 1)) / weightSteps),
    );
    for (const record of records) best[record] = 0;
    const all = { term: beginning, list: packed, from: 0, to: end, count: Math.max(most, end) };
    merged.push(limit(all, maxOfBeginning));
    end = most = 0;
  }
  return merged;
}
