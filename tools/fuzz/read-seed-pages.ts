import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'tests/fixtures/kitchen-sink/latest';

/** The pages that cases are mutated from: small ones that use every construct. */
export function readSeedPages(): Buffer[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file)));
}
