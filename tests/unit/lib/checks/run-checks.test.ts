import { expect, it } from 'vitest';
import { removeFollowUpProblems } from '@/lib/checks/run-checks';
import { makeProblem } from '@/tests/support/make-model';
import type { Problem } from '@/lib/content/types';

const problem = (file: string, rule: string) => makeProblem({ file, rule });
const problems = ['checked-against', 'short-page', 'broken-link'].map((rule) => problem('a.md', rule));
const rulesLeft = (...reading: Problem[]) =>
  removeFollowUpProblems(problems, reading).map(({ rule }) => rule);

it.each(['unknown-frontmatter-key', 'invalid-frontmatter-value', 'invalid-frontmatter-yaml'])(
  'BLD-09 with %s, drops problems that missing keys cause, and keeps all others',
  (rule) => expect(rulesLeft(problem('a.md', rule))).toEqual(['broken-link']),
);

it('BLD-09 drops all other problems of a page whose front matter has no end, but none of other pages', () => {
  expect(rulesLeft(problem('a.md', 'frontmatter-fence'))).toEqual([]);
  expect(rulesLeft(problem('b.md', 'frontmatter-fence'), problem('a.md', 'duplicate-doc-id'))).toHaveLength(
    3,
  );
});
