import {
  indexFormat,
  scoreSteps,
  type IndexManifest,
  type TermShard,
  type TextPiece,
  type WordShard,
} from './index-format';
import { decodeNumbers } from './numbers';
import { getLetters } from './typos';

/** Fetches a file of the index as parsed JSON, by its path below `search/`. Rejects when that fails. */
export type LoadFile = (path: string) => Promise<unknown>;

/** Records of a term with their scores, above 0 up to 1. */
export interface Postings {
  records: Uint32Array;
  scores: Float32Array;
}

/** A term of the index. */
export interface Term {
  key: string;
  /** Number of all records with the term; for very frequent terms, only the best are listed. */
  count(): number;
  /** Whether all records are listed. */
  isComplete(): boolean;
  read(): Postings;
}

/** Known words in order, and the letters of each. */
export interface WordList {
  words: readonly string[];
  letters: readonly number[];
}

/** A record with the texts that results show. */
export interface TextRecord {
  docId: string;
  url: string;
  lvl0: string;
  pageTitle: string;
  tag: string;
  anchor: string;
  level: number;
  title: string;
  content: string;
  description: string;
  /** Titles above the record, by level from 2. */
  above: readonly (string | null)[];
}

/** Reads one version's index in parts; fetched parts are cached, failed ones are fetched again next time. */
export interface IndexReader {
  manifest: IndexManifest;
  /** Number of all records. */
  size: number;
  /** First record of each page, and the number of all records at the end. */
  pageStarts: readonly number[];
  /** 0 to 1, by page. */
  ranks: readonly number[];
  /**
   * Terms that start with the text, in order, at most `limit` besides the text itself and whole titles. Short
   * words start so many terms that only the first shards are read.
   *
   * @param prefix at least three letters
   */
  findTerms(prefix: string, limit: number): Promise<Term[]>;
  /** A term by its key. */
  findTerm(key: string): Promise<Term | undefined>;
  /** Word lists that may contain words with the same beginning. */
  findWords(word: string): Promise<readonly WordList[]>;
  readTexts(records: readonly number[]): Promise<Map<number, TextRecord>>;
}

interface OpenShard {
  keys: string[];
  terms: Term[];
}

/** Maximum number of shards read for one prefix. */
const mostShards = 4;

/**
 * Opens an index.
 *
 * @throws Error when the manifest cannot be fetched or has another format
 */
export async function openIndex(version: string, load: LoadFile): Promise<IndexReader> {
  const manifest = (await load(`${version}.json`)) as IndexManifest | null;
  if (manifest?.format !== indexFormat) throw new Error(`The search index of ${version} has another format.`);
  const loadOnce = memoize(async (name: string) => load(`${manifest.folder}/${name}.json`));
  const shards = memoize(async (name: string): Promise<OpenShard> => {
    const { terms, postings } = (await loadOnce(name)) as TermShard;
    const [keys, texts] = [splitList(terms), splitList(postings)];
    return { keys, terms: keys.map((key, index) => createTerm(key, texts[index] ?? '')) };
  });
  const wordLists = memoize(async (name: string): Promise<WordList> => {
    const words = splitList(((await loadOnce(name)) as WordShard).words);
    return { words, letters: words.map(getLetters) };
  });
  const textLists = memoize(async (name: string) => listRecords((await loadOnce(name)) as TextPiece));
  const termFirsts = splitList(manifest.terms);
  const wordFirsts = splitList(manifest.words);
  const pageStarts = addUp(decodeNumbers(manifest.pages));
  const textStarts = addUp(decodeNumbers(manifest.texts));

  const findTerms = async (prefix: string, limit: number): Promise<Term[]> => {
    const found: Term[] = [];
    let others = 0;
    const from = Math.max(0, upperBound(termFirsts, prefix) - 1);
    for (let at = from; at < Math.min(termFirsts.length, from + mostShards); at += 1) {
      const first = termFirsts[at] ?? '';
      if (others > limit || (first > prefix && !first.startsWith(prefix))) break;
      const { keys, terms } = await shards(`t${at}`);
      for (const term of terms.slice(lowerBound(keys, prefix))) {
        const { key } = term;
        if (!key.startsWith(prefix)) break;
        if (key !== prefix && !key.endsWith('=') && ++others > limit) continue;
        found.push(term);
      }
    }
    return found;
  };
  return {
    manifest,
    size: pageStarts.at(-1) ?? 0,
    pageStarts,
    ranks: decodeNumbers(manifest.ranks).map((rank) => rank / scoreSteps),
    findTerms,
    async findTerm(key) {
      const at = upperBound(termFirsts, key) - 1;
      if (at < 0) return undefined;
      const { keys, terms } = await shards(`t${at}`);
      const index = lowerBound(keys, key);
      return keys[index] === key ? terms[index] : undefined;
    },
    async findWords(word) {
      if (wordFirsts.length === 0) return [];
      const letters = new Set([word[0] ?? '', word[1] ?? '']);
      const wanted =
        wordFirsts.length === 1 ? [0] : [...letters].flatMap((sign) => shardsOf(wordFirsts, sign));
      return Promise.all([...new Set(wanted)].map((at) => wordLists(`w${at}`)));
    },
    async readTexts(records) {
      const pieces = new Map<number, number[]>();
      for (const record of records) {
        const at = upperBound(textStarts, record) - 1;
        pieces.set(at, [...(pieces.get(at) ?? []), record]);
      }
      const found = new Map<number, TextRecord>();
      await Promise.all(
        [...pieces].map(async ([at, wanted]) => {
          const all = await textLists(`x${at}`);
          for (const record of wanted) {
            const text = all[record - (textStarts[at] ?? 0)];
            if (text) found.set(record, text);
          }
        }),
      );
      return found;
    },
  };
}

