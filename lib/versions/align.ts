/** Indexes of two matching items in two lists. */
export type Pair = readonly [from: number, to: number];

/**
 * Pairs the items of two lists in order, so that the sum of the scores is the largest possible; scores below the
 * threshold do not make a pair.
 */
export function alignInOrder<T>(
  from: readonly T[],
  to: readonly T[],
  score: (a: T, b: T) => number,
  threshold: number,
): Pair[] {
  const width = to.length + 1;
  const scores = from.map((a) => to.map((b) => score(a, b)));
  const scoreOf = (i: number, j: number): number => {
    const value = scores[i]?.[j] ?? 0;
    return value >= threshold ? value : 0;
  };
  const best = new Float64Array((from.length + 1) * width);
  const at = (i: number, j: number): number => best[i * width + j] ?? 0;
  for (let i = from.length - 1; i >= 0; i -= 1)
    for (let j = to.length - 1; j >= 0; j -= 1) {
      const paired = scoreOf(i, j) > 0 ? scoreOf(i, j) + at(i + 1, j + 1) : 0;
      best[i * width + j] = Math.max(paired, at(i + 1, j), at(i, j + 1));
    }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < from.length && j < to.length;) {
    const value = scoreOf(i, j);
    if (value > 0 && at(i, j) === value + at(i + 1, j + 1)) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i, j) === at(i + 1, j)) i += 1;
    else j += 1;
  }
  return pairs;
}

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
  const sorted = [...pairs].sort((a, b) => a[0] - b[0]);
  const chains: Chain[] = [];
  for (const pair of sorted) {
    const before = getBest(chains.filter((chain) => chain.pair[1] < pair[1]));
    chains.push({ pair, score: score(pair) + (before?.score ?? 0), before });
  }
  const kept: Pair[] = [];
  for (let chain = getBest(chains); chain; chain = chain.before) kept.unshift(chain.pair);
  return kept;
}

/** A place in the merged order: of one list or both. */
export interface Place {
  from?: number;
  to?: number;
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
    for (; j < to; j += 1) places.push(toPlace(fromOf.get(j), j));
    if (from < fromLength) places.push({ from, to });
    [i, j] = [from + 1, to + 1];
  }
  return places;
}

const toPlace = (from: number | undefined, to: number): Place => (from === undefined ? { to } : { from, to });
