import { expandWords, type Group } from './expand';
import { openIndex, type IndexReader, type LoadFile, type TextRecord } from './index-reader';
import { parseQuery, type ParsedQuery } from './parse-query';
import { preferPhrases } from './phrases';
import { rankRecords, type Ranked, type SearchScope } from './rank';
import type { Marking } from './highlight';

/** Number of best records that are searched for phrases. */
const phraseCandidates = 20;

/** Answer of one version's index: records, best first; their texts are read when shown. */
export interface IndexAnswer {
  reader: IndexReader;
  ranked: Ranked[];
  /** Whether these are all matches: for very frequent words, only the best are listed. */
  isExhaustive: boolean;
  marked: Pick<Marking, 'words' | 'beginnings'>;
  /** The most likely intended query, when a word is unknown. */
  corrected?: string;
}

/** The indexes of a site, opened on first use. */
export interface SearchIndexes {
  open(version: string): Promise<IndexReader>;
  ask(version: string, query: string, scope: SearchScope): Promise<IndexAnswer>;
}

/** @param load fetches the files that the build wrote */
export function createSearchIndexes(load: LoadFile): SearchIndexes {
  const readers = new Map<string, Promise<IndexReader>>();
  const open = (version: string): Promise<IndexReader> => {
    const known = readers.get(version);
    if (known) return known;
    const reader = openIndex(version, load);
    readers.set(version, reader);
    reader.catch(() => readers.delete(version));
    return reader;
  };
  return {
    open,
    async ask(version, query, scope) {
      const parsed = parseQuery(query);
      const reader = await open(version);
      return askIndex(reader, parsed, scope).catch(async () => {
        // A newer build may have replaced the one whose manifest was read.
        readers.delete(version);
        return askIndex(await open(version), parsed, scope);
      });
    },
  };
}

async function askIndex(reader: IndexReader, query: ParsedQuery, scope: SearchScope): Promise<IndexAnswer> {
  if (query.words.length === 0)
    return { reader, ranked: [], isExhaustive: true, marked: { words: new Set(), beginnings: [] } };
  const groups = await expandWords(reader, query);
  const ranked = await rankRecords(reader, query, groups, scope);
  const texts = await readTexts(reader, ranked.slice(0, phraseCandidates));
  const corrected = getCorrection(groups);
  return {
    reader,
    ranked: [
      ...preferPhrases(ranked.slice(0, phraseCandidates), texts, query.phrase),
      ...ranked.slice(phraseCandidates),
    ],
    isExhaustive: groups.every(({ alternatives }) =>
      alternatives.every(({ terms }) => terms.every((term) => term.isComplete())),
    ),
    marked: getMarked(query, groups),
    ...(corrected !== undefined && { corrected }),
  };
}

const readTexts = (reader: IndexReader, ranked: readonly Ranked[]): Promise<Map<number, TextRecord>> =>
  reader.readTexts(ranked.map(({ record }) => record));

function getCorrection(groups: readonly Group[]): string | undefined {
  if (groups.every(({ corrected }) => corrected === undefined)) return undefined;
  return groups.map(({ word, corrected }) => corrected ?? word).join(' ');
}

/** Words to mark: those of the query, their other forms, corrections of typos, and all words of synonyms. */
function getMarked({ words, spans }: ParsedQuery, groups: readonly Group[]): IndexAnswer['marked'] {
  const keys = new Set<string>([...words.map(({ key }) => key), ...spans.map(({ key }) => key)]);
  for (const { alternatives, word } of groups) {
    for (const { terms } of alternatives)
      for (const { key } of terms) if (!key.startsWith(word)) keys.add(key);
  }
  return { words: keys, beginnings: words.filter(({ key }) => key.length > 1).map(({ key }) => key) };
}
