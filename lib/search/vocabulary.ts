import { indexKeys, matchRuns, stopWords } from './tokens';

/** Terms of a run, those that say nothing left out: twice the term's number, and one more when it is only a part. */
interface Run {
  terms: Int32Array;
  /** Number of all terms. */
  length: number;
}

/** All terms of an index, numbered in the order of their first use: numbers are much faster to count than texts. */
export interface Vocabulary {
  keys: readonly string[];
  getId(key: string): number;
  /**
   * Gives each term of a text in order, those that say nothing left out.
   *
   * @returns the number of all
   */
  read(text: string, take: (id: number, isPart: boolean) => void): number;
}

/** A vocabulary without terms. */
export function createVocabulary(): Vocabulary {
  const keys: string[] = [];
  const ids = new Map<string, number>();
  const runs = new Map<string, Run>();
  const getId = (key: string): number => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, keys.length);
    return keys.push(key) - 1;
  };
  const readRun = (run: string): Run => {
    const found = indexKeys(run);
    const telling = found.filter(({ key }) => !stopWords.has(key));
    const terms = Int32Array.from(telling, ({ key, isPart }) => 2 * getId(key) + (isPart ? 1 : 0));
    const made = { terms, length: found.length };
    runs.set(run, made);
    return made;
  };
  return {
    keys,
    getId,
    read(text, take) {
      let length = 0;
      for (const run of matchRuns(text)) {
        const found = runs.get(run) ?? readRun(run);
        length += found.length;
        for (const term of found.terms) take(term >> 1, (term & 1) === 1);
      }
      return length;
    },
  };
}
