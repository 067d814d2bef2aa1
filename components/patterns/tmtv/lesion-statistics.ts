/** A bin of a histogram: the number of voxels of a region that have a certain uptake (SUV). */
export interface UptakeBin {
  suv: number;
  voxels: number;
}

/** Determines which voxels count: those from a percentage of the region’s maximum SUV, or those in a range of SUV. */
export interface UptakeThreshold {
  /** Names as in the viewer: `roi_stat` uses `percent`, and `range` uses `lower` and `upper`. */
  strategy: 'roi_stat' | 'range';
  /** Percentage of the region’s maximum SUV, for `roi_stat`. */
  percent: number;
  /** Lowest SUV that counts, for `range`. */
  lower: number;
  /** Highest SUV that counts, for `range`. */
  upper: number;
}

/** Statistics of a region, rounded as displayed. Computations use the rounded values, so that users can verify them. */
export interface LesionStatistics {
  voxels: number;
  /** Volume of the counted voxels in mL, rounded to three decimals. */
  volume: number;
  /** Maximum SUV of all voxels, including those that don’t count. */
  suvMax: number;
  /** Mean SUV of the counted voxels, rounded to two decimals, or `null` if no voxel counts. */
  suvMean: number | null;
  /** Total lesion glycolysis (TLG): mean SUV times volume, rounded to two decimals. */
  glycolysis: number;
}

/** Sums over several regions. */
export interface TotalStatistics {
  voxels: number;
  volume: number;
  glycolysis: number;
}

/** Returns the lowest and highest SUV that count for a region, both inclusive. */
export function getSuvBounds(bins: readonly UptakeBin[], threshold: UptakeThreshold) {
  if (threshold.strategy === 'range') return { lower: threshold.lower, upper: threshold.upper };
  return { lower: round((suvMaxOf(bins) * threshold.percent) / 100, 2), upper: Infinity };
}

/** Returns the bins whose voxels count. */
export function getBinsWithinThreshold(bins: readonly UptakeBin[], threshold: UptakeThreshold): UptakeBin[] {
  const { lower, upper } = getSuvBounds(bins, threshold);
  return bins.filter(({ suv, voxels }) => voxels > 0 && suv >= lower && suv <= upper);
}

/** Computes the statistics of a region. `voxelVolume` is in mL. */
export function computeLesionStatistics(
  bins: readonly UptakeBin[],
  threshold: UptakeThreshold,
  voxelVolume: number,
): LesionStatistics {
  const counted = getBinsWithinThreshold(bins, threshold);
  const voxels = sum(counted.map((bin) => bin.voxels));
  const volume = round(voxels * voxelVolume, 3);
  const suvMean = voxels === 0 ? null : round(sum(counted.map((bin) => bin.suv * bin.voxels)) / voxels, 2);
  return { voxels, volume, suvMax: suvMaxOf(bins), suvMean, glycolysis: round((suvMean ?? 0) * volume, 2) };
}

export function sumLesionStatistics(statistics: readonly LesionStatistics[]): TotalStatistics {
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

/** Rounds half away from zero. Adding 1e-9 compensates for binary fractions that are slightly too small, e.g. 1.005. */
function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * factor + 1e-9)) / factor;
}
