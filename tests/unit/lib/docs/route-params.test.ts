import { expect, it } from 'vitest';
import { buildRouteParams } from '@/lib/docs/route-params';
import { makeCategory, makeDoc, makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';

const home = { frontmatter: { slug: '/' } };
const link = { type: 'generated-index' } as const;
const model = makeModel([
  makeVersion(
    [
      makeDoc('README.md', home),
      'faq/index.md',
      'user-guide/viewer/Language.md',
      makeDoc('blank.md', { frontmatter: { slug: '/with blank' } }),
      'more/x.md',
    ],
    [makeCategory('more', { label: 'More', link })],
  ),
  makeVersion([makeDoc('README.md', home, olderConfig), 'faq/index.md'], [], olderConfig),
]);

it('BLD-10 BLD-12 the list of routes to build contains every doc and generated page of a version once', () => {
  const { current = [], '3.9': older } = buildRouteParams(model);
  const paths = current.map(({ slug }) => slug.join('/')).toSorted();
  expect(paths).toEqual(['', 'category/more', 'faq', 'more/x', 'user-guide/viewer/Language', 'with blank']);
  expect(older).toEqual([{ slug: [] }, { slug: ['faq'] }]);
});
