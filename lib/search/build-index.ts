import { createHash } from 'node:crypto';
import { buildTextPieces } from './build-texts';
import { indexFormat, type IndexManifest, type TermShard } from './index-format';
import { encodeNumbers } from './numbers';
import { createNumberWriter } from './number-writer';
import {
  collectBeginnings,
  collectPostings,
  packPosting,
  weightSteps,
  writePostings,
  type TermPostings,
} from './postings';
import type { Synonyms } from './synonyms';
import type { PageRecord } from './types';
import { siteTag } from './version-tag';
import { createVocabulary } from './vocabulary';
import { createWeigher, wholeTitleSign } from './weigh';

/** Characters of a shard of terms before compression. */
const termShardSize = 8_000;
/** Characters of a list of words before compression; smaller sites have one list. */
const wordShardSize = 16_000;

/** The files of one version's index: path below `search/` → text. */
export type IndexFiles = Map<string, string>;

/** What is indexed. */
export interface IndexInput {
  version: string;
  tag: string;
  language: string;
  /** Those of no version last. */
  pages: readonly PageRecord[];
  synonyms: Synonyms;
}

/** Builds the files of one version. The same input gives the same files. */
export function buildIndex({ version, tag, language, pages, synonyms }: IndexInput): IndexFiles {
  const terms = collectTerms(pages);
  const shards = shardTerms(terms);
  const words = shardWords(terms);
  const texts = buildTextPieces(pages);
  const parts = new Map<string, string>();
  for (const [index, { shard }] of shards.entries()) parts.set(`t${index}.json`, JSON.stringify(shard));
  for (const [index, list] of words.entries())
    parts.set(`w${index}.json`, JSON.stringify({ words: list.join(' ') }));
  for (const [index, { piece }] of texts.entries()) parts.set(`x${index}.json`, JSON.stringify(piece));
  const folder = `${version}-${getHash([...parts])}`;
  const manifest: IndexManifest = {
    format: indexFormat,
    version,
    tag,
    language,
    folder,
    pages: encodeNumbers(pages.map(({ sections }) => sections.length)),
    sitePages: pages.filter((page) => page.tag === siteTag).length,
    ranks: encodeNumbers(pages.map(({ rank }) => Math.round(rank * weightSteps))),
    texts: encodeNumbers(texts.map(({ count }) => count)),
    terms: shards.map(({ first }) => first).join(' '),
    words: words.map(([first = '']) => first).join(' '),
    synonyms,
  };
  const files: IndexFiles = new Map([[`${version}.json`, JSON.stringify(manifest)]]);
  for (const [name, text] of parts) files.set(`${folder}/${name}`, text);
  return files;
}

function getHash(parts: readonly (readonly [string, string])[]): string {
  const hash = createHash('sha256');
  for (const [name, text] of parts) hash.update(name).update('\0').update(text).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** Terms in order, with the records that have them. */
function collectTerms(pages: readonly PageRecord[]): TermPostings[] {
  const terms = readTerms(pages).sort(byTerm);
  const ranks = Float32Array.from(pages.flatMap(({ rank, sections }) => sections.map(() => rank)));
  return [...terms, ...collectBeginnings(terms, ranks)].sort(byTerm);
}

const byTerm = (left: TermPostings, right: TermPostings): number => (left.term < right.term ? -1 : 1);

function readTerms(pages: readonly PageRecord[]): TermPostings[] {
  const sections = pages.flatMap((page) => page.sections);
  const words = sections.reduce((sum, { content }) => sum + content.length / 5, 0);
  const vocabulary = createVocabulary();
  const weigh = createWeigher(vocabulary, words / Math.max(1, sections.length));
  const lists = collectPostings();
  let record = 0;
  const take = (id: number, weight: number): void => lists.add(id, packPosting(record, weight));
  for (const page of pages) {
    for (const section of page.sections) {
      weigh(page, section, take);
      record += 1;
    }
  }
  return lists.sort(vocabulary.keys);
}

function shardTerms(terms: readonly TermPostings[]): { first: string; shard: TermShard }[] {
  const shards: { first: string; shard: TermShard }[] = [];
  const writer = createNumberWriter();
  let names: string[] = [];
  let size = 0;
  let from = 0;
  const close = (to: number): void => {
    const [first] = names;
    if (first !== undefined)
      shards.push({ first, shard: { terms: names.join(' '), postings: writer.getText(from, to - 1) } });
    [names, size, from] = [[], 0, to];
  };
  for (const item of terms) {
    const start = writer.getLength();
    writePostings(item, writer);
    writer.addSign(' ');
    const added = item.term.length + writer.getLength() - start + 1;
    if (size > 0 && size + added - 2 > termShardSize) close(start);
    names.push(item.term);
    size += added;
  }
  close(writer.getLength());
  return shards;
}

/** Words that a mistyped one may have meant: no numbers, no whole titles, nothing very short or long. */
function shardWords(terms: readonly TermPostings[]): string[][] {
  const words = terms.flatMap(({ term }) => (isWord(term) ? [term] : []));
  const shards: string[][] = [];
  let size = Infinity;
  for (const word of words) {
    const startsLetter = word[0] !== shards.at(-1)?.at(-1)?.[0];
    if (size === Infinity || (size > wordShardSize && startsLetter)) {
      shards.push([]);
      size = 0;
    }
    shards.at(-1)?.push(word);
    size += word.length + 1;
  }
  return shards;
}

const isWord = (term: string): boolean =>
  !term.endsWith(wholeTitleSign) && /^\p{L}[\p{L}\p{N}]{3,23}$/u.test(term);
