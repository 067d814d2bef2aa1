import { createHash } from 'node:crypto';
import { buildTextPieces } from './build-texts';
import { indexFormat, type IndexManifest, type TermShard } from './index-format';
import { encodeNumbers } from './numbers';
import {
  collectBeginnings,
  encodePostings,
  packPosting,
  weightSteps,
  type EncodedTerm,
  type Postings,
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

/** Terms in order, with their postings as text. */
function collectTerms(pages: readonly PageRecord[]): EncodedTerm[] {
  const terms = [...collectPostings(pages)].sort(byTerm);
  const ranks = Float32Array.from(pages.flatMap(({ rank, sections }) => sections.map(() => rank)));
  const encoded = terms.map(([term, list]): EncodedTerm => [term, encodePostings(list)]);
  return [...encoded, ...collectBeginnings(terms, ranks)].sort(byTerm);
}

const byTerm = ([left]: readonly [string, ...unknown[]], [right]: readonly [string, ...unknown[]]): number =>
  left < right ? -1 : 1;

function collectPostings(pages: readonly PageRecord[]): [term: string, postings: Postings][] {
  const sections = pages.flatMap((page) => page.sections);
  const words = sections.reduce((sum, { content }) => sum + content.length / 5, 0);
  const vocabulary = createVocabulary();
  const weigh = createWeigher(vocabulary, words / Math.max(1, sections.length));
  const lists: Postings[] = [];
  let record = 0;
  for (const page of pages) {
    for (const section of page.sections) {
      weigh(page, section, (id, weight) => {
        const list = (lists[id] ??= []);
        list.push(packPosting(record, weight));
      });
      record += 1;
    }
  }
  return lists.map((list, id) => [vocabulary.keys[id] ?? '', list]);
}

function shardTerms(terms: readonly EncodedTerm[]) {
  const shards: { first: string; shard: TermShard }[] = [];
  let names: string[] = [];
  let postings: string[] = [];
  let size = 0;
  const close = (): void => {
    const [first] = names;
    if (first !== undefined)
      shards.push({ first, shard: { terms: names.join(' '), postings: postings.join(' ') } });
    [names, postings, size] = [[], [], 0];
  };
  for (const [term, text] of terms) {
    if (size > 0 && size + term.length + text.length > termShardSize) close();
    names.push(term);
    postings.push(text);
    size += term.length + text.length + 2;
  }
  close();
  return shards;
}

/** Words that a mistyped one may have meant: no numbers, no whole titles, nothing very short or long. */
function shardWords(terms: readonly EncodedTerm[]): string[][] {
  const words = terms.flatMap(([term]) => (isWord(term) ? [term] : []));
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
