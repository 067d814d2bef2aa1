import { diffArrays } from 'diff';

/** Indexes of two matching items in two lists. */
export type Pair = readonly [from: number, to: number];

/**
 * Pairs the items of two lists, the most similar first.
 * @param scores similarity of two items, by each criterion in turn; 0 for items that do not match
 * @param inOrder whether pairs must be in the same order in both lists
 */
export function pairBest<T>(
  from: readonly T[],
  to: readonly T[],
  scores: readonly ((a: T, b: T) => number)[],
  { inOrder = false } = {},
): Pair[] {
  const pairs: Pair[] = [];
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

/** A place in the merged order: of one list or both. */
interface Place {
  from?: number | undefined;
  to?: number | undefined;
  /** Whether its neighbors are others in the two lists. */
  isMoved: boolean;
}

/**
 * Merges two lists in the order of the second; items that only the first has come at their old place. As many pairs
 * as possible stay in place, the others have moved.
 * @param lengths of both lists
 * @param pairs matching items
 */
export function mergeOrder(lengths: readonly [from: number, to: number], pairs: readonly Pair[]): Place[] {
  const [toOf, fromOf] = [new Map(pairs), new Map(pairs.map(([from, to]) => [to, from]))];
  const [fromPlaces, toPlaces] = lengths.map((length) => [...Array(length).keys()]) as [number[], number[]];
  /** Items of the first list are named by their places in the second one, or by negative numbers. */
  const names = fromPlaces.map((from) => toOf.get(from) ?? -1 - from);
  return diffArrays(names, toPlaces).flatMap(({ value, added, removed }) =>
    value.flatMap((name) => {
      if (!removed) return { from: fromOf.get(name), to: name, isMoved: added && fromOf.has(name) };
      return name < 0 ? { from: -1 - name, isMoved: false } : [];
    }),
  );
}
