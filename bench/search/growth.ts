import type { IndexFiles } from '@/lib/search/build-index';
import { createInMemoryClient, getGzipSize } from '@/tools/search/site-search';
import { createTestIndex } from '@/tools/search/test-index';
import type { Search } from './libraries';
import { makeLargeSite, spell } from './large-site';

type Open = (client: ReturnType<typeof createInMemoryClient>) => Search;

/** Queries from one letter to several words, with frequent and rare words and a typo. */
const queries = [
  'h',
  'ha',
  'hap',
  spell(12),
  `${spell(3)} ${spell(40)}`,
  `${spell(100)} ${spell(7)} ${spell(2500)}`,
  `${spell(5555)}x ${spell(9)}`,
  'title 77',
];

const kilobytes = (bytes: number) => Math.round(bytes / 1024);
const median = (values: readonly number[]) =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

/** Builds an index of made-up pages. @returns its files and the processor time in ms, which ignores other programs */
function measureBuild(records: number): { files: IndexFiles; time: number } {
  const site = makeLargeSite(records);
  createTestIndex(site.slice(0, 20));
  const before = process.cpuUsage();
  const files = createTestIndex(site);
  return { files, time: process.cpuUsage(before).user / 1000 };
}

/** Prints size, build time, fetched bytes and query time for made-up sites of growing size. */
export async function measureGrowth(open: Open): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const records of [1500, 6000, 15_000, 60_000]) {
    const { files, time } = measureBuild(records);
    const warm = open(createInMemoryClient(files, ['current']));
    const cold: number[] = [];
    const times: number[] = [];
    for (const query of queries) {
      const fresh = createInMemoryClient(files, ['current']);
      await open(fresh)(query);
      cold.push(getGzipSize(files, fresh.fetched));
      const runs: number[] = [];
      for (let run = 0; run < 6; run += 1) {
        const begun = process.cpuUsage();
        await warm(query);
        if (run > 0) runs.push(process.cpuUsage(begun).user / 1000);
      }
      times.push(median(runs));
    }
    rows.push({
      records,
      files: files.size,
      'manifest KB': (getGzipSize(files, ['current.json']) / 1024).toFixed(1),
      'first search KB': `${kilobytes(median(cold))} (most ${kilobytes(Math.max(...cold))})`,
      'query ms': `${median(times).toFixed(1)} (most ${Math.max(...times).toFixed(1)})`,
      'build ms': Math.round(time),
    });
  }
  console.table(rows);
}
