import { expect, it } from 'vitest';
import { withoutFaulty } from '@/build/prepare/check-site';
import { makeProblem } from '@/tests/support/make-model';

const rendering = [makeProblem({ rule: 'page-not-rendered', line: 9 })];

it.each([
  ['broken-link', 1],
  ['unfinished-text', 1],
  ['unknown-component', 0],
  ['mdx-syntax', 0],
  ['code-in-page', 0],
])(
  'BLD-09 with a problem of the rule %s, %i errors of rendering the same page are reported',
  (rule, count) => {
    expect(withoutFaulty(rendering, [makeProblem({ rule })])).toHaveLength(count);
    expect(withoutFaulty(rendering, [makeProblem({ rule, file: 'content/b.md' })])).toEqual(rendering);
  },
);
