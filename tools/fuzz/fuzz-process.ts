/** Child process that runs fuzzing cases: it receives the seed of a case as a message, and replies with the result. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFuzzCase } from './mutations';
import { readSeedPages } from './read-seed-pages';
import { runFuzzCase } from './run-case';

const stepMs = Number(process.argv[2]);
const pages = readSeedPages();
const dir = mkdtempSync(join(tmpdir(), 'fuzz-'));
process.on('exit', () => rmSync(dir, { recursive: true, force: true }));

process.on('message', (seed) => {
  void runFuzzCase(createFuzzCase(Number(seed), pages), dir, stepMs).then((result) =>
    process.send?.({ ...result, rss: process.resourceUsage().maxRSS * 1024 }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
