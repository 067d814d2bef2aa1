import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { decodeNumbers, type IndexManifest } from '@/lib/search/index-format';
import { buildSearchRecords } from '@/lib/search/records';
import { parseSynonyms, readSynonyms } from '@/lib/search/site-indexes';
import { memoize } from '@/lib/text/memoize';
import { searchWithClient, createSiteSearch, getVersionFilter } from '@/tools/search/site-search';
import { readGoldenQueries } from '@/tools/search/search-golden';
import { createTestIndex, createTestPage } from '@/tools/search/test-index';
import { latestLabel } from '@/tests/support/served-versions';

it('reads valid synonyms of the content, and reports mistakes with their lines', () => {
  expect(readSynonyms('content').problems).toEqual([]);
  expect(Object.keys(readSynonyms('content').synonyms).length).toBeGreaterThan(30);
  expect(parseSynonyms('login: [auth]\nLogin: [other]\n', 'x.yaml').problems).toMatchObject([{ line: 2 }]);
  expect(parseSynonyms('login: auth\n', 'x.yaml').problems).toMatchObject([{ rule: 'search-synonyms' }]);
});

const search = await createSiteSearch();

it('SH-12 SM-15 indexes every listed page with tag, root category, rank and sections', () => {
  const options = { language: 'en', pluginId: 'default', pageRanks: { '/release-notes': 0.6 } };
  const [version] = search.model.versions;
  if (!version) throw new Error('There is no version.');
  const pages = buildSearchRecords(version, search.sections, options);
  const listed = version.docs.filter(({ unlisted }) => !unlisted);
  expect(pages.map(({ url }) => url)).toEqual(listed.map(({ route }) => route));
  const docker = pages.find(({ url }) => url === '/deployment/docker/');
  expect(docker).toMatchObject({ lvl0: 'Deployment', tag: 'docs-default-current', version: 'current' });
  const notes = pages.find(({ url }) => url === '/release-notes');
  expect([notes?.lvl0, notes?.rank, docker?.rank]).toEqual([latestLabel, 0.6, 1]);
  for (const { sections } of pages)
    expect(new Set(sections.map(({ anchor }) => anchor)).size).toBe(sections.length);
});

it('builds the same index each time, in a folder named after its content', () => {
  const pages = [createTestPage('One', { A: 'text' })];
  expect(createTestIndex(pages)).toEqual(createTestIndex(pages));
  const folder = (text: string) => [...createTestIndex([createTestPage('One', { A: text })]).keys()][1];
  expect(folder('text')).not.toBe(folder('other'));
});

it('fetches at most 40 KB of index files for a first search, and usually less than 24 KB', async () => {
  const getSize = memoize((path: string) => brotliCompressSync(search.files.get(path) ?? '').length);
  const sizes: number[] = [];
  for (const { query, version = 'current' } of readGoldenQueries()) {
    const { client, fetched } = search.createClient();
    await searchWithClient(client, { query, facetFilters: getVersionFilter(version), hitsPerGroup: 5 });
    sizes.push(fetched.reduce((sum, path) => sum + getSize(path), 0));
  }
  sizes.sort((left, right) => left - right);
  expect(sizes.at(-1)).toBeLessThan(40 * 1024);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(24 * 1024);
});

it('writes at most 500 files for each 1,500 records', () => {
  const { pages } = JSON.parse(search.files.get('current.json') ?? '') as IndexManifest;
  const records = decodeNumbers(pages).reduce((sum, count) => sum + count, 0);
  const count = [...search.files.keys()].filter((path) => path.startsWith('current')).length;
  expect(count / records).toBeLessThan(500 / 1500);
});
