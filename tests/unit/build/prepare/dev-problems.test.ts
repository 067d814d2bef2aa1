import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildDevProblems } from '@/build/prepare/generated';
import { writeIfChanged } from '@/lib/content/replace-file';
import { makeDoc, makeModel, makeProblem, makeVersion } from '@/tests/support/make-model';
import { useFolder } from '@/tests/support/use-folder';

const { at } = useFolder();

it('BLD-09 groups problems by page and counts those of other files', () => {
  const docs = [makeDoc('faq/index.md', { route: '/faq/' }), makeDoc('a b.md', { route: '/a%20b' })];
  const model = makeModel([makeVersion(docs)]);
  const files = ['content/latest/faq/index.md', 'content/latest/a b.md', 'site.config.ts'];
  const problems = files.map((file) => makeProblem({ file }));
  const pages = { '/faq': [problems[0]], '/a b': [problems[1]] };
  expect(buildDevProblems(model, problems)).toEqual({ pages, elsewhere: 1 });
});

it('BLD-09 writes the problems to one file and leaves no temporary file', async () => {
  const file = at('made/problems.json');
  for (const text of ['{}', '[]', '[]']) await writeIfChanged(file, text);
  expect(readdirSync(at('made'))).toEqual(['problems.json']);
  expect(readFileSync(file, 'utf8')).toBe('[]');
});
