import { expect, it } from 'vitest';
import { buildDevProblems } from '@/build/prepare/generated';
import { makeDoc, makeModel, makeProblem, makeVersion } from '@/tests/support/make-model';

it('BLD-09 the development server gets the problems grouped by page, and only the number of those in other files', () => {
  const docs = [makeDoc('faq/index.md', { route: '/faq/' }), makeDoc('a b.md', { route: '/a%20b' })];
  const model = makeModel([makeVersion(docs)]);
  const files = ['content/latest/faq/index.md', 'content/latest/a b.md', 'site.config.ts'];
  const problems = files.map((file) => makeProblem({ file }));
  const pages = { '/faq': [problems[0]], '/a b': [problems[1]] };
  expect(buildDevProblems(model, problems)).toEqual({ pages, elsewhere: 1 });
});
