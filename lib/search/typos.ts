/** How many wrong letters a word of this length may have. */
export function allowedTypos(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Letters added, left out, changed or swapped between two words; anything above `limit` comes back as `limit + 1`.
 *
 * @param isPrefix the first word may be the beginning of the second
 */
export function typoDistance(from: string, to: string, limit: number, isPrefix = false): number {
  const over = limit + 1;
  if (from.length - to.length > limit || (!isPrefix && to.length - from.length > limit)) return over;
  const width = Math.min(to.length, from.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = nextRow(from, to, row, [beforeLast, last]);
    if (Math.min(...current) > limit) return over;
    [beforeLast, last] = [last, current];
  }
  const distance = isPrefix ? Math.min(...last) : (last[width] ?? over);
  return Math.min(distance, over);
}

/** Distances of the first `row` letters to each beginning of the other word. */
function nextRow(from: string, to: string, row: number, [beforeLast, last]: [number[], number[]]): number[] {
  const at = (list: readonly number[], column: number): number => list[column] ?? Infinity;
  const current = [row];
  for (let column = 1; column < last.length; column += 1) {
    const changed = at(last, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
    const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
    const swapped = row > 1 && column > 1 && isSwapped ? at(beforeLast, column - 2) + 1 : Infinity;
    current.push(Math.min(at(last, column) + 1, at(current, column - 1) + 1, changed, swapped));
  }
  return current;
}
