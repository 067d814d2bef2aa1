/**
 * `npm run fuzz`: reads, compiles, checks and renders thousands of damaged pages, one page per case.
 * `--count 500 --first 1` runs the cases with the seeds 1 to 500; `--seed 42` runs one case and prints its result;
 * `--out file` also writes the page of the first case to a file; `--limit` (seconds) and `--heap` (MB) limit each case.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createFuzzCase } from '@/tools/fuzz/mutations';
import { readSeedPages } from '@/tools/fuzz/read-seed-pages';
import type { FuzzCaseResult } from '@/tools/fuzz/run-case';
import { runFuzz } from '@/tools/fuzz/run-fuzz';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    first: { type: 'string', default: '1' },
    limit: { type: 'string', default: '30' },
    heap: { type: 'string', default: '2048' },
    seed: { type: 'string' },
    out: { type: 'string' },
  },
});

const describe = ({ seed, kinds, bytes, ms, faults, rules }: FuzzCaseResult) =>
  `seed ${seed}: ${kinds.join(', ')}; ${bytes} bytes, ${ms} ms${rules.length ? `; ${rules.join(', ')}` : ''}` +
  faults.map((fault) => `\n  ${fault.split('\n').slice(0, 6).join('\n  ')}`).join('');

const first = Number(values.seed ?? values.first);
const count = values.seed === undefined ? Number(values.count) : 1;
if (values.out !== undefined) writeFileSync(values.out, createFuzzCase(first, readSeedPages()).bytes);

const started = performance.now();
const { failed, slowest, peakBytes } = await runFuzz({
  first,
  count,
  limitMs: Number(values.limit) * 1000,
  heapMb: Number(values.heap),
  onResult: (result) => {
    if (result.faults.length > 0 || values.seed !== undefined) console.log(describe(result));
  },
});
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`\nSlowest:\n${slowest.slice(0, 5).map(describe).join('\n')}`);
console.log(
  `\n${count} cases in ${seconds} s, ${failed.length} failed; ${Math.round(peakBytes / 1_000_000)} MB at most.`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
