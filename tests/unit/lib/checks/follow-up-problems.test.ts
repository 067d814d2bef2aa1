import { expect, it } from 'vitest';
import { removeFollowUpProblems } from '@/lib/checks/run-checks';
import type { Problem } from '@/lib/content/types';
import { makeProblem } from '@/tests/support/make-model';

const problem = (file: string, rule: string) => makeProblem({ file, rule });
const found = ['checked-against', 'short-page', 'broken-link'].map((rule) => problem('a.md', rule));
const rulesLeft = (...reading: Problem[]) => removeFollowUpProblems(found, reading).map(({ rule }) => rule);

it.each(['unknown-frontmatter-key', 'invalid-frontmatter-value', 'invalid-frontmatter-yaml'])(
  'BLD-09 with %s nobody asks for a key, and all else is still told',
  (rule) => expect(rulesLeft(problem('a.md', rule))).toEqual(['broken-link']),
);

it('BLD-09 of a page whose frontmatter has no end nothing else is told, of other pages all', () => {
  expect(rulesLeft(problem('a.md', 'frontmatter-fence'))).toEqual([]);
  expect(rulesLeft(problem('b.md', 'frontmatter-fence'), problem('a.md', 'duplicate-doc-id'))).toHaveLength(
    3,
  );
});
