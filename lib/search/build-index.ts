import { createHash } from 'node:crypto';
import {
  encodeNumbers,
  indexFormat,
  scoreSteps,
  type IndexManifest,
  type TermShard,
  type TextPage,
  type TextPiece,
} from './index-format';
import { padTitles } from './index-reader';
import { scoreRecord, wholeTitleSign } from './score-record';
import type { SearchedPage } from './types';
import { siteTag } from './settings';

/** Target size of a term shard, in characters before compression. */
const termShardSize = 3_000;
/** Number of separator characters per term: between terms, and between their postings. */
const separators = 2;
/** Target size of a word list, in characters before compression; smaller sites have one list. */
const wordShardSize = 16_000;
/** Minimum size of a piece of text, in characters before compression; larger on large sites, since hosts limit the number of files. */
const leastPieceSize = 500;
const mostPieces = 10_000;
/** Maximum records per term: for a word on nearly every page, more would not be among the first results. */
const maxRecords = 2000;
/** Maximum records per one- or two-letter prefix. */
const maxOfBeginning = 250;

/** Last character of a term that represents all words with this prefix. */
const beginningSign = '*';

/** Separates the number of all records of a term from the listed ones, when only the best are listed. */
const countSign = '!';

/** The files of one version's index: path below `search/` → text. */
export type IndexFiles = Map<string, string>;

/** Input of `buildIndex`. */
export interface IndexInput {
  version: string;
  tag: string;
  language: string;
  /** Pages that belong to no version come last. */
  pages: readonly SearchedPage[];
  synonyms: IndexManifest['synonyms'];
}

/** Builds the files of one version. The same input results in the same files. */
export function buildIndex({ version, tag, language, pages, synonyms }: IndexInput): IndexFiles {
  const terms = collectTerms(pages);
  const shards = shardTerms(terms);
  const words = shardWords(terms);
  const texts = buildTextPieces(pages);
  const groups = [...new Set(pages.map(({ lvl0 }) => lvl0))];
  const contents = {
    t: shards.map(({ shard }) => shard),
    w: words.map((list) => list.join(' ')),
    x: texts.map(({ piece }) => piece),
  };
  const parts = Object.entries(contents).flatMap(([letter, files]) =>
    files.map((file, index) => [`${letter}${index}.json`, JSON.stringify(file)] as const),
  );
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const folder = `${version}-${hash.slice(0, 12)}`;
  const manifest: IndexManifest = {
    format: indexFormat,
    version,
    tag,
    language,
    folder,
    pages: encodeNumbers(pages.map(({ sections }) => sections.length)),
    sitePages: pages.filter((page) => page.tag === siteTag).length,
    ranks: encodeNumbers(pages.map(({ rank }) => Math.round(rank * scoreSteps))),
    groups,
    groupOfPage: encodeNumbers(pages.map(({ lvl0 }) => groups.indexOf(lvl0))),
    texts: encodeNumbers(texts.map(({ count }) => count)),
    terms: shards.map(({ first }) => first).join(' '),
    words: words.map(([first = '']) => first[0]).join(' '),
    synonyms,
  };
  return new Map([
    [`${version}.json`, JSON.stringify(manifest)],
    ...parts.map(([name, text]) => [`${folder}/${name}`, text] as const),
  ]);
}

/** Terms in order, with the records that have them. */
function collectTerms(pages: readonly SearchedPage[]): TermPostings[] {
  const terms = collectPostings(pages);
  const ranks = pages.flatMap(({ rank, sections }) => sections.map(() => rank));
  return [...terms, ...collectBeginnings(terms, ranks)].sort((left, right) =>
    left.term < right.term ? -1 : 1,
  );
}

function collectPostings(pages: readonly SearchedPage[]): TermPostings[] {
  const records = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const words = records.reduce((sum, { section }) => sum + section.content.length / 5, 0);
  const averageLength = words / Math.max(1, records.length);
  const lists = new Map<string, number[]>();
  for (const [record, { page, section }] of records.entries()) {
    for (const [term, score] of scoreRecord(page, section, averageLength)) {
      const posting = packPosting(record, score);
      const list = lists.get(term);
      if (list) list.push(posting);
      else lists.set(term, [posting]);
    }
  }
  return [...lists].map(([term, postings]) => ({ term, postings, count: postings.length }));
}