const splitList = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Running totals of counts: where each begins, then the sum of all. */
function addUp(counts: readonly number[]): number[] {
  const starts = [0];
  for (const count of counts) starts.push((starts.at(-1) ?? 0) + count);
  return starts;
}

/** Index of the first value that is not less than the given one. */
export function lowerBound<T extends string | number>(values: ArrayLike<T>, value: T): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = values[middle];
    if (at !== undefined && at < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function upperBound<T extends string | number>(values: ArrayLike<T>, value: T): number {
  const at = lowerBound(values, value);
  return values[at] === value ? at + 1 : at;
}

/** Indexes of the lists that may contain words with this first letter. */
function shardsOf(firsts: readonly string[], letter: string): number[] {
  const from = Math.max(0, lowerBound(firsts, letter) - 1);
  const indexes = firsts.map((_, index) => index).slice(from);
  return indexes.filter((index) => index === from || (firsts[index] ?? '').startsWith(letter));
}

/** Caches results by name, except failures. */
function memoize<T>(make: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (name) => {
    const before = known.get(name);
    if (before) return before;
    const made = make(name);
    known.set(name, made);
    made.catch(() => known.delete(name));
    return made;
  };
}

function createTerm(key: string, text: string): Term {
  const cut = text.indexOf('!');
  let postings: Postings | undefined;
  const read = (): Postings => (postings ??= readPostings(text.slice(cut + 1)));
  return {
    key,
    read,
    isComplete: () => cut < 0,
    count: () => (cut < 0 ? read().records.length : (decodeNumbers(text.slice(0, cut))[0] ?? 0)),
  };
}

function readPostings(text: string): Postings {
  const numbers = decodeNumbers(text);
  const count = numbers.length / 2;
  const records = new Uint32Array(count);
  const scores = new Float32Array(count);
  let record = 0;
  for (let index = 0; index < count; index += 1) {
    record += numbers[2 * index] ?? 0;
    records[index] = record;
    scores[index] = (numbers[2 * index + 1] ?? 0) / scoreSteps;
  }
  return { records, scores };
}

function listRecords({ pages }: TextPiece): TextRecord[] {
  return pages.flatMap(({ records, above: before, first: _first, title: pageTitle, ...page }) => {
    let open = before;
    return records.map(([anchor, level, title, content]) => {
      const above = level > 1 ? fill(open.slice(0, level - 2), level - 2) : [];
      open = level > 1 ? [...above, title] : open;
      return { ...page, pageTitle, anchor, level, title: level > 1 ? title : pageTitle, content, above };
    });
  });
}

/** Pads titles with null, for levels that authors skipped. */
const fill = (titles: readonly (string | null)[], length: number): (string | null)[] =>
  Array.from({ length }, (_, index) => titles[index] ?? null);
