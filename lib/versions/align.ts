/** Indexes of two matching items in two lists. */
export type Pair = readonly [from: number, to: number];

/** Pairs the items of two lists regardless of their order, the most similar first. */
export function pairBest<T>(
  from: readonly T[],
  to: readonly T[],
  score: (a: T, b: T) => number,
  threshold: number,
): Pair[] {
  const candidates = from
    .flatMap((a, i) => to.map((b, j) => ({ i, j, value: score(a, b) })))
    .filter(({ value }) => value >= threshold)
    .sort((a, b) => b.value - a.value || a.i - b.i || a.j - b.j);
  const pairs: Pair[] = [];
  const taken = { from: new Set<number>(), to: new Set<number>() };
  for (const { i, j } of candidates) {
    if (taken.from.has(i) || taken.to.has(j)) continue;
    taken.from.add(i);
    taken.to.add(j);
    pairs.push([i, j]);
  }
  return pairs;
}

/** Pairs in order that end with this one. */
interface Chain {
  pair: Pair;
  score: number;
  before: Chain | undefined;
}

const getBest = (chains: readonly Chain[]): Chain | undefined =>
  chains.reduce<Chain | undefined>(
    (best, chain) => (best && best.score >= chain.score ? best : chain),
    undefined,
  );

/**
 * The pairs that are in the same order in both lists, chosen for the highest sum of scores; the others have moved.
 * @returns in order
 */
export function keepOrder(pairs: readonly Pair[], score: (pair: Pair) => number): Pair[] {
  const chains: Chain[] = [];
  for (const pair of pairs.toSorted((a, b) => a[0] - b[0])) {
    const before = getBest(chains.filter((chain) => chain.pair[1] < pair[1]));
    chains.push({ pair, score: score(pair) + (before?.score ?? 0), before });
  }
  const kept: Pair[] = [];
  for (let chain = getBest(chains); chain; chain = chain.before) kept.unshift(chain.pair);
  return kept;
}

/** A place in the merged order: of one list or both. */
export interface Place {
  from?: number | undefined;
  to?: number | undefined;
}

/**
 * Merges two lists in the order of the second; items that only the first has come at their old place.
 * @param pairs matching items
 * @param fixed the pairs that are in the same order in both lists
 */
export function mergeOrder(
  [fromLength, toLength]: readonly [number, number],
  pairs: readonly Pair[],
  fixed: readonly Pair[],
): Place[] {
  const fromOf = new Map(pairs.map(([from, to]) => [to, from]));
  const paired = new Set(pairs.map(([from]) => from));
  const places: Place[] = [];
  let [i, j] = [0, 0];
  for (const [from, to] of [...fixed, [fromLength, toLength] as const]) {
    for (; i < from; i += 1) if (!paired.has(i)) places.push({ from: i });
    for (; j < to; j += 1) places.push({ from: fromOf.get(j), to: j });
    if (from < fromLength) places.push({ from, to });
    [i, j] = [from + 1, to + 1];
  }
  return places;
}
