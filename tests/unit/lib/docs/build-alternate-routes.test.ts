import { expect, it } from 'vitest';
import {
  getAlternateRoute,
  getAlternateRoutes,
  type AlternateRoutesByPage,
} from '@/lib/docs/alternate-route';
import { buildAlternateRoutes } from '@/lib/docs/build-alternate-routes';
import type { VersionModel } from '@/lib/docs/types';
import { isDocPath } from '@/lib/routing/is-doc-path';
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
const alternates = buildAlternateRoutes([current, older]);

/** Returns where the version menu leads from a page, which has only its own entries of the table. */
const lead = (
  path: string,
  from: VersionModel,
  to: VersionModel,
  known: AlternateRoutesByPage = alternates,
) => getAlternateRoute(path, from, to, getAlternateRoutes(path, from, known), isDocPath);

it('VER-08 RT-23 lists only docs that have another path in the other version or an address that ends in a slash', () => {
  expect(alternates).toEqual({
    current: {
      '/deployment/azure': { '3.9': null },
      '/deployment/docker': { current: '/deployment/docker/', '3.9': null },
      '/faq': { current: '/faq/', '3.9': '/3.9/faq/' },
      '/new-place': { '3.9': '/3.9/old-place' },
    },
    '3.9': {
      '/deployment/docker': { current: null },
      '/faq': { current: '/faq/', '3.9': '/3.9/faq/' },
      '/old-place': { current: '/new-place' },
    },
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

it('VER-08 leads from a generated category page without a counterpart to the home page', () => {
  const [from, to] = withCategories;
  if (!from || !to) throw new Error('There are two versions.');
  const known = buildAlternateRoutes(withCategories);
  expect(known.current).toEqual({ '/category/guide': { '3.9': null } });
  expect(lead('/category/guide', from, to, known)).toBe('/3.9/');
  expect(lead('/category/tools', from, to, known)).toBe('/3.9/category/tools');
  expect(lead('/3.9/category/tools', to, from, known)).toBe('/category/tools');
});

it.each([
  ['/faq/', '/3.9/faq/'],
  ['/faq/index.html', '/3.9/faq/'],
  ['/faq/general/', '/3.9/faq/general'],
  ['/new-place', '/3.9/old-place'],
  ['/help', '/3.9/'],
  ['/3.9', '/'],
  ['/3.9/old-place', '/new-place'],
  ['/3.9/faq', '/faq/'],
])('VER-08 leads from %s to %s of the other version', (pathname, expected) => {
  const [from, to] = pathname.startsWith('/3.9') ? [older, current] : [current, older];
  expect(lead(pathname, from, to)).toBe(expected);
});

it('VER-08 RT-22 leads to the canonical address of the page in its own version', () => {
  const routes = ['/', '/faq', '/deployment/docker'].map((path) => lead(path, current, current));
  expect(routes).toEqual(['/', '/faq/', '/deployment/docker/']);
});
