import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PreparedSite } from './prepare';

const file = '.cache/prepared-site.bin';

/** Stores the result of `prepareSite` for the process that finishes the build. */
export function storePreparedSite(prepared: PreparedSite): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, serialize(prepared));
}

/** Reads what `storePreparedSite` stored. */
export const readPreparedSite = (): PreparedSite => deserialize(readFileSync(file)) as PreparedSite;
