import { findProgram, installAptPackages } from './programs';

const advice =
  'Java is missing. Tests need version 17 or later to check the HTML of the pages. ' +
  'Install it manually, for example with "apt-get install default-jre-headless" or "brew install openjdk".';

/**
 * Finds Java, which runs the Nu HTML checker.
 * @returns path of the program
 * @throws Error with advice for the user when Java is not installed
 */
export function findJava(): string {
  const found = findProgram('java');
  if (!found) throw new Error(advice);
  return found;
}

/**
 * Finds Java, or installs it with apt-get.
 * @throws Error with advice for the user when Java cannot be installed
 */
export function provideJava(): string {
  if (!findProgram('java')) {
    console.log('Java is missing. Installing it for the tests.');
    installAptPackages('default-jre-headless');
  }
  return findJava();
}
