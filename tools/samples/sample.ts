import type { Fence } from '@/lib/mdx/types';

/** A code block of a page, ready to be checked. */
export interface Sample extends Fence {
  /** Page from the project root. */
  file: string;
  /** Line of the first line of code in the file, 1-based. */
  line: number;
  /** Version of the viewer that the code is for, e.g. `3.10`. */
  version: string;
}

/** What is wrong in a sample; line and column count from the start of its code, 1-based. */
export interface Fault {
  line: number;
  column?: number;
  rule: string;
  message: string;
  hint: string;
}

/** Faults of each sample, in the order of the samples. */
export type Check = (samples: readonly Sample[]) => Fault[][] | Promise<Fault[][]>;

/** A check that looks at one sample at a time. */
export function checkEach(check: (sample: Sample) => Fault[]): Check {
  return (samples) => samples.map(check);
}
