import { findProgram, installAptPackages } from './programs';

/** Programs that check code samples, except nginx: name → purpose, which completes a sentence in error messages. */
const programs = {
  shellcheck: 'checks Bash commands in code samples',
  openssl: 'creates the certificates for nginx samples',
} as const;

/** Name of a program that checks code samples. */
export type SampleProgram = keyof typeof programs;

/**
 * Finds a program that checks code samples.
 * @returns path of the program
 * @throws Error with advice for the user when the program is not installed
 */
export function findSampleProgram(name: SampleProgram): string {
  const found = findProgram(name);
  if (found) return found;
  throw new Error(
    `${name} is missing. It ${programs[name]}. ` +
      `Install it manually, for example with "apt-get install ${name}" or "brew install ${name}".`,
  );
}

/**
 * Finds all programs that check code samples, and installs missing programs with apt-get.
 * @returns paths of the programs
 * @throws Error with advice for the user when a program cannot be installed
 */
export function provideSamplePrograms(): string[] {
  const names = Object.keys(programs) as SampleProgram[];
  const missing = names.filter((name) => !findProgram(name));
  if (missing.length > 0) {
    console.log(`Missing: ${missing.join(', ')}. Installing for the tests.`);
    installAptPackages(...missing);
  }
  return names.map(findSampleProgram);
}
