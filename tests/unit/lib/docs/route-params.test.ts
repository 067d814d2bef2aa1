import { expect, it } from 'vitest';
import { getRecordFile } from '@/lib/docs/page-record';
import { buildRouteParams, getRouteAddress } from '@/lib/docs/route-params';
import { sitePagesFolder } from '@/lib/docs/site-pages';
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

it('BLD-10 BLD-12 lists the parameters of every doc and generated page once', () => {
  const { current = [], '3.9': older } = buildRouteParams(model);
  expect(current.map(({ slug }) => slug.join('/')).toSorted()).toEqual([
    '',
    'category/more',
    'faq',
    'more/x',
    'user-guide/viewer/Language',
    'with blank',
  ]);
  expect(older).toEqual([{ slug: [] }, { slug: ['faq'] }]);
});

it('RT-05 also lists site pages for the latest version', () => {
  const outside = makeModel(model.versions, [makeDoc('help.md', {}, sitePagesFolder)]);
  const { current = [], '3.9': older = [] } = buildRouteParams(outside);
  expect(current.map(({ slug }) => slug.join('/'))).toContain('help');
  expect(older.map(({ slug }) => slug.join('/'))).toEqual(['', 'faq']);
});

it.each([
  ['current', [], 'page.json'],
  ['current', ['faq'], 'faq/page.json'],
  ['3.9', [], '3.9/page.json'],
  ['3.9', ['faq', 'Language'], '3.9/faq/Language/page.json'],
  ['3.9', ['faq', ''], '3.9/faq/page.json'],
  ['current', ['with%20blank'], 'with blank/page.json'],
  ['current', ['page.html'], 'page.html/page.json'],
])('RT-12 RT-13 RT-14 RT-17 maps folder %s and path %j to the record %s', (folder, slug, file) => {
  expect(getRecordFile(getRouteAddress(folder, slug))).toBe(file);
});
