import type { TextRecord } from './index-reader';
import type { Ranked } from './rank';
import { readWritten } from './written-text';

const phraseBonus = 0.5;
const folded = new WeakMap<TextRecord, string>();

const fold = (record: TextRecord): string => {
  const known = folded.get(record);
  if (known !== undefined) return known;
  const written = [record.title, record.content].flatMap((text) => readWritten(text).words);
  const words = written.flatMap(({ parts }) => parts.map(({ key }) => key));
  const text = ` ${words.join(' ')} `;
  folded.set(record, text);
  return text;
};

/**
 * Moves up records in which words of the query are adjacent, as in an error message; keeps the order of the others.
 *
 * @param phrase the query's words in order
 */
export function preferPhrases(
  ranked: readonly Ranked[],
  texts: ReadonlyMap<number, TextRecord>,
  phrase: readonly string[],
): Ranked[] {
  if (phrase.length < 2) return [...ranked];
  return ranked
    .map((item) => {
      const text = texts.get(item.record);
      return text ? { ...item, score: item.score + phraseBonus * sharedPairs(fold(text), phrase) } : item;
    })
    .sort((left, right) => right.score - left.score || left.record - right.record);
}

/** Share of adjacent word pairs of the query that are adjacent in the text, too. */
function sharedPairs(text: string, phrase: readonly string[]): number {
  let shared = 0;
  for (let index = 1; index < phrase.length; index += 1) {
    if (text.includes(` ${phrase[index - 1] ?? ''} ${phrase[index] ?? ''} `)) shared += 1;
  }
  return shared / (phrase.length - 1);
}
