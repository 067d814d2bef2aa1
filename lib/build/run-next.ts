import { createRequire } from 'node:module';
import { runCommand } from './run-command';

/** Runs `next` with its output on this terminal. @returns its exit code */
export function runNext(...args: string[]): Promise<number> {
  const program = createRequire(import.meta.url).resolve('next/dist/bin/next');
  return runCommand('node', [program, ...args], { NEXT_TELEMETRY_DISABLED: '1' });
}
