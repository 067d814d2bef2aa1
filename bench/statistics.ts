/** Returns the value below which a share of the numbers lies, interpolated; NaN for no numbers. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const low = sorted[Math.floor(position)] ?? Number.NaN;
  const high = sorted[Math.ceil(position)] ?? low;
  return low + (high - low) * (position % 1);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
