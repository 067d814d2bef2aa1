import { findProgram, installAptPackages } from './programs';

const advice =
  'nginx is missing. Tests need it to check the configuration hosting/nginx/docs.conf. ' +
  'Install it manually, for example with "apt-get install nginx" or "brew install nginx".';

/**
 * Finds nginx.
 * @returns path of the program
 * @throws Error with advice for the user when nginx is not installed
 */
export function findNginx(): string {
  const found = findProgram('nginx');
  if (!found) throw new Error(advice);
  return found;
}

/**
 * Finds nginx, or installs it with apt-get.
 * @throws Error with advice for the user when nginx cannot be installed
 */
export function provideNginx(): string {
  if (!findProgram('nginx')) {
    console.log('nginx is missing. Installing it for the tests.');
    installAptPackages('nginx');
  }
  return findNginx();
}
