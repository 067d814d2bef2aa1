import { existsSync } from 'node:fs';
import { findProgram, installAptPackages } from './programs';

/** Programs of the hosting recipes, except nginx: name → Debian package. */
const programs = { caddy: 'caddy', apache2: 'apache2-bin', rsync: 'rsync' } as const;

/** Module of nginx that sends files that were compressed with Brotli, where Debian installs it. */
export const nginxBrotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Name of a program of the hosting recipes. */
export type HostProgram = keyof typeof programs;

/**
 * Finds a program of the hosting recipes.
 * @returns path of the program
 * @throws Error with advice for the user when the program is not installed
 */
export function findHostProgram(name: HostProgram): string {
  const found = findProgram(name);
  if (found) return found;
  throw new Error(
    `${name} is missing. Tests need it to check the configurations in hosting/. ` +
      `Install it manually, for example with "apt-get install ${programs[name]}".`,
  );
}

/**
 * Finds all programs of the hosting recipes, and installs missing programs with apt-get.
 * @returns paths of the programs
 * @throws Error with advice for the user when a program cannot be installed
 */
export function provideHostPrograms(): string[] {
  const names = Object.keys(programs) as HostProgram[];
  const missing = names.filter((name) => !findProgram(name)).map((name) => programs[name]);
  const modules = existsSync(nginxBrotliModule) ? [] : ['libnginx-mod-http-brotli-static'];
  if (missing.length + modules.length > 0) {
    console.log('Programs of the hosting recipes are missing. Installing them for the tests.');
    installAptPackages(...missing, ...modules);
  }
  return names.map(findHostProgram);
}
