import { expandWords, type Group } from './expand';
import type { Marking } from './highlight';
import type { IndexReader, TextRecord } from './index-reader';
import { parseQuery, type ParsedQuery } from './parse-query';
import { byScore, rankRecords, type Ranked, type SearchScope } from './rank';
import { splitWords } from './tokens';

/** Number of best records that are searched for phrases. */
const candidateCount = 10;
const phraseBonus = 0.5;

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

/**
 * Moves up records in which words of the query are adjacent, as in an error message; keeps the order of the others.
 *
 * @param phrase the query's words in order
 */
async function preferPhrases(
  reader: IndexReader,
  ranked: readonly Ranked[],
  phrase: readonly string[],
): Promise<readonly Ranked[]> {
  if (phrase.length < 2) return ranked;
  const candidates = ranked.slice(0, candidateCount);
  const texts = await reader.readTexts(candidates.map(({ record }) => record));
  const scored = candidates.map((item, index) => ({
    ...item,
    score: item.score + phraseBonus * getSharedPairs(texts[index], phrase),
  }));
  return [...scored.sort(byScore), ...ranked.slice(candidateCount)];
}

/** Share of adjacent word pairs of the query that are adjacent in the text, too. */
function getSharedPairs(record: TextRecord | undefined, phrase: readonly string[]): number {
  const words = splitWords(`${record?.title} ${record?.content}`).map(({ key }) => key);
  const text = ` ${words.join(' ')} `;
  const shared = phrase.slice(1).filter((word, index) => text.includes(` ${phrase[index]} ${word} `));
  return shared.length / (phrase.length - 1);
}
