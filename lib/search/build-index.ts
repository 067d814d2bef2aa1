import { createHash } from 'node:crypto';
import {
  encodeNumbers,
  indexFormat,
  listTexts,
  scoreSteps,
  toStoredKey,
  type IndexManifest,
  type TermShard,
  type TextPage,
} from './index-format';
import { scoreTerms, wholeTitleSuffix } from './score-terms';
import type { SearchedPage, SectionRecord } from './types';
import { sitePagesTag } from './settings';

/** Target size of a term shard, in characters before compression. */
const termShardSize = 8_000;
/** Number of separator characters per term in a shard: one after the term, one after its postings. */
const separators = 2;
/** Target size of a list of words for typo correction, in characters before compression. */
const wordShardSize = 24_000;
/** Target size of a text piece, in characters before compression. */
const textPieceSize = 6_050;
/** Maximum number of records stored for a term; those with the best scores are stored. */
const maxRecords = 2000;
/** Maximum number of records stored for a one- or two-letter prefix. */
const maxPrefixRecords = 120;

/** Files of a search index: path below `search/` → JSON text. */
export type IndexFiles = Map<string, string>;

export interface IndexInput {
  version: string;
  /** Pages of the version, then the pages outside any version, such as `/help`. */
  pages: readonly SearchedPage[];
  synonyms: IndexManifest['synonyms'];
  /** Factor for the size of files. Those of an old version, which few readers search, are larger and thus fewer. */
  sizeFactor?: number;
}

/** Builds the index files of one version. The same input always produces the same files. */
export function buildIndex({ version, pages, synonyms, sizeFactor = 1 }: IndexInput): IndexFiles {
  const terms = collectTerms(pages);
  const shards = shardTerms(terms, termShardSize * sizeFactor);
  const words = shardWords(terms);
  const texts = buildTextPieces(pages, textPieceSize * sizeFactor);
  const groups = [...new Set(pages.map(({ lvl0 }) => lvl0))];
  const titles = dropTexts(texts.flat());
  const contents = {
    t: shards.map(({ shard }) => shard),
    w: words.map((list) => list.join(' ')),
    x: texts,
    h: [titles],
  };
  const parts = Object.entries(contents).flatMap(([letter, files]) =>
    files.map((file, index) => [`${letter}${index}.json`, JSON.stringify(file)] as const),
  );
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const folder = `${version}-${hash.slice(0, 12)}`;
  const manifest: IndexManifest = {
    format: indexFormat,
    folder,
    pages: encodeNumbers(pages.map(({ sections }) => sections.length)),
    sitePages: pages.filter((page) => page.tag === sitePagesTag).length,
    ranks: encodeNumbers(pages.map(({ rank }) => Math.round(rank * scoreSteps))),
    groups,
    groupOfPage: encodeNumbers(pages.map(({ lvl0 }) => groups.indexOf(lvl0))),
    texts: encodeNumbers(texts.map((piece) => listTexts(piece).length)),
    terms: shards.map(({ first }) => first).join(' '),
    words: words.map(([first = '']) => first[0]).join(' '),
    synonyms,
  };
  return new Map([
    [`${version}.json`, JSON.stringify(manifest)],
    ...parts.map(([name, text]) => [`${folder}/${name}`, text] as const),
  ]);
}

/** Returns all terms of the index in sorted order, each with its postings. */
function collectTerms(pages: readonly SearchedPage[]): TermPostings[] {
  const terms = collectPostings(pages);
  const ranks = pages.flatMap(({ rank, sections }) => sections.map(() => rank));
  return [...terms, ...collectPrefixes(terms, ranks)]
    .map((item) => ({ ...item, term: toStoredKey(item.term) }))
    .sort((left, right) => (left.term < right.term ? -1 : 1));
}

function collectPostings(pages: readonly SearchedPage[]): TermPostings[] {
  const records = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const words = records.reduce((sum, { section }) => sum + section.content.length / 5, 0);
  const averageLength = words / Math.max(1, records.length);
  const lists = new Map<string, number[]>();
  for (const [record, { page, section }] of records.entries()) {
    for (const [term, score] of scoreTerms(page, section, averageLength)) {
      const posting = packPosting(record, score);
      const list = lists.get(term);
      if (list) list.push(posting);
      else lists.set(term, [posting]);
    }
  }
  return [...lists].map(([term, postings]) => ({ term, postings, count: postings.length }));
}

/** A term and its postings: the records that contain the term, with their scores. */
interface TermPostings {
  term: string;
  /** All postings, or those with the best scores, sorted by record; see `packPosting`. */
  postings: readonly number[];
  /** Number of all records that contain the term, including those not in `postings`. */
  count: number;
}

/** Packs a record number and its score (greater than 0, at most 1) into one number. */
const packPosting = (record: number, score: number): number =>
  record * 32 + Math.max(1, Math.min(scoreSteps, Math.round(score * scoreSteps)));

const getRecord = (posting: number): number => posting >> 5;
const getStep = (posting: number): number => posting & 31;

/** Encodes postings as text. If there are too many, keeps the best ones and writes the total number before them. */
function writePostings(all: TermPostings): string {
  const { postings, count } = keepBest(all, maxRecords);
  const numbers: number[] = [];
  let last = 0;
  for (const posting of postings) {
    numbers.push(getRecord(posting) - last, getStep(posting));
    last = getRecord(posting);
  }
  const prefix = postings.length < count ? `${encodeNumbers([count])}!` : '';
  return prefix + encodeNumbers(numbers);
}

