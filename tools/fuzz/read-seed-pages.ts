import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'tests/fixtures/kitchen-sink/latest';

/** Reads the pages that fuzzing mutates: small pages of the fixture site, which use every Markdown construct. */
export function readSeedPages(): Buffer[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file)));
}
