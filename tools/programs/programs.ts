import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders where Debian installs servers such as nginx; the `PATH` of ordinary users does not contain them. */
const systemDirs = ['/usr/sbin', '/usr/local/sbin', '/sbin'];

/** Finds a program by name. Returns its path; undefined if the program is not installed. */
export function findProgram(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), ...systemDirs]
    .map((dir) => join(dir, name))
    .find((file) => existsSync(file));
}

/** Runs a program and prints its output to the terminal. Returns true if the program succeeded. */
export function runProgram(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

/** Installs packages with apt-get. Returns true if the installation succeeded. */
export function installAptPackages(...names: string[]): boolean {
  if (!findProgram('apt-get')) return false;
  const [command, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  if (command === undefined) return false;
  const install = [...before, 'install', '-y', '-qq', '--no-install-recommends', ...names];
  return runProgram(command, [...before, 'update', '-qq']) && runProgram(command, install);
}
