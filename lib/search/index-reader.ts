import { memoize } from '@/lib/text/memoize';
import {
  decodeNumbers,
  indexFormat,
  listTexts,
  scoreSteps,
  toStoredKey,
  type IndexManifest,
  type TermShard,
  type PageTextRecord,
  type TextPage,
} from './index-format';

/** Fetches an index file by its path below `search/`, and resolves to the parsed JSON. Rejects on failure. */
export type LoadIndexFile = (path: string) => Promise<unknown>;

/** Record number → score of a term in that record, greater than 0 and at most 1. */
export type Postings = ReadonlyMap<number, number>;

/** A term of the search index: a word, identifier, whole title or prefix. */
export interface IndexTerm {
  key: string;
  /** Returns the number of all records that contain the term. */
  count(): number;
  /** Returns the stored postings; those of a very frequent term contain only the records with the best scores. */
  read(): Postings;
}

/** Gives access to the terms and text of one version's index; see `openIndex`. */
export type IndexReader = Awaited<ReturnType<typeof openIndex>>;

/** Maximum number of term shards that are read to find the terms with a prefix. */
const maxShards = 4;

/**
 * Opens the index of one version. Fetches and caches its files when they are needed; tries again after a failure.
 * @throws Error if the manifest cannot be fetched or has another format version
 */
export async function openIndex(version: string, load: LoadIndexFile) {
  const manifest = (await load(`${version}.json`)) as IndexManifest | null;
  if (manifest?.format !== indexFormat) throw new Error(`The search index of ${version} has another format.`);
  const loadPart = (name: string) => load(`${manifest.folder}/${name}.json`);
  const readShard = memoize(async (at: number) => {
    const { terms, postings } = (await loadPart(`t${at}`)) as TermShard;
    const texts = splitList(postings);
    return new Map(
      splitList(terms).map((key, index) => [key, createTerm(key.replace(/^\*+/, ''), texts[index] ?? '')]),
    );
  });
  const readWords = memoize(async (at: number) => splitList((await loadPart(`w${at}`)) as string));
  const readPiece = memoize(async (at: number) => listTexts((await loadPart(`x${at}`)) as TextPage[]));
  const termFirsts = splitList(manifest.terms);
  const wordFirsts = splitList(manifest.words);
  const pageStarts = addUp(decodeNumbers(manifest.pages));
  const textStarts = addUp(decodeNumbers(manifest.texts));
  const readTitles = memoize(async () => listTexts((await loadPart('h0')) as TextPage[]));
  let titles: PageTextRecord[] | undefined;
  const findLast = (firsts: readonly string[], text: string) => Math.max(0, upperBound(firsts, text) - 1);

  /** Loads the shards with terms whose stored keys begin with a prefix, at most `maxShards`. */
  const loadShards = async (prefix: string): Promise<void> => {
    const from = findLast(termFirsts, prefix);
    const others = termFirsts.slice(from + 1, from + maxShards).filter((first) => first.startsWith(prefix));
    await Promise.all(Array.from({ length: 1 + others.length }, (_, offset) => readShard(from + offset)));
  };

  return {
    manifest,
    size: pageStarts.at(-1) ?? 0,
    /** Number of the first record of each page; the last entry is the number of all records. */
    pageStarts,
    /** Rank of each page, 0 to 1. */
    ranks: decodeNumbers(manifest.ranks).map((rank) => rank / scoreSteps),
    groups: decodeNumbers(manifest.groupOfPage).map((group) => manifest.groups[group] ?? ''),
    /**
     * Returns the terms that begin with `prefix`, which has at least three characters, in order: at most `limit`, not
     * counting the prefix itself and whole titles. Reads at most `maxShards` shards.
     */
    async findTerms(prefix: string, limit: number): Promise<IndexTerm[]> {
      const found: IndexTerm[] = [];
      let others = 0;
      const from = findLast(termFirsts, prefix);
      for (const [offset, first] of termFirsts.slice(from, from + maxShards).entries()) {
        if (others > limit || (first > prefix && !first.startsWith(prefix))) break;
        for (const [key, term] of await readShard(from + offset)) {
          if (!key.startsWith(prefix)) continue;
          if (key !== prefix && !key.endsWith('=') && ++others > limit) continue;
          found.push(term);
        }
      }
      return found;
    },
    /** Returns the term with this key, or undefined if the index does not contain it. */
    async findTerm(key: string): Promise<IndexTerm | undefined> {
      if (termFirsts.length === 0) return undefined;
      const stored = toStoredKey(key);
      return (await readShard(findLast(termFirsts, stored))).get(stored);
    },
    /** Returns the known words whose first letter is the first or second letter of `word`, for typo correction. */
    async findWords(word: string): Promise<readonly string[]> {
      if (wordFirsts.length === 0) return [];
      const lists = Array.from(word.slice(0, 2), (letter) => findLast(wordFirsts, letter));
      return (await Promise.all([...new Set(lists)].map(readWords))).flat();
    },
    /** Loads the titles of all records and the terms of one letter, so that the first letter is answered at once. */
    async loadAhead(): Promise<void> {
      [titles] = await Promise.all([readTitles(undefined), loadShards('**')]);
    },
    /**
     * Starts to load the terms that the next letter of a word of one or two letters needs, unless the connection saves
     * data, so that nothing was loaded ahead.
     */
    expectNext(word: string): void {
      if (titles && word.length < 3) loadShards(word.padStart(2, '*')).catch(() => {});
    },
    /** Returns the titles of the given records without their text; undefined if `loadAhead` has not loaded them. */
    getTitles: (records: readonly number[]): PageTextRecord[] | undefined =>
      titles && records.flatMap((record) => titles?.[record] ?? []),
    /** Returns the titles and text of the given records, in the same order. */
    async readTexts(records: readonly number[]): Promise<PageTextRecord[]> {
      return Promise.all(
        records.map(async (record) => {
          const at = upperBound(textStarts, record) - 1;
          const text = (await readPiece(at))[record - (textStarts[at] ?? 0)];
          if (!text) throw new Error(`The search index of ${version} has no record ${record}.`);
          return text;
        }),
      );
    },
  };
}

const splitList = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Returns the running totals of `counts`, from 0 to their sum. */
function addUp(counts: readonly number[]): number[] {
  const starts = [0];
  for (const count of counts) starts.push((starts.at(-1) ?? 0) + count);
  return starts;
}

/** Counts the values up to `value` in a sorted list, by binary search. */
function upperBound<T extends string | number>(values: readonly T[], value: T): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = values[middle];
    if (at !== undefined && at <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function createTerm(key: string, text: string): IndexTerm {
  const cut = text.indexOf('!');
  let postings: Postings | undefined;
  const read = (): Postings => (postings ??= readPostings(text.slice(cut + 1)));
  return {
    key,
    read,
    count: () => (cut < 0 ? read().size : (decodeNumbers(text.slice(0, cut))[0] ?? 0)),
  };
}

function readPostings(text: string): Postings {
  const numbers = decodeNumbers(text);
  const postings = new Map<number, number>();
  let record = 0;
  for (let index = 0; index < numbers.length; index += 2) {
    record += numbers[index] ?? 0;
    postings.set(record, (numbers[index + 1] ?? 0) / scoreSteps);
  }
  return postings;
}
