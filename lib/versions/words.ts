import type { ChangeSize, TextPart } from './types';

/** How often each word occurs in a text. */
export type WordCounts = ReadonlyMap<string, number>;

const word = /[\p{L}\p{N}_]+/gu;

/** Number of words. */
export function countWords(text: string): number {
  return text.match(word)?.length ?? 0;
}

/**
 * The words of a text, large and small letters alike.
 * @param run words of a phrase that are counted together; phrases tell whether long texts are the same one
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

/** Words that both have, among the words of both: 0 = none, 1 = the same words. Two texts without words are alike. */
export function getSimilarity(a: WordCounts, b: WordCounts): number {
  const total = sum(a) + sum(b);
  if (total === 0) return 1;
  let shared = 0;
  for (const [found, count] of a) shared += Math.min(count, b.get(found) ?? 0);
  return (2 * shared) / total;
}

/** How much the parts change. A change without words, of a sign alone, has the size of one word. */
export function measureParts(parts: readonly TextPart[]): ChangeSize {
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
