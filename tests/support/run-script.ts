import { spawnSync } from 'node:child_process';

/** Runs a script of the project as npm does, with environment variables. */
export const runScript = (script: string, args: readonly string[], env: Record<string, string>) =>
  spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
