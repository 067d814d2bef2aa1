import { expect, it } from 'vitest';
import { unifyDocIds } from '@/lib/search/site-indexes';
import { createTestPage } from '@/tools/search/test-index';

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
  ['keeps its doc id at any address', { faq: '/questions' }, { faq: '/3.9/faq' }, ['faq']],
  [
    'takes the id of the newer page at its path if no newer page has its own id',
    { 'docker/docker': '/docker/' },
    { docker: '/3.9/docker' },
    ['docker/docker'],
  ],
  [
    'keeps its id if the newer page at its path also exists in the older version',
    { new: '/docker' },
    { old: '/3.9/docker', new: '/3.9/elsewhere' },
    ['old', 'new'],
  ],
])('SM-12 a page in the search index of an older version %s', (_what, newer, older, ids) => {
  expect(join(newer, older)).toEqual([Object.keys(newer), ids]);
});
