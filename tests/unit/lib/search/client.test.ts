import { expect, it } from 'vitest';
import type { SearchedPage, SearchRequest } from '@/lib/search/types';
import { createSearchClient } from '@/lib/search/client';
import { searchWithClient, createInMemoryClient, getVersionFilter } from '@/tools/search/site-search';
import { createTestIndex, createTestPage } from '@/tools/search/test-index';

const long = `${'Before words stand here. '.repeat(20)}The qidoRoot key names the <b>root</b>. ${'After words follow. '.repeat(20)}`;
const ofConfiguration = { lvl0: 'Configuration', keywords: ['PACS'] };
const pages = [
  createTestPage('Docker', {
    '': 'Run the image.',
    'Configure the port': 'Use PORT & <script>alert(1)</script> here.',
  }),
  createTestPage('Data Source', { '': 'Sources of data.', Keys: long }, ofConfiguration),
  createTestPage('Release Notes', { '3.9': 'Docker image is smaller.' }, { rank: 0.6 }),
  createTestPage('影像检视器', { '': '医学影像检视器使用说明。' }),
];
const ofOlder = { version: '3.9', tag: 'docs-default-3.9' };
const older = [
  createTestPage('Docker', { '': 'Run the old image.' }, { ...ofOlder, url: '/3.9/docker' }),
  createTestPage('Only old', {}, { ...ofOlder, url: '/3.9/only-old' }),
];
const files = new Map([
  ...createTestIndex(pages, 'current', { archive: ['data source'] }),
  ...createTestIndex(older, '3.9'),
]);
const { client } = createInMemoryClient(files, ['current', '3.9']);

const ask = (query: string, params: SearchRequest = {}) =>
  searchWithClient(client, {
    indexName: 'docs',
    query,
    facetFilters: getVersionFilter('current'),
    ...params,
  });

/** Searches an index that contains only these pages. */
const askPages = (made: readonly SearchedPage[], query: string, params: SearchRequest = {}) =>
  searchWithClient(createInMemoryClient(createTestIndex(made), ['current']).client, { query, ...params });

const urls = async (query: string, params?: SearchRequest) =>
  (await ask(query, params)).hits.map(({ url }) => url);

it('SM-11 the search returns results for each query of a request', async () => {
  const requests = ['docker', 'port'].map((query) => ({ indexName: 'docs', query }));
  const { results } = await client.search({ requests });
  expect(results.map(({ index, query }) => `${index} ${query}`)).toEqual(['docs docker', 'docs port']);
  expect(results.every(({ nbHits }) => nbHits > 0)).toBe(true);
});

it.each([
  [getVersionFilter('3.9'), ['/3.9/docker']],
  [['docusaurus_tag:docs-default-3.9'], ['/3.9/docker']],
  [['language:de', 'docusaurus_tag:docs-default-3.9'], []],
  [['docusaurus_tag:docs-default-2.0'], []],
])('SM-12 SP-05 the search filters its results by the version and language of %j', async (filters, found) => {
  expect((await urls('docker'))[0]).toBe('/docker');
  expect(await urls('docker', { facetFilters: filters })).toEqual(found);
});

it('SM-12 the search joins the same page of all versions in one result if none is selected', async () => {
  const { hits } = await ask('docker', { facetFilters: ['language:en'] });
  expect(hits[0]?.versions).toEqual([
    { version: 'current', url: '/docker' },
    { version: '3.9', url: '/3.9/docker' },
  ]);
  expect((await ask('only old', { facetFilters: [] })).hits[0]?.url).toBe('/3.9/only-old');
});

it('SM-15 search results have titles, and their heading level or "content" as the type', async () => {
  const [page] = (await ask('docker')).hits;
  const [section] = (await ask('configure port')).hits;
  expect([page?.type, page?.hierarchy.lvl0, page?.hierarchy.lvl1]).toEqual(['lvl1', 'Guides', 'Docker']);
  expect([section?.hierarchy.lvl1, section?.hierarchy.lvl2]).toEqual(['Docker', 'Configure the port']);
  expect(section?.type).toBe('lvl2');
  expect((await ask('qidoRoot')).hits[0]?.type).toBe('content');
});

it.each([10, 5])(
  'SM-13 CON-06 snippets in search results are shortened to %i words, with ellipses',
  async (count) => {
    const { hits } = await ask('qidoRoot', { attributesToSnippet: [`content:${count}`] });
    const value = hits[0]?._snippetResult.content?.value ?? '';
    expect(value.split(/\s+/)).toHaveLength(count);
    expect(value).toMatch(/^….*<em>qidoRoot<\/em>.*…$/);
  },
);

it.each([
  ['studyinstanceuid', '<em>StudyInstanceUID</em>s'],
  ['studyinstanceuids', '<em>StudyInstanceUIDs</em>'],
  ['study', '<em>Study</em>InstanceUIDs'],
  ['study uids', '<em>Study</em>Instance<em>UIDs</em>'],
])('SM-16 the search marks the words, or their beginnings, that were typed: %s', async (query, marked) => {
  const [hit] = (await askPages([createTestPage('StudyInstanceUIDs')], query)).hits;
  expect(hit?._highlightResult?.hierarchy.lvl1?.value).toBe(marked);
});

