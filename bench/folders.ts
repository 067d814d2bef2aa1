import { join } from 'node:path';

/** Folder of all generated files of the benchmarks, which git ignores. */
export const benchDir = join('.cache', 'bench');

/** The Docusaurus project. */
export const docusaurusDir = join(benchDir, 'docusaurus');
