import { createRequire } from 'node:module';
import { runCommand } from './run-command';

/** Runs `next` with its output on this terminal. @returns its exit code */
export const runNext = (...args: string[]): Promise<number> =>
  runCommand('node', [createRequire(import.meta.url).resolve('next/dist/bin/next'), ...args], {
    NEXT_TELEMETRY_DISABLED: '1',
  });