it('SM-14 the search returns at most the requested hits per category, but counts all', async () => {
  const { hits, nbHits } = await ask('docker', { hitsPerGroup: 1 });
  expect([hits.length, nbHits]).toEqual([1, 3]);
  const { hits: others } = await ask('sources docker', { hitsPerGroup: 1 });
  expect(others.map(({ hierarchy }) => hierarchy.lvl0).toSorted()).toEqual(['Configuration', 'Guides']);
});

it.each([
  ['a part of a word', 'qido', '/data-source#keys'],
  ['the last part of a word', 'root', '/data-source#keys'],
  ['the beginning of a word', 'dock', '/docker'],
  ['two letters, by title', 'do', '/docker'],
  ['accents and capital letters', 'DÓCKÉR', '/docker'],
  ['a typing mistake', 'dokcer', '/docker'],
  ['a keyword', 'pacs', '/data-source'],
  ['a synonym', 'archive', '/data-source'],
  ['words that no page contains together', 'docker zzzzqqqq image', '/docker'],
])('SM-11 the search finds pages by %s: %s', async (_what, query, url) => {
  expect((await urls(query))[0]).toBe(url);
});

it('SM-11 the search finds Chinese words and words by their first letter', async () => {
  expect((await ask('检视器')).hits[0]?.hierarchy.lvl1).toBe('影像检视器');
  expect((await urls('d'))[0]).toMatch(/^\/d/);
});

it('SM-21 the search uses the new index if the site was redeployed while the page was open', async () => {
  let served = createTestIndex([createTestPage('Docker', { '': 'Old.' })]);
  const versions = [{ name: 'current', tag: 'docs-default-current' }];
  const load = async (path: string) => {
    const text = served.get(path);
    if (text === undefined) throw new Error(`404 ${path}`);
    return JSON.parse(text) as unknown;
  };
  const open = createSearchClient({ versions, language: 'en', load });
  await open.warmUp('current');
  served = createTestIndex([createTestPage('Docker', { '': 'New.' }), createTestPage('Podman')]);
  expect((await searchWithClient(open, { query: 'docker' })).hits[0]?.content).toBe('New.');
});

it('SM-28 the search answers a first letter with titles loaded ahead, until texts arrive', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const loaded: string[] = [];
  const load = async (path: string) => {
    loaded.push(path.replace(/.*\//, ''));
    if (path.includes('/x')) await held;
    return JSON.parse(files.get(path) ?? '') as unknown;
  };
  const versions = [{ name: 'current', tag: 'docs-default-current' }];
  const slow = createSearchClient({ versions, language: 'en', load });
  await slow.warmUp('current', true);
  const titlesOf = async (query: string, textTimeout: number) => {
    const { hits, lacksTexts } = await searchWithClient(slow, { query, textTimeout });
    return { titles: hits.map(({ url, type }) => `${url} ${type}`), lacksTexts };
  };
  expect(loaded).toEqual(['current.json', 'h0.json', 't0.json']);
  const titles = ['/data-source#keys lvl2', '/data-source lvl1'];
  expect(await titlesOf('q', 1)).toEqual({ titles, lacksTexts: false });
  expect(loaded.slice(3)).toEqual([]);
  expect(await titlesOf('qi', 1)).toEqual({ titles, lacksTexts: true });
  expect(await titlesOf('sources', 1)).toMatchObject({ titles: ['/data-source lvl1'], lacksTexts: false });
  release();
  expect((await titlesOf('qi', 5000)).titles).toEqual(['/data-source#keys content', '/data-source lvl1']);
});

it('SM-11 the search lists an exact title first, even if many words have the same beginning', async () => {
  const many = Array.from({ length: 900 }, (_, index) => `ui${index} ui${index}x`).join(' ');
  const filled = [
    ...Array.from({ length: 8 }, (_, page) => createTestPage(`Page ${page}`, { '': many })),
    createTestPage('UI', { '': 'Components.' }, { rank: 0.6 }),
    createTestPage('UI Notification Service', { '': 'UI UI UI.' }),
  ];
  expect((await askPages(filled, 'UI')).hits[0]?.url).toBe('/ui');
});

it('SM-11 for a word in 2500 pages, the search lists the page with this title first, and counts 2000 hits', async () => {
  const large = [
    ...Array.from({ length: 2500 }, (_, page) => createTestPage(`Page ${page}`, { '': 'A viewer.' })),
    createTestPage('Viewer', { '': 'The viewer.' }),
    createTestPage('Zebra'),
  ];
  const { hits, nbHits } = await askPages(large, 'viewer');
  expect([hits[0]?.url, nbHits]).toEqual(['/viewer', 2000]);
  expect((await askPages(large, 'zebra')).nbHits).toBe(1);
});

it('SM-11 the search finds the intended word for a typo, even if other words share its stem', async () => {
  const measures = [createTestPage('Measurement'), createTestPage('Measure'), createTestPage('Measuring')];
  const { hits, suggestions } = await askPages(measures, 'measurment');
  expect([hits[0]?.url, suggestions[0]]).toEqual(['/measurement', 'measurement']);
});
