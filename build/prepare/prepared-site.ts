import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { generatedDir } from '@/build/generated-dir';
import type { PreparedSite } from '@/build/prepare';

const file = join(generatedDir, 'prepared-site.bin');

/** Stores the result of `prepareSite` for the process that finishes the build. */
export const storePreparedSite = (prepared: PreparedSite): void => writeFileSync(file, serialize(prepared));

/** Reads what `storePreparedSite` stored. */
export const readPreparedSite = (): PreparedSite => deserialize(readFileSync(file)) as PreparedSite;
