import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Path of the `next` executable, from `bin` in its package.json. */
export function getNextProgram(): string {
  const file = createRequire(import.meta.url).resolve('next/package.json');
  const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { bin: { next: string } };
  return join(dirname(file), bin.next);
}
