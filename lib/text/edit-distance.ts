const maxLength = 64;
/** Number of columns: enough for the longest word plus the letters that it may lack. */
const rowLength = 2 * maxLength;
const rows = [new Uint8Array(rowLength), new Uint8Array(rowLength), new Uint8Array(rowLength)] as const;

/**
 * Returns how many letters must be inserted, deleted, replaced or swapped to turn `from` into `to`. Returns `limit + 1`
 * for any larger distance and if `from` has more than 64 letters.
 * @param isPrefix true if `from` may also match only the beginning of `to`
 */
export function getEditDistance(from: string, to: string, limit: number, isPrefix = false): number {
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
  length <= maxLength &&
  limit < maxLength &&
  length - other <= limit &&
  (isPrefix || other - length <= limit);

/** Fills `current` with the distances from the first `row` letters to each prefix of `to`; returns the smallest. */
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
