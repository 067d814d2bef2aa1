import { expect, it } from 'vitest';
import { unifyDocIds } from '@/lib/search/site-indexes';
import { searchWithClient, createInMemoryClient } from '@/tools/search/site-search';
import { createTestIndex, createTestPage } from '@/tools/search/test-index';

const page = (docId: string, url: string) =>
  createTestPage('Docker', { Ports: 'Docker ports.' }, { docId, url });
const join = (newer: Record<string, string>, older: Record<string, string>) => {
  const toPages = (pages: Record<string, string>) => Object.entries(pages).map(([id, url]) => page(id, url));
  const joined = unifyDocIds([
    { root: '/', pages: toPages(newer) },
    { root: '/3.9', pages: toPages(older) },
  ]);
  return joined.map((pages) => pages.map(({ docId }) => docId));
};

it.each([
  ['keeps its doc id, wherever it lies', { faq: '/questions' }, { faq: '/3.9/faq' }, ['faq']],
  [
    'is the one at the same path where no newer version knows its id',
    { 'docker/docker': '/docker/' },
    { docker: '/3.9/docker' },
    ['docker/docker'],
  ],
  [
    'keeps its id where the one at the same path is in both versions under its own',
    { new: '/docker' },
    { old: '/3.9/docker', new: '/3.9/elsewhere' },
    ['old', 'new'],
  ],
])('SM-12 a page %s', (_what, newer, older, ids) => {
  expect(join(newer, older)).toEqual([Object.keys(newer), ids]);
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
