import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildSearchRecords } from '@/lib/search/records';
import { parseSynonyms, readSynonyms } from '@/lib/search/site-indexes';
import { searchLimits } from '@/lib/site/constants';
import { memoize } from '@/lib/text/memoize';
import { searchWithClient, createSiteSearch, getVersionFilter } from '@/tools/search/site-search';
import { readGoldenQueries } from '@/tools/search/search-golden';
import { createTestIndex, createTestPage } from '@/tools/search/test-index';
import { latestLabel } from '@/tests/support/served-versions';

it('the search synonyms of the site are valid, and mistakes in a synonym file are reported', () => {
  expect(readSynonyms('content').problems).toEqual([]);
  expect(Object.keys(readSynonyms('content').synonyms).length).toBeGreaterThan(30);
  expect(parseSynonyms('login: [auth]\nLogin: [other]\n', 'x.yaml').problems).toMatchObject([{ line: 2 }]);
  expect(parseSynonyms('login: auth\n', 'x.yaml').problems).toMatchObject([{ rule: 'search-synonyms' }]);
});

const search = await createSiteSearch();

it('SH-12 SM-15 the search index contains every listed page with version, category, rank and sections', () => {
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

it('the search index of equal pages is equal, and changed text changes the name of its folder', () => {
  const pages = [createTestPage('One', { A: 'text' })];
  expect(createTestIndex(pages)).toEqual(createTestIndex(pages));
  const folder = (text: string) => [...createTestIndex([createTestPage('One', { A: text })]).keys()][1];
  expect(folder('text')).not.toBe(folder('other'));
});

it('the search fetches less than 40 KB before the first hits of usual queries', async () => {
  const getSize = memoize((path: string) => brotliCompressSync(search.files.get(path) ?? '').length);
  const measure = async (query: string, version: string, hitsPerGroup: number) => {
    const { client, fetched } = search.createClient();
    const facetFilters = getVersionFilter(version);
    await searchWithClient(client, { query, facetFilters, hitsPerGroup });
    return fetched.reduce((sum, path) => sum + getSize(path), 0);
  };
  const pasted: number[] = [];
  const typed: number[] = [];
  for (const { query, version = 'current' } of readGoldenQueries()) {
    pasted.push(await measure(query, version, searchLimits.hitsPerGroup));
    typed.push(await measure(query.slice(0, 1), version, 1));
  }
  pasted.sort((left, right) => left - right);
  expect(pasted[Math.floor(pasted.length / 2)]).toBeLessThan(40 * 1024);
  expect(Math.max(...typed)).toBeLessThan(40 * 1024);
});

it('the search index of both versions has at most 600 files', () => {
  expect(search.files.size).toBeLessThanOrEqual(600);
});
