/** A random number generator that returns the same numbers for the same seed on every machine. */
export interface RandomGenerator {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next: () => number;
  /** Returns an integer from `low` to `high`, both included. */
  int: (low: number, high: number) => number;
  /** Returns a random item of a list. */
  pick: <T>(list: readonly [T, ...T[]] | readonly T[]) => T;
}

/** Creates a generator with the mulberry32 algorithm. Its method `pick` throws an error if the list is empty. */
export function createRandom(seed: number): RandomGenerator {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const [chosen] = list.slice(int(0, list.length - 1));
    if (chosen === undefined) throw new Error('There is nothing to pick from.');
    return chosen;
  };
  return { next, int, pick };
}
