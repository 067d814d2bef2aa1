import type { CodeFence } from '@/lib/mdx/types';

/** A code block of a page, with its file, line and version. */
export interface Sample extends CodeFence {
  /** Path of the page, relative to the project root. */
  file: string;
  /** Number of the line in the file with the first line of code, starting at 1. */
  line: number;
  /** Version of the viewer that the code is written for, such as `3.10`. */
  version: string;
}

/** A mistake in a sample. Line and column are relative to the code of the sample and start at 1. */
export interface SampleFault {
  line: number;
  column?: number;
  rule: string;
  message: string;
  hint: string;
}

/** Checks samples. Returns one list of faults per sample, in the order of the samples. */
export type SampleCheck = (samples: readonly Sample[]) => SampleFault[][] | Promise<SampleFault[][]>;

/** Converts a check of one sample to a check of several samples. */
export function checkEachSample(check: (sample: Sample) => SampleFault[]): SampleCheck {
  return (samples) => samples.map(check);
}
