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
