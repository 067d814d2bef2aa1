/** The viewer's packages have no types, and samples declare anything. */
export type Any = any; // oxlint-disable-line typescript/no-explicit-any

/** The globals of the page: those of the viewer, and `sampleManagers`. */
export const page = globalThis as Any;

/** A sample to run. */
export interface Task {
  /** Name for ids that the sample leaves to its surroundings. */
  name: string;
  kind: string;
  part?: string | undefined;
  body: string;
  names: string[];
  /** Those of `names` that the sample exports. */
  exports: string[];
  given: string[];
  acts: boolean;
  /** Other samples on the page that this sample uses, by the import path or the name that it uses for them. */
  neighbors: Record<string, Task>;
  /** Extension to which the sample refers as `my-extension` and the like. */
  companion?: Task | undefined;
}

/** Returns the error for something that a sample needs and this viewer can't give. */
export const unreachable = (what: string) => new Error(`UNREACHABLE ${what}`);

/** @throws Error if the condition is not met */
export function expect(condition: unknown, message: string): void {
  if (!condition) throw new Error(message);
}

/** Waits for some ms. */
export const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
