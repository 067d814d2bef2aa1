import { diffArrays } from 'diff';

/** Indexes of two matching items, one in each of two lists. */
export type IndexPair = readonly [from: number, to: number];

/**
 * Pairs the items of two lists, the most similar items first.
 * @param scores functions that return the similarity of two items, 0 if they do not match; each one is applied only to
 * the items that the functions before have not paired
 * @param inOrder true if pairs must have the same order in both lists
 */
export function pairMostSimilar<T>(
  from: readonly T[],
  to: readonly T[],
  scores: readonly ((a: T, b: T) => number)[],
  { inOrder = false } = {},
): IndexPair[] {
  const pairs: IndexPair[] = [];
  const taken = { from: new Set<number>(), to: new Set<number>() };
  for (const score of scores) {
    const candidates = [...from.entries()]
      .filter(([i]) => !taken.from.has(i))
      .flatMap(([i, a]) => to.map((b, j) => ({ i, j, value: taken.to.has(j) ? 0 : score(a, b) })))
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value);
    for (const { i, j } of candidates) {
      if (taken.from.has(i) || taken.to.has(j)) continue;
      if (inOrder && pairs.some(([a, b]) => a < i !== b < j)) continue;
      taken.from.add(i);
      taken.to.add(j);
      pairs.push([i, j]);
    }
  }
  return pairs;
}

/** An entry of a merged list: the index of the item in the first list, in the second, or in both. */
interface MergedItem {
  from?: number | undefined;
  to?: number | undefined;
  /** True if the order of the item relative to other items differs between the lists. */
  isMoved: boolean;
}

/**
 * Merges two lists, given by their lengths and the pairs of matching items, in the order of the second. Items that only
 * the first contains keep their old position. Marks as few pairs as possible as moved.
 */
export function mergeListOrders(
  lengths: readonly [from: number, to: number],
  pairs: readonly IndexPair[],
): MergedItem[] {
  const [toOf, fromOf] = [new Map(pairs), new Map(pairs.map(([from, to]) => [to, from]))];
  const [fromPlaces, toPlaces] = lengths.map((length) => [...Array(length).keys()]) as [number[], number[]];
  /** For each item of the first list, its index in the second list, or a unique negative number if it has none. */
  const names = fromPlaces.map((from) => toOf.get(from) ?? -1 - from);
  return diffArrays(names, toPlaces).flatMap(({ value, added, removed }) =>
    value.flatMap((name) => {
      if (!removed) return { from: fromOf.get(name), to: name, isMoved: added && fromOf.has(name) };
      return name < 0 ? { from: -1 - name, isMoved: false } : [];
    }),
  );
}
