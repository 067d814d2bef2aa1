import { expect, it } from 'vitest';
import { annotateProblems, reportProblems } from '@/lib/content/problems';
import { makeProblem } from '@/tests/support/make-model';

it('BLD-01 BLD-03 the report prints each problem once, by file, line and column, and the number of problems', () => {
  const twice = makeProblem({ line: 9, column: 5, hint: 'Two\nlines.' });
  const warning = makeProblem({ line: 10, severity: 'warning' });
  const others = [makeProblem({ file: 'content/b.md' }), warning, twice, twice];
  const report = reportProblems([...others, makeProblem({ line: 9, column: 4 })]);
  const lines = [
    'content/a.md:9:4 some-rule\n  Wrong.\n  Right.\n',
    'content/a.md:9:5 some-rule\n  Wrong.\n  Two\n  lines.\n',
    'content/a.md:10:1 some-rule (warning)\n  Wrong.\n  Right.\n',
    'content/b.md:1:1 some-rule\n  Wrong.\n  Right.\n',
    '3 errors, 1 warning\n',
  ];
  expect(report).toMatchObject({ errors: 3, warnings: 1, text: lines.join('\n') });
});

it('BLD-01 the report of the content check is empty if there are no problems', () => {
  expect(reportProblems([])).toEqual({ text: '', errors: 0, warnings: 0, problems: [] });
  expect(annotateProblems([])).toBe('');
});

it('BLD-01 the annotations for GitHub contain place, rule and message, and escape special characters', () => {
  const text = annotateProblems([
    makeProblem({ file: 'content/a,b:c.md', line: 3, column: 2, message: '100% wrong.' }),
    makeProblem({ file: 'content/z.md', severity: 'warning' }),
  ]);
  expect(text).toBe(
    '::error file=content/a%2Cb%3Ac.md,line=3,col=2,title=some-rule::100%25 wrong.%0ARight.\n' +
      '::warning file=content/z.md,line=1,col=1,title=some-rule::Wrong.%0ARight.\n',
  );
});

it('BLD-09 the report shortens a message that quotes a megabyte, and keeps its beginning and end', () => {
  const message = `"${'x'.repeat(1_000_000)}" is too long.`;
  const [found] = reportProblems([makeProblem({ message })]).problems;
  expect(found?.message).toMatch(/^"x+ … x+" is too long\.$/);
  expect(found?.message.length).toBeLessThan(1_000);
  expect(annotateProblems([makeProblem({ message })]).length).toBeLessThan(1_200);
});
