import { memoize } from '@/lib/text/memoize';
import {
  decodeNumbers,
  indexFormat,
  scoreSteps,
  type IndexManifest,
  type TermShard,
  type TextPiece,
} from './index-format';

/** Fetches a file of the index as parsed JSON, by its path below `search/`. Rejects when that fails. */
export type LoadFile = (path: string) => Promise<unknown>;

/** Records of a term with their scores, above 0 up to 1. */
export type Postings = ReadonlyMap<number, number>;

/** A term of the index. */
export interface Term {
  key: string;
  /** Number of all records with the term; for very frequent terms, only the best are listed. */
  count(): number;
  read(): Postings;
}

/** A record with the texts that results show. */
export interface TextRecord {
  docId: string;
  url: string;
  pageTitle: string;
  anchor: string;
  level: number;
  title: string;
  content: string;
  /** Titles above the record, by level from 2. */
  above: readonly (string | null)[];
}

/** An open index. */
export type IndexReader = Awaited<ReturnType<typeof openIndex>>;

/** Maximum number of shards read for one prefix. */
const mostShards = 4;

/**
 * Opens the index of one version. It is read in parts; fetched parts are cached, failed ones are fetched again next time.
 *
 * @throws Error when the manifest cannot be fetched or has another format
 */
export async function openIndex(version: string, load: LoadFile) {
  const manifest = (await load(`${version}.json`)) as IndexManifest | null;
  if (manifest?.format !== indexFormat) throw new Error(`The search index of ${version} has another format.`);
  const loadPart = (name: string) => load(`${manifest.folder}/${name}.json`);
  const readShard = memoize(async (at: number) => {
    const { terms, postings } = (await loadPart(`t${at}`)) as TermShard;
    const [keys, texts] = [splitList(terms), splitList(postings)];
    return { keys, terms: keys.map((key, index) => createTerm(key, texts[index] ?? '')) };
  });
  const readWords = memoize(async (at: number) => splitList((await loadPart(`w${at}`)) as string));
  const readPiece = memoize(async (at: number) => listRecords((await loadPart(`x${at}`)) as TextPiece));
  const termFirsts = splitList(manifest.terms);
  const wordFirsts = splitList(manifest.words);
  const pageStarts = addUp(decodeNumbers(manifest.pages));
  const textStarts = addUp(decodeNumbers(manifest.texts));
  const findLast = (firsts: ArrayLike<string>, text: string) => Math.max(0, upperBound(firsts, text) - 1);

  return {
    manifest,
    /** Number of all records. */
    size: pageStarts.at(-1) ?? 0,
    /** First record of each page, and the number of all records at the end. */
    pageStarts,
    /** 0 to 1, by page. */
    ranks: decodeNumbers(manifest.ranks).map((rank) => rank / scoreSteps),
    /** Root category of each page. */
    groups: decodeNumbers(manifest.groupOfPage).map((group) => manifest.groups[group] ?? ''),
    /**
     * Terms that start with the text, in order, at most `limit` besides the text itself and whole titles. Short
     * words start so many terms that only the first shards are read.
     *
     * @param prefix at least three letters
     */
    async findTerms(prefix: string, limit: number): Promise<Term[]> {
      const found: Term[] = [];
      let others = 0;
      const from = findLast(termFirsts, prefix);
      for (const [offset, first] of termFirsts.slice(from, from + mostShards).entries()) {
        if (others > limit || (first > prefix && !first.startsWith(prefix))) break;
        const { keys, terms } = await readShard(from + offset);
        for (const term of terms.slice(lowerBound(keys, prefix))) {
          const { key } = term;
          if (!key.startsWith(prefix)) break;
          if (key !== prefix && !key.endsWith('=') && ++others > limit) continue;
          found.push(term);
        }
      }
      return found;
    },
    /** A term by its key. */
    async findTerm(key: string): Promise<Term | undefined> {
      if (termFirsts.length === 0) return undefined;
      const { keys, terms } = await readShard(findLast(termFirsts, key));
      const index = lowerBound(keys, key);
      return keys[index] === key ? terms[index] : undefined;
    },
    /** Known words that may begin like the given one. */
    async findWords(word: string): Promise<readonly string[]> {
      if (wordFirsts.length === 0) return [];
      const lists = Array.from(word.slice(0, 2), (letter) => findLast(wordFirsts, letter));
      return (await Promise.all([...new Set(lists)].map(readWords))).flat();
    },
    /** Texts of records, in the order of the records. */
    async readTexts(records: readonly number[]): Promise<TextRecord[]> {
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

/** Running totals of counts: where each begins, then the sum of all. */
function addUp(counts: readonly number[]): number[] {
  const starts = [0];
  for (const count of counts) starts.push((starts.at(-1) ?? 0) + count);
  return starts;
}

/** Index of the first value that is not less than the given one. */
function lowerBound<T extends string | number>(values: ArrayLike<T>, value: T): number {
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

function createTerm(key: string, text: string): Term {
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

function listRecords(pages: TextPiece): TextRecord[] {
  return pages.flatMap(({ records, above: first = [], title: pageTitle, url, docId = url.slice(1) }) => {
    let open = first;
    return records.map(([anchor, level, title, content]) => {
      const above = padTitles(open, Math.max(0, level - 2));
      if (level > 1) open = [...above, title];
      return { docId, url, pageTitle, anchor, level, title: level > 1 ? title : pageTitle, content, above };
    });
  });
}

/** Titles of so many levels: those of lower levels dropped, those that authors skipped null. */
export const padTitles = (titles: readonly (string | null)[], levels: number): (string | null)[] =>
  Array.from({ length: levels }, (_, index) => titles[index] ?? null);
