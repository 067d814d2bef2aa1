/** Simulated slowness of computer and network. */
export interface Speed {
  name: 'fast' | 'slow';
  label: string;
  /** CPU slowed down by this factor. */
  cpu: number;
  /** Latency in ms and throughput in bytes per second; null for the real network. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number } | null;
}

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/** The real computer and network. */
export const fast: Speed = { name: 'fast', label: 'unthrottled', cpu: 1, network: null };

/** An old workstation behind a slow proxy. */
export const slow: Speed = {
  name: 'slow',
  label: '4× CPU, 150 ms, 1.6 Mbps',
  cpu: 4,
  network: {
    latency: 150,
    downloadThroughput: bytesPerSecond(1.6),
    uploadThroughput: bytesPerSecond(0.75),
  },
};

export const speeds: readonly Speed[] = [fast, slow];
