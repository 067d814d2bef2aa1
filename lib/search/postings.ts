import { encodeNumber } from './numbers';

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

/** Records in order, each with the step of its weight: `packPosting`. */
export type Postings = number[];

/** A term with its postings as text. */
export type EncodedTerm = readonly [term: string, postings: string];

/** A record and how well it matches, above 0 to 1, as one number. */
export const packPosting = (record: number, weight: number): number =>
  record * 32 + Math.max(1, Math.min(weightSteps, Math.round(weight * weightSteps)));

/** Postings as text; of a long list the best ones, and the number of all before them. */
export function encodePostings(postings: Postings): string {
  return encodeListed(
    postings.length <= maxRecords ? postings : keepBest(postings, maxRecords),
    postings.length,
  );
}

const encodeListed = (postings: Postings, count: number): string =>
  (postings.length < count ? encodeNumber(count) + countSign : '') + encode(postings);

function encode(postings: Postings): string {
  let last = 0;
  let text = '';
  for (const posting of postings) {
    const record = Math.floor(posting / 32);
    text += encodeNumber(record - last) + encodeNumber(posting & 31);
    last = record;
  }
  return text;
}

/** The records with the highest steps, in their order; of equal ones the first. */
function keepBest(postings: Postings, most: number): Postings {
  const counts = new Uint32Array(weightSteps + 1);
  for (const posting of postings) counts[posting & 31] = (counts[posting & 31] ?? 0) + 1;
  let least = weightSteps;
  let above = 0;
  while (least > 1 && above + (counts[least] ?? 0) <= most) {
    above += counts[least] ?? 0;
    least -= 1;
  }
  let rest = most - above;
  return postings.filter((posting) => {
    const step = posting & 31;
    return step > least || (step === least && rest-- > 0);
  });
}

/**
 * Terms that stand for all words with the same first letter, or the same two: the records in which the shortest of them
 * count most.
 *
 * @param terms in order, with their postings
 * @param ranks of each record, 0 to 1
 */
export function collectBeginnings(
  terms: readonly (readonly [term: string, postings: Postings])[],
  ranks: ArrayLike<number>,
): EncodedTerm[] {
  const words = terms.filter(([term]) => term.length > 2 && !term.endsWith('='));
  const pairs = merge(words, 2, ranks);
  const letters = merge(
    pairs,
    1,
    Array.from(ranks, () => 1),
  );
  return [...pairs, ...letters].map(([term, postings, count]) => [
    `${term}${beginningSign}`,
    encodeListed(postings, count),
  ]);
}

/** Postings of all terms with the same beginning as one list, as long as allowed. */
function merge(
  terms: readonly (readonly [term: string, postings: Postings, count?: number])[],
  length: number,
  ranks: ArrayLike<number>,
): [beginning: string, postings: Postings, count: number][] {
  const merged: [string, Postings, number][] = [];
  const best = new Float32Array(ranks.length);
  let found: number[] = [];
  let count = 0;
  for (const [index, [term, postings, known = 0]] of terms.entries()) {
    count = Math.max(count, known);
    const beginning = term.slice(0, length);
    const factor = 0.5 + (0.5 * length) / term.length;
    for (const posting of postings) {
      const record = posting >> 5;
      const step = (posting & 31) * factor;
      const before = best[record] ?? 0;
      if (step <= before) continue;
      if (before === 0) found.push(record);
      best[record] = step;
    }
    if (terms[index + 1]?.[0].startsWith(beginning)) continue;
    found.sort((left, right) => left - right);
    const list = found.map((record) =>
      packPosting(record, ((best[record] ?? 0) * (ranks[record] ?? 1)) / weightSteps),
    );
    const listed = list.length > maxOfBeginning ? keepBest(list, maxOfBeginning) : list;
    merged.push([beginning, listed, Math.max(count, list.length)]);
    for (const record of found) best[record] = 0;
    found = [];
    count = 0;
  }
  return merged;
}
