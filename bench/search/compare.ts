/**
 * `npm run bench:search`: compares this site's search with three libraries, and with up to forty times the records.
 * With `-- --own`, no library is installed and measured.
 */
import { gzipSync } from 'node:zlib';
import { buildSearchRecords } from '@/lib/search/records';
import type { SearchedPage } from '@/lib/search/types';
import { readGoldenQueries } from '@/tools/search/search-golden';
import {
  searchWithClient,
  createInMemoryClient,
  createSiteSearch,
  getGzipSize,
} from '@/tools/search/site-search';
import { createTestIndex } from '@/tools/search/test-index';
import { openLibraries, type FlatRecord, type Search } from './libraries';
import { bundleSize } from './packages';
import { measureGrowth } from './growth';

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length * share)] ?? 0;

/** Converts pages to one record per section, the input of the libraries. */
function flatten(pages: readonly SearchedPage[]): FlatRecord[] {
  return pages.flatMap(({ url, title: page, sections, keywords }) =>
    sections.map(({ anchor, title, content: text }) => ({
      id: `${url}#${anchor}`,
      url,
      page,
      title,
      keywords: anchor === '' ? keywords.join(' ') : '',
      text,
    })),
  );
}

/** Returns quality measures of the golden queries, and the processor time per keystroke in ms. */
async function measure(search: Search) {
  const golden = readGoldenQueries();
  const places: number[] = [];
  const times: number[] = [];
  for (const { query, urls } of golden) {
    const found = await search(query);
    places.push(found.findIndex((url) => urls.includes(url)) + 1 || Infinity);
  }
  const typed = golden.filter((_, index) => index % 4 === 0);
  for (const { query } of [...typed, ...typed]) {
    for (let length = 1; length <= query.length; length += 1) {
      const begun = process.cpuUsage();
      await search(query.slice(0, length));
      times.push(process.cpuUsage(begun).user / 1000);
    }
  }
  const hit3 = places.filter((place) => place <= 3).length / places.length;
  const mrr = places.reduce((sum, place) => sum + 1 / place, 0) / places.length;
  return {
    hit3: `${(100 * hit3).toFixed(1)} %`,
    mrr: mrr.toFixed(3),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
  };
}

const site = await createSiteSearch();
const options = { language: 'en', pluginId: 'default', pageRanks: {} };
const pages = site.model.versions
  .slice(0, 1)
  .flatMap((version) => buildSearchRecords(version, site.sections, options));
const rows: Record<string, unknown>[] = [];

const ownSearch =
  ({ client }: ReturnType<typeof createInMemoryClient>): Search =>
  async (query) => {
    const params = {
      attributesToSnippet: ['content:10'],
      facetFilters: ['docusaurus_tag:docs-default-current'],
    };
    const { hits } = await searchWithClient(client, { query, ...params });
    return hits.map((hit) => hit.url_without_anchor);
  };

async function addOwn(name: string, files: ReturnType<typeof createTestIndex>) {
  const cold: number[] = [];
  for (const { query } of readGoldenQueries()) {
    const fresh = createInMemoryClient(files, ['current']);
    await ownSearch(fresh)(query);
    cold.push(getGzipSize(files, fresh.fetched));
  }
  const code = await bundleSize(`export * from './lib/search/worker'`, process.cwd());
  const begun = performance.now();
  const opened = createInMemoryClient(files, ['current']);
  await opened.client.warmUp('current');
  const loadTime = performance.now() - begun;
  const { p50, p95, ...quality } = await measure(ownSearch(opened));
  const first = `${kilobytes(quantile(cold, 0.5))} (p95 ${kilobytes(quantile(cold, 0.95))})`;
  const all = kilobytes(getGzipSize(files, files.keys()));
  rows.push({
    name,
    code: kilobytes(code),
    first,
    all,
    load: loadTime.toFixed(1),
    p50: p50.toFixed(1),
    p95: p95.toFixed(1),
    ...quality,
  });
}

await addOwn('this site', createTestIndex(pages));
const withLibraries = !process.argv.includes('--own');
for (const { name, code, index, open } of withLibraries ? await openLibraries(flatten(pages)) : []) {
  const bytes = gzipSync(index, { level: 9 }).length;
  const begun = performance.now();
  const search = await open(index);
  const loadTime = performance.now() - begun;
  const { p50, p95, ...quality } = await measure(search);
  rows.push({
    name,
    code: kilobytes(await bundleSize(code)),
    first: kilobytes(bytes),
    all: kilobytes(bytes),
    load: loadTime.toFixed(1),
    p50: p50.toFixed(1),
    p95: p95.toFixed(1),
    ...quality,
  });
}
console.table(rows);

await measureGrowth(ownSearch);
