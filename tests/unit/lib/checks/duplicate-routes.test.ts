import { expect, it } from 'vitest';
import { checkDuplicateRoutes } from '@/lib/checks/pages';
import { makeDoc, makeModel, makeSite, makeVersion, olderConfig } from '@/tests/support/make-model';

const model = makeModel([
  makeVersion([
    makeDoc('a.md', { frontmatter: { slug: '/same' } }),
    makeDoc('b.md', { frontmatter: { slug: '/same/' } }),
    makeDoc('c.md', { frontmatter: { slug: '/help' } }),
    makeDoc('d.md', { frontmatter: { slug: '/Same' } }),
  ]),
  makeVersion([makeDoc('a.md', { frontmatter: { slug: '/same' } }, olderConfig)], [], olderConfig),
]);

it('BLD-04 two docs with one address, or a doc at a page’s, are reported with both', () => {
  const { compiled, inputs } = makeSite([], [], { pageRoutes: ['/help'] });
  expect(checkDuplicateRoutes({ model, compiled, inputs })).toMatchObject([
    {
      file: 'content/latest/b.md',
      rule: 'duplicate-route',
      message: 'The address "/same/" already belongs to content/latest/a.md.',
    },
    { file: 'content/latest/c.md', message: 'The address "/help" already belongs to the page /help.' },
  ]);
});