/** A term and the records that have it. */
interface TermPostings {
  term: string;
  /** All postings or the best ones, in the order of records; see `packPosting`. */
  postings: readonly number[];
  /** Number of all records with the term. */
  count: number;
}

/** Packs a record and its score, above 0 up to 1, into one number. */
const packPosting = (record: number, score: number): number =>
  record * 32 + Math.max(1, Math.min(scoreSteps, Math.round(score * scoreSteps)));

const getRecord = (posting: number): number => posting >> 5;
const getStep = (posting: number): number => posting & 31;

/** Encodes postings as text; of a long list only the best, preceded by the number of all. */
function writePostings(all: TermPostings): string {
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
function collectBeginnings(terms: readonly TermPostings[], ranks: readonly number[]): TermPostings[] {
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

function shardTerms(terms: readonly TermPostings[]): { first: string; shard: TermShard }[] {
  const items = terms.map((item) => ({ term: item.term, text: writePostings(item) }));
  const shards = splitItems(items, ({ term, text }) => term.length + text.length + separators, termShardSize);
  return shards.map((shard, index) => ({
    first: getBorder(shards[index - 1]?.at(-1)?.term ?? '', shard[0]?.term ?? ''),
    shard: {
      terms: shard.map(({ term }) => term).join(' '),
      postings: shard.map(({ text }) => text).join(' '),
    },
  }));
}

/** Splits a list into parts of about a size; a part ends only where `mayEnd` allows it. */
function splitItems<T>(
  items: readonly T[],
  getSize: (item: T) => number,
  mostSize: number,
  mayEnd: (last: T, next: T) => boolean = () => true,
): T[][] {
  const parts: T[][] = [];
  let size = 0;
  for (const item of items) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    size += getSize(item);
    if (part && last !== undefined && (size <= mostSize || !mayEnd(last, item))) part.push(item);
    else {
      parts.push([item]);
      size = getSize(item);
    }
  }
  return parts;
}

/** The shortest beginning of a term that comes after the term before it. */
function getBorder(before: string, term: string): string {
  let length = 1;
  while (length < term.length && term.slice(0, length) <= before) length += 1;
  return term.slice(0, length);
}

/** Words to correct typos with: no numbers, no whole titles, nothing very short or long. A letter is in one list only. */
const shardWords = (terms: readonly TermPostings[]): string[][] =>
  splitItems(
    terms.map(({ term }) => term).filter(isWord),
    (word) => word.length + 1,
    wordShardSize,
    (last, next) => last[0] !== next[0],
  );

const isWord = (term: string): boolean =>
  !term.endsWith(wholeTitleSign) && /^\p{L}[\p{L}\p{N}]{3,23}$/u.test(term);

/** Splits all texts into pieces of consecutive records; a page is split only when it is long. */
function buildTextPieces(pages: readonly SearchedPage[]): { piece: TextPiece; count: number }[] {
  const pieceSize = Math.max(leastPieceSize, Math.ceil(getLength(pages) / mostPieces));
  const pieces: { piece: TextPiece; count: number; size: number }[] = [];
  for (const { docId, url, title: pageTitle, description, sections } of pages) {
    let above: (string | null)[] = [];
    let current: TextPage | undefined;
    for (const [index, { anchor, level, title, content }] of sections.entries()) {
      const text = index === 0 ? content || description : content;
      const size = title.length + text.length + 40;
      let last = pieces.at(-1);
      if (!last || last.size + size > pieceSize) {
        last = { piece: [], count: 0, size: 0 };
        pieces.push(last);
        current = undefined;
      }
      if (!current) {
        const id = url === `/${docId}` ? {} : { docId };
        current = { ...id, url, title: pageTitle, ...(above.length > 0 && { above }), records: [] };
        last.piece.push(current);
      }
      current.records.push([anchor, level, index === 0 ? '' : title, text]);
      last.count += 1;
      last.size += size;
      if (index > 0) above = [...padTitles(above, level - 2), title];
    }
  }
  return pieces;
}

const getLength = (pages: readonly SearchedPage[]): number =>
  pages.flatMap(({ sections }) => sections).reduce((length, { content }) => length + content.length, 0);
