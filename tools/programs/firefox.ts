import { findProgram, installAptPackages } from './programs';

/**
 * Finds Firefox, or installs it with apt-get. Playwright's own Firefox is a modified one, so tests drive that of the
 * operating system.
 * @returns path of the program
 * @throws Error with advice for the user when Firefox cannot be installed
 */
export function provideFirefox(): string {
  const find = () => ['firefox-esr', 'firefox'].map(findProgram).find(Boolean);
  const found = find();
  if (found) return found;
  console.log('Firefox is missing. Installing it for the tests.');
  installAptPackages('firefox-esr');
  const installed = find();
  if (installed) return installed;
  throw new Error('Firefox could not be installed. Install it manually, so that it is in the PATH.');
}
