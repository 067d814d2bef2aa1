import { expect, it } from 'vitest';
import { checkDuplicateRoutes } from '@/lib/checks/duplicate-routes';
import { makeDoc, makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';

const model = makeModel([
  makeVersion([
    makeDoc('a.md', { frontmatter: { slug: '/same' } }),
    makeDoc('b.md', { frontmatter: { slug: '/same/' } }),
    makeDoc('c.md', { frontmatter: { slug: '/help' } }),
    makeDoc('d.md', { frontmatter: { slug: '/Same' } }),
  ]),
  makeVersion([makeDoc('a.md', { frontmatter: { slug: '/same' } }, olderConfig)], [], olderConfig),
]);

it('BLD-04 two docs with one address, or a doc at a page’s, are warnings that name both', () => {
  expect(checkDuplicateRoutes(model, ['/help'], 'warning')).toMatchObject([
    {
      file: 'content/latest/b.md',
      rule: 'duplicate-route',
      severity: 'warning',
      message: 'The address "/same/" belongs to content/latest/a.md already.',
    },
    { file: 'content/latest/c.md', message: 'The address "/help" belongs to the page /help already.' },
  ]);
  expect(checkDuplicateRoutes(model, ['/help'], 'off')).toEqual([]);
});
