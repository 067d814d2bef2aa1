import { expandWords, type Group } from './expand';
import type { Marking } from './highlight';
import type { IndexReader } from './index-reader';
import { parseQuery, type ParsedQuery } from './parse-query';
import { preferPhrases } from './phrases';
import { rankRecords, type Ranked, type SearchScope } from './rank';

/** Answer of one version's index: records, best first; the texts of those that are shown are read later. */
export interface IndexAnswer {
  reader: IndexReader;
  ranked: readonly Ranked[];
  marked: Pick<Marking, 'words' | 'beginnings'>;
  /** The most likely intended query, when a word is unknown. */
  corrected?: string;
}

/** Searches one version. Rejects when a file of the index cannot be fetched. */
export async function askIndex(reader: IndexReader, text: string, scope: SearchScope): Promise<IndexAnswer> {
  const query = parseQuery(text);
  if (query.words.length === 0) return { reader, ranked: [], marked: { words: new Set(), beginnings: [] } };
  const groups = await expandWords(reader, query);
  const ranked = await preferPhrases(reader, await rankRecords(reader, query, groups, scope), query.phrase);
  const corrected = getCorrection(groups);
  return { reader, ranked, marked: getMarked(query, groups), ...(corrected !== undefined && { corrected }) };
}

function getCorrection(groups: readonly Group[]): string | undefined {
  if (groups.every(({ corrected }) => corrected === undefined)) return undefined;
  return groups.map(({ word, corrected }) => corrected ?? word).join(' ');
}

/** Words to mark: those of the query, their other forms, corrections of typos, and all words of synonyms. */
function getMarked({ words, spans }: ParsedQuery, groups: readonly Group[]): IndexAnswer['marked'] {
  const others = groups.flatMap(({ alternatives, word }) =>
    alternatives.flatMap(({ terms }) => terms.filter(({ key }) => !key.startsWith(word))),
  );
  return {
    words: new Set([...words, ...spans, ...others].map(({ key }) => key)),
    beginnings: words.map(({ key }) => key).filter((key) => key.length > 1),
  };
}
