import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildDevProblems } from '@/lib/build/dev-problems';
import { writeIfChanged } from '@/lib/build/write-if-changed';
import type { Problem } from '@/lib/content/types';
import { makeDoc, makeModel, makeVersion } from '@/tests/support/make-model';
import { useFolder } from '@/tests/support/use-folder';

const { at } = useFolder();
const problem = (file: string): Problem => ({
  file,
  line: 1,
  column: 1,
  rule: 'r',
  message: 'm',
  hint: 'h',
  severity: 'error',
});

describe('problems for authors at work', () => {
  it('BLD-09 are sorted by page; those of other files are counted', () => {
    const docs = [makeDoc('faq/index.md', { route: '/faq/' }), makeDoc('a b.md', { route: '/a%20b' })];
    const model = makeModel([makeVersion(docs)]);
    const files = ['content/latest/faq/index.md', 'content/latest/a b.md', 'site.config.ts'];
    expect(buildDevProblems(model, files.map(problem))).toEqual({
      pages: { '/faq': [problem(files[0] ?? '')], '/a b': [problem(files[1] ?? '')] },
      elsewhere: 1,
    });
  });

  it('BLD-09 are written whole, and only when they change', async () => {
    const file = at('made/problems.json');
    for (const text of ['{}', '[]', '[]']) await writeIfChanged(file, text);
    expect(readdirSync(at('made'))).toEqual(['problems.json']);
    expect(readFileSync(file, 'utf8')).toBe('[]');
  });
});
