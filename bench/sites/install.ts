import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Fields of `package.json` for an installation. */
export interface PackageSet {
  name: string;
  private: boolean;
  dependencies: Readonly<Record<string, string>>;
  overrides: Readonly<Record<string, string>>;
}

/** Runs a command in a folder and prints its output to standard error. @throws Error if the command fails */
export function runIn(dir: string, command: string, args: readonly string[]): void {
  console.error(`$ ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    cwd: dir,
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${dir}`);
}

/**
 * Writes `package.json` into a folder and installs its packages, unless the same ones are installed already. The record
 * of the installation is written last, so that an incomplete installation is repeated.
 */
export async function installPackages(dir: string, packages: PackageSet): Promise<void> {
  const stamp = join(dir, 'node_modules', '.installed-packages.json');
  const wanted = JSON.stringify(packages);
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'package.json'), `${JSON.stringify(packages, null, 2)}\n`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  runIn(dir, 'npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']);
  await writeFile(stamp, wanted);
}
