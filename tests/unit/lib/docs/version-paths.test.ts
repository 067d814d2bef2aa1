import { expect, it } from 'vitest';
import { buildVersionPaths } from '@/lib/docs/version-paths';
import { makeCategory, makeDoc, makeVersion, olderConfig } from '@/tests/support/make-model';

const current = makeVersion([
  makeDoc('README.md', { frontmatter: { id: 'Introduction', slug: '/' } }),
  'faq/index.md',
  'faq/general.md',
  'deployment/azure.md',
  'deployment/docker/docker.md',
  makeDoc('moved.md', { frontmatter: { slug: '/new-place' } }),
]);
const older = makeVersion(
  [
    makeDoc('README.md', { frontmatter: { id: 'Introduction', slug: '/' } }, olderConfig),
    'faq/index.md',
    'faq/general.md',
    'deployment/docker.md',
    makeDoc('moved.md', { frontmatter: { slug: '/old-place' } }, olderConfig),
  ],
  [],
  olderConfig,
);

it('VER-08 RT-23 finds docs by their ids, with the address that each version gives them', () => {
  expect(buildVersionPaths([current, older])).toEqual({
    '/': { current: '/', '3.9': '/3.9/' },
    '/faq': { current: '/faq/', '3.9': '/3.9/faq/' },
    '/faq/general': { current: '/faq/general', '3.9': '/3.9/faq/general' },
    '/deployment/azure': { current: '/deployment/azure' },
    '/deployment/docker': { current: '/deployment/docker/' },
    '/new-place': { current: '/new-place', '3.9': '/3.9/old-place' },
    '/3.9': { current: '/', '3.9': '/3.9/' },
    '/3.9/faq': { current: '/faq/', '3.9': '/3.9/faq/' },
    '/3.9/faq/general': { current: '/faq/general', '3.9': '/3.9/faq/general' },
    '/3.9/deployment/docker': { '3.9': '/3.9/deployment/docker' },
    '/3.9/old-place': { current: '/new-place', '3.9': '/3.9/old-place' },
  });
});

const link = { type: 'generated-index' } as const;
const withCategories = [
  makeVersion(
    ['README.md', 'guide/a.md', 'tools/a.md'],
    [makeCategory('guide', { label: 'Guide', link }), makeCategory('tools', { label: 'Tools', link })],
  ),
  makeVersion(
    ['README.md', 'guide/a.md', 'tools/a.md'],
    [makeCategory('guide', { label: 'Guide' }), makeCategory('tools', { label: 'Tools', link })],
    olderConfig,
  ),
];

it('VER-08 finds generated category pages by their path', () => {
  const paths = buildVersionPaths(withCategories);
  expect(paths['/category/guide']).toEqual({ current: '/category/guide' });
  const tools = { current: '/category/tools', '3.9': '/3.9/category/tools' };
  expect([paths['/category/tools'], paths['/3.9/category/tools']]).toEqual([tools, tools]);
});
