import type { ChangeSize, TextPart } from './types';

/** Word or phrase → number of times that it occurs in a text. */
type WordCounts = ReadonlyMap<string, number>;

const word = /[\p{L}\p{N}_]+/gu;

const countWords = (text: string): number => text.match(word)?.length ?? 0;

/**
 * Counts the occurrences of each word or phrase in a text, ignoring case.
 * @param run number of words per phrase; long texts are compared by phrases, since many texts contain the same words
 */
export function getWordCounts(text: string, run = 1): WordCounts {
  const words = text.toLowerCase().match(word) ?? [];
  const counts = new Map<string, number>();
  for (const at of words.keys()) {
    const phrase = words.slice(at, at + run).join(' ');
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  return counts;
}

const sum = (counts: WordCounts): number => [...counts.values()].reduce((total, count) => total + count, 0);

/** Returns the share of words that two texts have in common, from 0 to 1; 1 if both texts have no words. */
export function getSimilarity(a: WordCounts, b: WordCounts): number {
  const total = sum(a) + sum(b);
  if (total === 0) return 1;
  let shared = 0;
  for (const [found, count] of a) shared += Math.min(count, b.get(found) ?? 0);
  return (2 * shared) / total;
}

/** Returns the size of the changes. If no words changed, but for example a comma, the change counts as one word. */
export function measureTextChanges(parts: readonly TextPart[]): ChangeSize {
  const size = { same: 0, added: 0, removed: 0 };
  for (const { kind, text } of parts) size[kind] += countWords(text);
  if (size.added + size.removed === 0) {
    if (parts.some(({ kind }) => kind === 'added')) size.added = 1;
    if (parts.some(({ kind }) => kind === 'removed')) size.removed = 1;
  }
  const changed = size.added + size.removed;
  const total = changed + 2 * size.same;
  return { added: size.added, removed: size.removed, share: total === 0 ? 0 : changed / total };
}
