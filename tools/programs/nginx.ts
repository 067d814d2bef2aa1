import { findProgram, installPackages } from './programs';

const advice =
  'The sample configuration in deploy/nginx.conf is tested on a real nginx, and this machine has none. ' +
  'Install it by hand, for example with "apt-get install nginx" or "brew install nginx".';

/**
 * The nginx of this machine.
 * @returns its path
 * @throws Error that says what to do when there is none
 */
export function findNginx(): string {
  const found = findProgram('nginx');
  if (!found) throw new Error(advice);
  return found;
}

/**
 * Ensures that nginx is available: installed, or from the distribution's packages.
 * @throws Error that says what to do when none is available
 */
export function provideNginx(): string {
  if (!findProgram('nginx')) {
    console.log('No nginx on this machine; installing it for the tests.');
    installPackages('nginx');
  }
  return findNginx();
}
