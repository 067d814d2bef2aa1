/** Number of typos allowed in a word of this length. */
export function allowedTypos(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The letters and digits of a word, one bit each: words that differ in more letters than the allowed typos are skipped
 * early.
 */
export function getLetters(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/**
 * Whether the word with these letters may be within `limit` typos of the other. Each typo adds a letter, removes one,
 * or both.
 *
 * @param isPrefix the first word may be the beginning of the second, which then may have other letters
 */
export function mayBeNear(letters: number, others: number, limit: number, isPrefix: boolean): boolean {
  if (countBits(letters & ~others) > limit) return false;
  return isPrefix || countBits(others & ~letters) <= limit;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
