/** How many wrong letters a word of this length may have. */
export function allowedTypos(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The letters and digits of a word, one bit each: words that differ in more of them than mistakes are allowed need no
 * closer look.
 */
export function getLetters(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/**
 * Whether the word with these letters may be within so many mistakes of the other. Each mistake adds a letter, takes one
 * away, or does both.
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

const rows = [new Uint8Array(72), new Uint8Array(72), new Uint8Array(72)] as const;

/**
 * Letters added, left out, changed or swapped between two words; anything above `limit` comes back as `limit + 1`.
 *
 * @param isPrefix the first word may be the beginning of the second
 */
export function typoDistance(from: string, to: string, limit: number, isPrefix = false): number {
  const over = limit + 1;
  if (!mayFit(from.length, to.length, limit, isPrefix)) return over;
  const width = Math.min(to.length, from.length + limit);
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= from.length; row += 1) {
    if (fillRow(from, to, row, [beforeLast, last, current], width) > limit) return over;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  let distance = last[width] ?? over;
  if (isPrefix)
    for (let column = 0; column < width; column += 1) distance = Math.min(distance, last[column] ?? over);
  return Math.min(distance, over);
}

const mayFit = (length: number, other: number, limit: number, isPrefix: boolean): boolean =>
  length <= 64 && length - other <= limit && (isPrefix || other - length <= limit);

/** Distances of the first `row` letters to each beginning of the other word; gives the least. */
function fillRow(
  from: string,
  to: string,
  row: number,
  [beforeLast, last, current]: readonly [Uint8Array, Uint8Array, Uint8Array],
  width: number,
): number {
  const letter = from.charCodeAt(row - 1);
  const letterBefore = row > 1 ? from.charCodeAt(row - 2) : -1;
  let before = row;
  let least = row;
  current[0] = row;
  for (let column = 1; column <= width; column += 1) {
    const other = to.charCodeAt(column - 1);
    let distance = Math.min(
      (last[column] ?? 0) + 1,
      before + 1,
      (last[column - 1] ?? 0) + (letter === other ? 0 : 1),
    );
    if (column > 1 && letter === to.charCodeAt(column - 2) && letterBefore === other)
      distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
    current[column] = distance;
    before = distance;
    least = Math.min(least, distance);
  }
  return least;
}
