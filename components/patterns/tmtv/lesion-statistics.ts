/** Voxels of a region by their uptake. */
export interface UptakeBin {
  suv: number;
  voxels: number;
}

/** Which voxels count: those from a share of the region's highest uptake on, or those between two values. */
export interface Threshold {
  /** `roi_stat` and `range` are the viewer's names. */
  strategy: 'roi_stat' | 'range';
  /** Percentage of the highest uptake, for `roi_stat`. */
  percent: number;
  /** SUV, for `range`. */
  lower: number;
  /** SUV, for `range`. */
  upper: number;
}

/** The figures of a region, rounded as shown; products and sums use the rounded figures, so that a reader can check them. */
export interface LesionStatistics {
  voxels: number;
  /** mL, three decimals. */
  volume: number;
  /** Maximum over all voxels, counted or not. */
  suvMax: number;
  /** Mean over the counted voxels, two decimals; `null` if none counts. */
  suvMean: number | null;
  /** Total lesion glycolysis: mean times volume, two decimals. */
  glycolysis: number;
}

/** Sums over regions. */
export interface TotalStatistics {
  voxels: number;
  volume: number;
  glycolysis: number;
}

/** The bounds, both included, that the threshold sets for a region. */
export function boundsOf(bins: readonly UptakeBin[], threshold: Threshold): { lower: number; upper: number } {
  if (threshold.strategy === 'range') return { lower: threshold.lower, upper: threshold.upper };
  return { lower: round((suvMaxOf(bins) * threshold.percent) / 100, 2), upper: Infinity };
}

/** The bins that the threshold lets count. */
export function countedBins(bins: readonly UptakeBin[], threshold: Threshold): UptakeBin[] {
  const { lower, upper } = boundsOf(bins, threshold);
  return bins.filter(({ suv, voxels }) => voxels > 0 && suv >= lower && suv <= upper);
}

/** @param voxelVolume mL */
export function lesionStatistics(
  bins: readonly UptakeBin[],
  threshold: Threshold,
  voxelVolume: number,
): LesionStatistics {
  const counted = countedBins(bins, threshold);
  const voxels = sum(counted.map((bin) => bin.voxels));
  const volume = round(voxels * voxelVolume, 3);
  const suvMean = voxels === 0 ? null : round(sum(counted.map((bin) => bin.suv * bin.voxels)) / voxels, 2);
  return { voxels, volume, suvMax: suvMaxOf(bins), suvMean, glycolysis: round((suvMean ?? 0) * volume, 2) };
}

export function totalStatistics(statistics: readonly LesionStatistics[]): TotalStatistics {
  return {
    voxels: sum(statistics.map(({ voxels }) => voxels)),
    volume: round(sum(statistics.map(({ volume }) => volume)), 3),
    glycolysis: round(sum(statistics.map(({ glycolysis }) => glycolysis)), 2),
  };
}

function suvMaxOf(bins: readonly UptakeBin[]): number {
  return Math.max(0, ...bins.filter(({ voxels }) => voxels > 0).map(({ suv }) => suv));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Rounds half away from zero; the small addition takes back what binary fractions lose, e.g. in 1.005. */
function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * factor + 1e-9)) / factor;
}
