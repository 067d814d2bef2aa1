import { expect, it } from 'vitest';
import { unifyDocIds } from '@/lib/search/site-indexes';
import { searchWithClient, createInMemoryClient } from '@/tools/search/site-search';
import { createTestIndex, createTestPage } from '@/tools/search/test-index';

const page = (docId: string, url: string) =>
  createTestPage('Docker', { Ports: 'Docker ports.' }, { docId, url });
const join = (newer: [string, string][], older: [string, string][]) =>
  unifyDocIds([
    { root: '/', pages: newer.map(([id, url]) => page(id, url)) },
    { root: '/3.9', pages: older.map(([id, url]) => page(id, url)) },
  ]).map((pages) => pages.map(({ docId }) => docId));

it('SM-12 a page keeps its doc id, wherever it lies', () => {
  expect(join([['faq', '/questions']], [['faq', '/3.9/faq']])).toEqual([['faq'], ['faq']]);
});

it('SM-12 a page whose id no newer version knows is the one at the same path', () => {
  const newer: [string, string][] = [['docker/docker', '/docker/']];
  expect(join(newer, [['docker', '/3.9/docker']])).toEqual([['docker/docker'], ['docker/docker']]);
});

it('SM-12 but not where that page is in both versions under its own id', () => {
  const newer: [string, string][] = [['new', '/docker']];
  const older: [string, string][] = [
    ['old', '/3.9/docker'],
    ['new', '/3.9/elsewhere'],
  ];
  expect(join(newer, older)).toEqual([['new'], ['old', 'new']]);
});

it('SM-12 such a page is one entry with both addresses, and so are its sections', async () => {
  const [current = [], older = []] = unifyDocIds([
    { root: '/', pages: [page('docker/docker', '/docker/')] },
    { root: '/3.9', pages: [page('docker', '/3.9/docker')] },
  ]);
  const files = new Map([...createTestIndex(current), ...createTestIndex(older, '3.9')]);
  const { client } = createInMemoryClient(files, ['current', '3.9']);
  const { hits } = await searchWithClient(client, { query: 'docker', facetFilters: ['language:en'] });
  const addresses = hits.map(({ versions }) => versions?.map(({ url }) => url));
  expect(addresses).toEqual([
    ['/docker/', '/3.9/docker'],
    ['/docker/#ports', '/3.9/docker#ports'],
  ]);
});
