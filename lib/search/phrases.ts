import type { IndexReader, TextRecord } from './index-reader';
import { byScore, type Ranked } from './rank';
import { splitWords } from './tokens';

/** Number of best records that are searched for phrases. */
const candidateCount = 10;
const phraseBonus = 0.5;

/**
 * Moves up records in which words of the query are adjacent, as in an error message; keeps the order of the others.
 *
 * @param phrase the query's words in order
 */
export async function preferPhrases(
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
