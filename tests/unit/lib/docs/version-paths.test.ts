import { expect, it } from 'vitest';
import { buildVersionPaths } from '@/lib/docs/version-paths';
import { makeCategory, makeDoc, makeVersion, olderConfig } from '@/tests/support/make-model';

/** A version with pages that both have, one that has moved to `place`, and others. */
const make = (place: string, others: readonly string[], config?: typeof olderConfig) => {
  const home = makeDoc('README.md', { frontmatter: { id: 'Introduction', slug: '/' } }, config);
  const moved = makeDoc('moved.md', { frontmatter: { slug: place } }, config);
  return makeVersion([home, 'faq/index.md', 'faq/general.md', ...others, moved], [], config);
};
const current = make('/new-place', ['deployment/azure.md', 'deployment/docker/docker.md']);
const older = make('/old-place', ['deployment/docker.md'], olderConfig);

it('VER-08 RT-23 the version menu finds the same doc in other versions by its id, at any address', () => {
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
const pages = ['README.md', 'guide/a.md', 'tools/a.md'];
const tools = makeCategory('tools', { label: 'Tools', link });
const withCategories = [
  makeVersion(pages, [makeCategory('guide', { label: 'Guide', link }), tools]),
  makeVersion(pages, [makeCategory('guide', { label: 'Guide' }), tools], olderConfig),
];

it('VER-08 the version menu finds generated category pages in other versions by their path', () => {
  const paths = buildVersionPaths(withCategories);
  expect(paths['/category/guide']).toEqual({ current: '/category/guide' });
  const both = { current: '/category/tools', '3.9': '/3.9/category/tools' };
  expect([paths['/category/tools'], paths['/3.9/category/tools']]).toEqual([both, both]);
});
