import { expect, it } from 'vitest';
import { checkUnknownComponents } from '@/lib/checks/unknown-components';
import { mdxComponentNames } from '@/lib/mdx/component-names';
import { makeCompiled, makeDoc, makeSite } from '@/tests/support/make-model';

function check(names: readonly string[]) {
  const componentRefs = names.map((name, at) => ({ name, line: at + 1, column: 3 }));
  return checkUnknownComponents(
    makeSite([makeDoc('a.md', { bodyLine: 2 })], [makeCompiled({ componentRefs })]),
  );
}

it('BLD-11 known components are fine', () => {
  expect(check(mdxComponentNames)).toEqual([]);
});

it('BLD-09 an unknown one is reported at its place, with the nearest name', () => {
  expect(check(['Card', 'Tab'])).toEqual([
    {
      file: 'content/latest/a.md',
      line: 3,
      column: 3,
      rule: 'unknown-component',
      message: 'There is no component <Tab>.',
      hint: `Did you mean <Tabs>? Known components: ${mdxComponentNames.join(', ')}.`,
    },
  ]);
});

it('BLD-09 nothing near gives no guess', () => {
  expect(check(['Zzzzzz'])).toMatchObject([{ hint: `Known components: ${mdxComponentNames.join(', ')}.` }]);
});
