import { getEditDistance } from '@/lib/text/edit-distance';
import type { IndexReader, IndexTerm } from './index-reader';
import type { ParsedQuery, QueryIdentifierSpan, QueryWord } from './parse-query';
import { expansionWeights as weights } from './weights';

/** An alternative to a word of the query: an index term, or several terms that must all match. */
export interface WordAlternative {
  terms: IndexTerm[];
  /** Factor for the scores of the terms, greater than 0 and at most 1. */
  factor: number;
  /** True for synonyms, except those of an abbreviation, which stands for them. */
  isSynonym?: boolean;
}

/** A word of the query with all its alternatives. */
export interface ExpandedWord {
  word: string;
  alternatives: WordAlternative[];
  /** The likely intended words, if the index has no word that begins with this one. */
  corrected?: string;
}

/** Endings of English words with their replacements, in the order in which they are tried. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:ization|isation)s?$/, 'iz'],
  [/(?:ations?|ating|ated|ates?)$/, ''],
  [/ies$/, 'y'],
  [/(?:ments?|ings?|ions?|ers?|ors?)$/, ''],
  [/(?:ed|es|ly|e)$/, ''],
  [/([^s])s$/, '$1'],
];

/** Ending of nouns such as `ruler` and `editors`. */
const agentPattern = /[eo]rs?$/;

const isWhole = ({ key }: IndexTerm): boolean => key.endsWith('=');

/** Finds the alternatives for each word of the query, including synonyms. */
export async function expandWords(reader: IndexReader, query: ParsedQuery): Promise<ExpandedWord[]> {
  const groups = await Promise.all(query.words.map((word) => expandWord(reader, word)));
  await addSynonyms(reader, query, groups);
  return groups;
}

async function expandWord(reader: IndexReader, word: QueryWord): Promise<ExpandedWord> {
  const { key } = word;
  const group: ExpandedWord = { word: key, alternatives: await findCompletions(reader, word) };
  const isPlural = key.length > weights.longestWithoutPlural && key.endsWith('s');
  const singular = isPlural && (await reader.findTerm(key.slice(0, -1)));
  if (singular) group.alternatives.push({ terms: [singular], factor: weights.plural });
  const isKnown = group.alternatives.length > 0;
  const isIndexed = singular || group.alternatives.some(({ factor }) => factor === 1);
  // An indexed noun is not taken for a form of its verb: `ruler` does not mean `rules`.
  if (!isIndexed || !agentPattern.test(key)) group.alternatives.push(...(await findForms(reader, key)));
  // An unknown word may be a typo even if indexed words have the same stem: `measurment`.
  if (!isKnown) await addCorrections(reader, group, word);
  return group;
}

/** Finds the index terms that equal the word or begin with it. */
async function findCompletions(reader: IndexReader, word: QueryWord): Promise<WordAlternative[]> {
  const { key, isLast } = word;
  if (key.length < weights.shortestPart) return completeShortWord(reader, word);
  const terms = await reader.findTerms(key, weights.maxCompletions);
  const { fixed, byLength } = weights.completedPart;
  const isIndexed = terms.some((term) => term.key === key);
  return terms
    .filter((term) => !isWhole(term))
    .map((term) => {
      const part = key.length / term.key.length;
      const begun = (isLast && !isIndexed ? weights.typed : weights.completion) * (fixed + byLength * part);
      const isPlural = term.key === `${key}s`;
      const factor = isPlural ? Math.max(begun, weights.plural) : begun;
      return { terms: [term], factor: term.key === key ? 1 : factor };
    });
}

/** Completes a word of one or two letters. Its completions are too many, so the index has one term for all of them. */
async function completeShortWord(reader: IndexReader, { key, isLast }: QueryWord) {
  const [exact, others] = await Promise.all([
    reader.findTerm(key),
    isLast ? reader.findTerm(`${key}*`) : undefined,
  ]);
  return [
    ...(exact ? [{ terms: [exact], factor: 1 }] : []),
    ...(others ? [{ terms: [others], factor: weights.typed }] : []),
  ];
}

/** Finds other forms of an English word, such as `deployment` for `deploying`. */
async function findForms(reader: IndexReader, key: string): Promise<WordAlternative[]> {
  const stem = stemWord(key);
  if (stem.length < weights.shortestStem) return [];
  const terms = await reader.findTerms(stem, weights.formsPerCompletion * weights.maxCompletions);
  return terms
    .filter((term) => !isWhole(term) && !term.key.startsWith(key) && stemWord(term.key) === stem)
    .map((term) => ({ terms: [term], factor: weights.form }));
}

function allowedTypos(length: number): 0 | 1 | 2 {
  if (length < weights.typoLength.one) return 0;
  return length < weights.typoLength.two ? 1 : 2;
}

