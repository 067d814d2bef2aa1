const maxLength = 64;

/**
 * Returns how many letters must be inserted, deleted, replaced or swapped to turn `from` into `to`, or with `isPrefix`
 * into its beginning. Returns `limit + 1` for any larger distance and if `from` has more than 64 letters.
 */
export function getEditDistance(from: string, to: string, limit: number, isPrefix = false): number {
  const over = limit + 1;
  const extra = to.length - from.length;
  if (from.length > maxLength || -extra > limit || (extra > limit && !isPrefix)) return over;
  const target = to.slice(0, from.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: target.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = getRow(from, target, row, last, beforeLast);
    if (Math.min(...current) > limit) return over;
    [beforeLast, last] = [last, current];
  }
  return Math.min(isPrefix ? Math.min(...last) : (last.at(-1) ?? over), over);
}

/** Returns the distances from the first `row` letters of `from` to each prefix of `to`, using the two rows before. */
function getRow(from: string, to: string, row: number, last: number[], beforeLast: number[]): number[] {
  const current = [row];
  for (let column = 1; column <= to.length; column += 1) {
    const isSame = from[row - 1] === to[column - 1];
    const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
    const distance = 1 + Math.min(last[column] ?? 0, current[column - 1] ?? 0);
    const replaced = (last[column - 1] ?? 0) + Number(!isSame);
    const swapped = isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity;
    current.push(Math.min(distance, replaced, swapped));
  }
  return current;
}
