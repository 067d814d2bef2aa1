import { findProgram } from './programs';

/**
 * Finds Java, which runs the Nu HTML checker. It is not installed like other programs, because most machines have a
 * version that their owner chose.
 * @returns path of the program
 * @throws Error with advice for the user when Java is not installed
 */
export function findJava(): string {
  const found = findProgram('java');
  if (found) return found;
  throw new Error(
    'Java is missing. The tests need version 17 or later to check the HTML of all pages. ' +
      'Install it manually, for example with "apt-get install default-jre-headless" or "brew install openjdk".',
  );
}