/** Keeps the `limit` postings with the highest scores, sorted by record. Of equal scores, earlier records are kept. */
function keepBest(all: TermPostings, limit: number): TermPostings {
  if (all.postings.length <= limit) return all;
  const best = all.postings
    .toSorted((left, right) => getStep(right) - getStep(left) || left - right)
    .slice(0, limit);
  return { ...all, postings: best.sort((left, right) => left - right) };
}

/**
 * Builds the terms that stand for one- and two-letter prefixes. Their best records are those in which a short word with
 * the prefix has a high score. `ranks` contains the rank of each record's page.
 */
function collectPrefixes(terms: readonly TermPostings[], ranks: readonly number[]): TermPostings[] {
  const words = terms.filter(({ term }) => term.length > 2 && !term.endsWith(wholeTitleSuffix));
  const pairs = mergeByPrefix(words, 2, (record) => ranks[record] ?? 1);
  const letters = mergeByPrefix(pairs, 1, () => 1);
  return [...pairs, ...letters].map((found) => ({ ...found, term: `${found.term}*` }));
}

/** Merges the postings of all terms that share a prefix of `length` letters, and keeps the best `maxPrefixRecords`. */
function mergeByPrefix(
  terms: readonly TermPostings[],
  length: number,
  getRank: (record: number) => number,
): TermPostings[] {
  const groups = new Map<string, { best: Map<number, number>; count: number }>();
  for (const { term, postings, count } of terms) {
    const prefix = term.slice(0, length);
    const group = groups.get(prefix) ?? { best: new Map<number, number>(), count: 0 };
    groups.set(prefix, group);
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
    return keepBest({ term, postings, count: Math.max(count, postings.length) }, maxPrefixRecords);
  });
}

function shardTerms(terms: readonly TermPostings[], maxSize: number): { first: string; shard: TermShard }[] {
  const items = terms.map((item) => ({ term: item.term, text: writePostings(item) }));
  const shards = splitItems(items, ({ term, text }) => term.length + text.length + separators, maxSize);
  return shards.map((shard, index) => ({
    first: getShortestKey(shards[index - 1]?.at(-1)?.term ?? '', shard[0]?.term ?? ''),
    shard: {
      terms: shard.map(({ term }) => term).join(' '),
      postings: shard.map(({ text }) => text).join(' '),
    },
  }));
}

/** Splits a list into consecutive parts of about `maxSize`. A part ends only where `mayEnd` returns true. */
function splitItems<T>(
  items: readonly T[],
  getSize: (item: T) => number,
  maxSize: number,
  mayEnd: (last: T, next: T) => boolean = () => true,
): T[][] {
  const parts: T[][] = [];
  let size = 0;
  for (const item of items) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    size += getSize(item);
    if (part && last !== undefined && (size <= maxSize || !mayEnd(last, item))) part.push(item);
    else {
      parts.push([item]);
      size = getSize(item);
    }
  }
  return parts;
}

/** Returns the shortest prefix of `term` that sorts after `before`, the term that precedes it. */
function getShortestKey(before: string, term: string): string {
  let length = 1;
  while (length < term.length && term.slice(0, length) <= before) length += 1;
  return term.slice(0, length);
}

/** Splits the words for typo correction into lists. All words with the same first letter are in the same list. */
const shardWords = (terms: readonly TermPostings[]): string[][] =>
  splitItems(
    terms.map(({ term }) => term).filter(isWord),
    (word) => word.length + 1,
    wordShardSize,
    (last, next) => last[0] !== next[0],
  );

/** Returns true if a term is used for typo correction: a word of 4 to 24 letters and digits, not a whole title. */
const isWord = (term: string): boolean =>
  !term.endsWith(wholeTitleSuffix) && /^\p{L}[\p{L}\p{N}]{3,23}$/u.test(term);

/** Splits the titles and texts of all records into pieces of consecutive records. */
const buildTextPieces = (pages: readonly SearchedPage[], maxSize: number): TextPage[][] =>
  splitItems(
    pages.flatMap((page) => listTextRecords(page).map((record) => ({ page, record }))),
    ({ record: { titles, content } }) => titles.join('').length + content.length + 40,
    maxSize,
  ).map((piece) =>
    [...new Set(piece.map(({ page }) => page))].map((page) => ({
      docId: page.docId,
      url: page.url,
      pageTitle: page.title,
      records: piece.filter((item) => item.page === page).map(({ record }) => record),
    })),
  );

/** Returns pages with the titles of their records only. */
const dropTexts = (pages: readonly TextPage[]): TextPage[] =>
  pages.map((page) => ({ ...page, records: page.records.map((record) => ({ ...record, content: '' })) }));

/** Returns the text of a section without blocks of code, which are indexed but not shown in hits. */
const dropCodeBlocks = ({ content, code }: SectionRecord): string =>
  code.filter((text) => text.includes('\n')).reduce((rest, block) => rest.replace(block, ''), content);

/** Lists what hits show of a page's records. The record of a page without text shows the description. */
function listTextRecords({ description, sections }: SearchedPage): TextPage['records'] {
  let titles: (string | null)[] = [];
  return sections.map((section, index) => {
    const { anchor, level, title } = section;
    const content = dropCodeBlocks(section);
    const isPage = index === 0;
    if (!isPage) titles = [...Array.from({ length: level - 2 }, (_, at) => titles[at] ?? null), title];
    return { anchor, titles, content: isPage ? content || description : content };
  });
}
