import { join } from 'node:path';

/** Everything that the benchmark makes; git does not see it. */
export const benchDir = join('.cache', 'bench');

/** The Docusaurus project. */
export const docusaurusDir = join(benchDir, 'docusaurus');