/** Returns the indexed word closest to a mistyped identifier, or undefined if none is close enough. */
export async function correctMistypedIdentifier(
  reader: IndexReader,
  span: QueryIdentifierSpan,
): Promise<IndexTerm | undefined> {
  const limit = allowedTypos(span.key.length);
  const [near] = limit === 0 ? [] : findNear(span, await reader.findWords(span.key), limit);
  return near && reader.findTerm(near.candidate);
}

async function addCorrections(reader: IndexReader, group: ExpandedWord, word: QueryWord): Promise<void> {
  const hasForms = group.alternatives.length > 0;
  const limit = Math.min(allowedTypos(word.key.length), hasForms ? 1 : 2);
  if (limit === 0) return;
  const known = await reader.findWords(word.key);
  const near = findNear(word, known, limit);
  for (const { candidate, distance } of near) {
    const term = await reader.findTerm(candidate);
    if (!term) continue;
    group.corrected ??= candidate;
    const factor = distance === 1 ? weights.oneTypo : weights.twoTypos;
    group.alternatives.push({ terms: [term], factor });
  }
  if (hasForms) return;
  if (near.length === 0 || (near[0]?.distance ?? 0) > 1) await addSplit(reader, group, known);
}

interface Near {
  candidate: string;
  distance: number;
  /** Likelihood as a sort key: the lowest value is the most likely correction. */
  order: number;
}

/** Finds the known words that the reader may have meant, most likely first. */
function findNear(
  { key, isLast }: Pick<QueryWord, 'key' | 'isLast'>,
  words: readonly string[],
  limit: number,
): Near[] {
  const mayGoOn = isLast && key.length > weights.beginningLength;
  const near: Near[] = [];
  for (const candidate of words) {
    if (!beginsAlike(key, candidate)) continue;
    let distance: number = getEditDistance(key, candidate, limit);
    if (distance > limit && mayGoOn && candidate.length > key.length)
      distance = getEditDistance(key, candidate, 1, true) + weights.beginningPenalty;
    if (distance > limit) continue;
    const firstLetter = candidate[0] === key[0] ? 0 : weights.firstLetterPenalty;
    const order = distance + firstLetter + Math.abs(candidate.length - key.length) / weights.lengthPerTypo;
    near.push({ candidate, distance, order });
  }
  near.sort((left, right) => left.order - right.order);
  const best = near[0]?.order ?? 0;
  return near.filter(({ order }) => order <= best + weights.correctionRange).slice(0, weights.maxCorrections);
}

/** Returns true if the words share one of their first two letters; a typo rarely affects both. */
const beginsAlike = (left: string, right: string): boolean =>
  left[0] === right[0] || left[1] === right[1] || left[0] === right[1] || left[1] === right[0];

/** Splits an unknown word into two known ones, such as `studylist` into `study list`, and adds them as alternatives. */
async function addSplit(reader: IndexReader, group: ExpandedWord, words: readonly string[]): Promise<void> {
  const { word } = group;
  for (let at = weights.shortestPart; at <= word.length - weights.shortestPart; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (!words.includes(left)) continue;
    const [first, second] = await Promise.all([reader.findTerm(left), reader.findTerm(right)]);
    if (!first || !second) continue;
    group.corrected ??= `${left} ${right}`;
    group.alternatives.push({ terms: [first, second], factor: weights.split });
  }
}

/** Adds synonyms of consecutive words of the query, such as `sign in`, to the alternatives of each of these words. */
async function addSynonyms(
  { manifest, findTerm }: IndexReader,
  { words, phrase }: ParsedQuery,
  groups: readonly ExpandedWord[],
) {
  const lists = new Map(Object.entries(manifest.synonyms));
  for (let from = 0; from < phrase.length; from += 1) {
    for (let to = from + 1; to <= Math.min(phrase.length, from + weights.synonymWords); to += 1) {
      const span = groups.filter(
        (_, at) => (words[at]?.index ?? -1) >= from && (words[at]?.index ?? to) < to,
      );
      const written = phrase.slice(from, to).join(' ');
      const isSynonym = written.length > weights.longestAbbreviation;
      const others = lists.get(written) ?? [];
      for (const other of others) {
        const terms = await Promise.all(other.split(' ').map((key) => findTerm(key)));
        const found = terms.filter((term) => term !== undefined);
        if (found.length < terms.length) continue;
        for (const group of span)
          group.alternatives.push({ terms: found, factor: weights.synonym, isSynonym });
      }
    }
  }
}

/**
 * Reduces an English word to its stem: `deploying`, `deployment` and `deploys` become `deploy`. A rough stemmer is
 * sufficient, because words with the same stem score lower than the word itself.
 */
function stemWord(word: string): string {
  for (const [ending, rest] of endings) {
    const stem = word.replace(ending, rest);
    if (stem !== word && stem.length >= weights.shortestStem) return undouble(stem);
  }
  return word;
}

const undouble = (stem: string): string =>
  stem.length > weights.shortestStem + 1 ? stem.replace(/([bdgklmnprt])\1$/, '$1') : stem;
