import { expect, it } from 'vitest';
import { runChecks, removeFollowUpProblems } from '@/lib/checks/run-checks';
import { makeCompiled, makeDoc, makeModel, makeVersion, makeProblem } from '@/tests/support/make-model';
import type { Problem } from '@/lib/content/types';

const doc = makeDoc('a.md', { bodyLine: 6, frontmatter: { slug: '/help' } });
const base = { message: 'm', hint: 'h', severity: 'error' } as const;
const readProblem = { ...base, file: 'content/latest/b.md', line: 1, column: 1, rule: 'not-utf8' };
const model = { ...makeModel([makeVersion([doc])]), problems: [readProblem] };
const place = { line: 1, column: 1 };
const body = makeCompiled({
  headings: [
    { id: 'w', text: 'W', level: 2, line: 1 },
    { id: 'x', text: 'X', level: 1, line: 2 },
    { id: 'y', text: 'Y', level: 3, line: 4 },
  ],
  links: ['/nope', './nope.md', '#nope', '#'].map((href) => ({ href, text: 'x', ...place })),
  images: [{ href: './nope.png', text: '', ...place }],
  componentRefs: [{ name: 'Nope', ...place }],
  problems: [{ ...base, line: 3, column: 5, rule: 'unprocessed-directive', severity: 'warning' }],
});
const compiled = new Map([[doc.file, body]]);
const contentImages = ['content/latest/img/old.png'];
const inputs = { fileExists: () => false, pageRoutes: ['/help'], contentImages };

it('BLD-01 BLD-02 BLD-03 BLD-04 BLD-09 SH-17 the content check runs every rule, and gives each kind of mistake its severity', () => {
  const found = runChecks(model, compiled, inputs);
  expect(found.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual([
    'error not-utf8',
    'warning unprocessed-directive',
    'error broken-link',
    'error broken-markdown-link',
    'error empty-link',
    'error missing-image',
    'error single-h1',
    'error unknown-component',
    'warning broken-anchor',
    'warning image-without-text',
    'warning unused-image',
    'warning heading-skips-level',
    'warning duplicate-route',
  ]);
});

const problem = (file: string, rule: string) => makeProblem({ file, rule });
const problems = ['checked-against', 'short-page', 'broken-link'].map((rule) => problem('a.md', rule));
const rulesLeft = (...reading: Problem[]) =>
  removeFollowUpProblems(problems, reading).map(({ rule }) => rule);

it.each(['unknown-frontmatter-key', 'invalid-frontmatter-value', 'invalid-frontmatter-yaml'])(
  'BLD-09 after the front matter problem %s, the content check hides only problems that missing keys cause',
  (rule) => expect(rulesLeft(problem('a.md', rule))).toEqual(['broken-link']),
);

it('BLD-09 the content check hides all other problems of a page whose front matter has no end', () => {
  expect(rulesLeft(problem('a.md', 'frontmatter-fence'))).toEqual([]);
  const ofOthers = [problem('b.md', 'frontmatter-fence'), problem('a.md', 'duplicate-doc-id')];
  expect(rulesLeft(...ofOthers)).toHaveLength(3);
});
