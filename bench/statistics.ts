/** Figures of a series of times in ms. */
export interface Summary {
  count: number;
  min: number;
  median: number;
  p95: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Value below which the share of a sorted series lies, between neighbours by their distance. */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const low = sorted[Math.floor(position)] ?? Number.NaN;
  const high = sorted[Math.ceil(position)] ?? low;
  return low + (high - low) * (position % 1);
}

export function summarise(times: readonly number[]): Summary {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    count: sorted.length,
    min: round(quantile(sorted, 0)),
    median: round(quantile(sorted, 0.5)),
    p95: round(quantile(sorted, 0.95)),
  };
}
