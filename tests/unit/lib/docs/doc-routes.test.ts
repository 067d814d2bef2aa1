import { describe, expect, it } from 'vitest';
import { generateParams, getCategoryPageByRoute, getDocByRoute, getVersion } from '@/lib/docs/doc-routes';
import { makeCategory, makeDoc, makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';

const link = { type: 'generated-index' } as const;
const model = makeModel([
  makeVersion(
    [
      makeDoc('README.md', { frontmatter: { slug: '/' } }),
      'faq/index.md',
      'user-guide/viewer/Language.md',
      makeDoc('blank.md', { frontmatter: { slug: '/with blank' } }),
      'more/x.md',
    ],
    [makeCategory('more', { label: 'More', link })],
  ),
  makeVersion(
    [makeDoc('README.md', { frontmatter: { slug: '/' } }, olderConfig), 'faq/index.md'],
    [],
    olderConfig,
  ),
]);

describe('getDocByRoute', () => {
  it('RT-12 RT-13 finds the doc of the version, with and without slug', () => {
    expect(getDocByRoute(model, 'current')?.route).toBe('/');
    expect(getDocByRoute(model, '3.9', [])?.route).toBe('/3.9/');
    expect(getDocByRoute(model, 'current', ['faq'])?.file).toBe('content/latest/faq/index.md');
    expect(getDocByRoute(model, '3.9', ['faq'])?.file).toBe('content/3.9/faq/index.md');
  });

  it('RT-14 RT-17 other segments, more segments and another case are not found', () => {
    expect(getDocByRoute(model, 'current', ['user-guide', 'viewer', 'Language'])).toBeDefined();
    expect(getDocByRoute(model, 'current', ['user-guide', 'viewer', 'language'])).toBeUndefined();
    expect(getDocByRoute(model, 'current', ['faq', 'x'])).toBeUndefined();
    expect(getDocByRoute(model, '3.9', ['user-guide', 'viewer', 'Language'])).toBeUndefined();
  });

  it('RT-12 escapes in segments mean what they stand for', () => {
    expect(getDocByRoute(model, 'current', ['with%20blank'])?.source).toBe('blank.md');
    expect(getDocByRoute(model, 'current', ['with blank'])?.source).toBe('blank.md');
  });

  it('VER-01 a version that does not exist is a fault of the code and throws', () => {
    expect(() => getVersion(model, '4.0')).toThrow('Known versions: current, 3.9');
  });
});

it('BLD-10 generated category pages are found by route', () => {
  expect(getCategoryPageByRoute(model, 'current', ['category', 'more'])?.title).toBe('More');
  expect(getCategoryPageByRoute(model, '3.9', ['category', 'more'])).toBeUndefined();
});

it('BLD-12 every doc and generated page has its parameters once', () => {
  expect(
    generateParams(getVersion(model, 'current'))
      .map(({ slug }) => slug.join('/'))
      .toSorted(),
  ).toEqual(['', 'category/more', 'faq', 'more/x', 'user-guide/viewer/Language', 'with blank']);
  expect(generateParams(getVersion(model, '3.9'))).toEqual([{ slug: [] }, { slug: ['faq'] }]);
});
