import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders of servers on Debian, which are not in the `PATH` of ordinary users. */
const systemDirs = ['/usr/sbin', '/usr/local/sbin', '/sbin'];

/** @returns the path of a program on this machine; undefined when there is none of that name */
export function findProgram(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), ...systemDirs]
    .map((dir) => join(dir, name))
    .find((file) => existsSync(file));
}

/** Runs a program with its output on this terminal. @returns whether it succeeded */
export function runProgram(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

/** Installs packages of a Debian-like distribution. @returns whether that was possible */
export function installPackages(...names: string[]): boolean {
  if (!findProgram('apt-get')) return false;
  const [command, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  if (command === undefined) return false;
  const install = [...before, 'install', '-y', '-qq', '--no-install-recommends', ...names];
  return runProgram(command, [...before, 'update', '-qq']) && runProgram(command, install);
}
