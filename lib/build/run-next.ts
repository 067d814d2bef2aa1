import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runCommand } from './run-command';

/** Runs `next` with its output in this terminal. @returns exit code */
export function runNext(...args: string[]): Promise<number> {
  const manifest = createRequire(import.meta.url).resolve('next/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { next: string } };
  return runCommand('node', [join(dirname(manifest), bin.next), ...args], { NEXT_TELEMETRY_DISABLED: '1' });
}
