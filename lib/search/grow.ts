/** A list with room for twice as many numbers, or for as many as are said, that begins with those of another. */
export function grow(list: Int32Array, least = 0): Int32Array {
  const more = new Int32Array(Math.max(least, 2 * list.length));
  more.set(list);
  return more;
}
