import { expect, it } from 'vitest';
import { createFuzzCase } from '@/tools/fuzz/mutations';
import { createRandom } from '@/tools/fuzz/random';
import { readSeedPages } from '@/tools/fuzz/read-seed-pages';
import { runFuzz } from '@/tools/fuzz/run-fuzz';

const minutes = 60_000;

it(
  'BLD-09 fifty of them neither hang nor crash reading, compiling, checking and rendering, and name their file',
  { timeout: 10 * minutes },
  async () => {
    const options = { first: 1, count: 50, limitMs: minutes, heapMb: 1_536, stepMs: 1_000 };
    const { results, failed, peakBytes } = await runFuzz(options);
    expect(failed).toEqual([]);
    expect(results).toHaveLength(50);
    expect(results.filter(({ rules }) => rules.length > 0).length).toBeGreaterThan(20);
    expect(peakBytes).toBeLessThan(2_000_000_000);
  },
);

it('BLD-09 a seed makes the same page each time, and seeds make all kinds', () => {
  const pages = readSeedPages();
  const cases = Array.from({ length: 300 }, (_, seed) => createFuzzCase(seed, pages));
  expect(createFuzzCase(7, pages)).toEqual(cases[7]);
  expect(new Set(cases.flatMap(({ kinds }) => kinds)).size).toBe(20);
  expect(new Set(cases.map(({ bytes }) => bytes.toString('latin1'))).size).toBeGreaterThan(290);
});

it('BLD-09 random numbers are the same on every machine', () => {
  const random = createRandom(1);
  expect([random.int(0, 999), random.int(0, 999), random.int(0, 999)]).toEqual([627, 2, 527]);
  expect(() => random.pick([])).toThrow('nothing to pick from');
});

it(
  'BLD-09 tells which page hangs, crashes the process or breaks a promise, and goes on',
  { timeout: 3 * minutes },
  async () => {
    const { failed, results, peakBytes } = await runFuzz({
      first: 1,
      count: 5,
      limitMs: 3_000,
      heapMb: 256,
      program: 'tests/fixtures/fuzz-process.mjs',
    });
    expect(results.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5]);
    expect(failed.map(({ seed, faults }) => `${seed}: ${faults[0]}`)).toEqual([
      '2: It takes more than 3000 ms.',
      expect.stringContaining('3: Its process ends with 7: out of order'),
      '4: wrong',
    ]);
    expect(peakBytes).toBe(5_000);
  },
);
