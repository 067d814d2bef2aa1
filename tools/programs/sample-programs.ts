import { findProgram, installPackages } from './programs';

/** Programs that check samples, besides nginx: what each is for. */
const programs = {
  shellcheck: 'reads the commands for Bash in the pages',
  openssl: 'makes the certificates that the samples for nginx name',
} as const;

/** A program that the check of the samples needs. */
export type SampleProgram = keyof typeof programs;

/**
 * @returns the program's path on this machine
 * @throws Error that says what to do when there is none
 */
export function findSampleProgram(name: SampleProgram): string {
  const found = findProgram(name);
  if (found) return found;
  throw new Error(
    `${name} ${programs[name]}, and this machine has none. ` +
      `Install it by hand, for example with "apt-get install ${name}" or "brew install ${name}".`,
  );
}

/**
 * Ensures that all programs are available: installed, or from the distribution's packages.
 * @returns their paths
 * @throws Error that says what to do when one is not available
 */
export function provideSamplePrograms(): string[] {
  const names = Object.keys(programs) as SampleProgram[];
  const missing = names.filter((name) => !findProgram(name));
  if (missing.length > 0) {
    console.log(`Not on this machine: ${missing.join(', ')}; installing for the tests.`);
    installPackages(...missing);
  }
  return names.map(findSampleProgram);
}
