import { grow } from './grow';
import { numberRuns } from './run-numbers';
import { indexKeys, splitWords, stopWords } from './tokens';

/** What a text says. */
export interface Reading {
  /** Terms in order, those that say nothing left out: twice the term's number, and one more when it is only a part. */
  terms: Int32Array;
  /** Where they end: the list may be longer. */
  count: number;
  /** Number of all terms. */
  length: number;
  /** Number of the smallest words that say something. */
  words: number;
}

/** All terms of an index, numbered in the order of their first use: numbers are much faster to count than texts. */
export interface Vocabulary {
  keys: readonly string[];
  getId(key: string): number;
  /**
   * Reads a text.
   *
   * @returns what it says, until the next call
   */
  read(text: string): Reading;
}

/** A run that is one word and nothing else. */
const wordPattern = /^(?:[A-Z]?[a-z]+|[A-Z]+|[0-9]+)$/;
const longestWord = 64;

/** A vocabulary without terms. */
export function createVocabulary(): Vocabulary {
  const keys: string[] = [];
  const ids = new Map<string, number>();
  const numbering = numberRuns();
  /** Of each run where its terms begin, how many terms it has in all, and how many smallest words. */
  let parts: Int32Array = new Int32Array(1 << 12);
  /** Terms of all runs. */
  let terms: Int32Array = new Int32Array(1 << 12);
  let [runs, end] = [0, 0];
  const reading: Reading = { terms: new Int32Array(1 << 12), count: 0, length: 0, words: 0 };

  const getId = (key: string): number => {
    const id = ids.get(key);
    if (id !== undefined) return id;
    ids.set(key, keys.length);
    return keys.push(key) - 1;
  };
  const addTerm = (key: string, isPart: boolean): void => {
    if (end === terms.length) terms = grow(terms);
    terms[end] = 2 * getId(key) + (isPart ? 1 : 0);
    end += 1;
  };
  const learn = (run: string): void => {
    let [length, words] = [1, 1];
    if (run.length <= longestWord && wordPattern.test(run)) {
      const key = run.toLowerCase();
      if (stopWords.has(key)) words = 0;
      else addTerm(key, false);
    } else {
      const found = indexKeys(run);
      for (const { key, isPart } of found) if (!stopWords.has(key)) addTerm(key, isPart);
      length = found.length;
      words = splitWords(run).filter(({ key }) => !stopWords.has(key)).length;
    }
    if (3 * runs + 6 > parts.length) parts = grow(parts);
    parts[3 * runs + 1] = length;
    parts[3 * runs + 2] = words;
    runs += 1;
    parts[3 * runs] = end;
  };
  return {
    keys,
    getId,
    read(text) {
      const { numbers, count } = numbering.read(text);
      while (runs < numbering.runs.length) learn(numbering.runs[runs] ?? '');
      const partOf = parts;
      let length = 0;
      let words = 0;
      let filled = 0;
      for (let index = 0; index < count; index += 1) {
        const part = 3 * (numbers[index] ?? 0);
        length += partOf[part + 1] ?? 0;
        words += partOf[part + 2] ?? 0;
        const last = partOf[part + 3] ?? 0;
        let term = partOf[part] ?? 0;
        if (filled + last - term > reading.terms.length) reading.terms = grow(reading.terms, filled + last);
        for (; term < last; term += 1) {
          reading.terms[filled] = terms[term] ?? 0;
          filled += 1;
        }
      }
      reading.count = filled;
      reading.length = length;
      reading.words = words;
      return reading;
    },
  };
}
