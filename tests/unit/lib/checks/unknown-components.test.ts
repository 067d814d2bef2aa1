import { expect, it } from 'vitest';
import { checkUnknownComponents } from '@/lib/checks/unknown-components';
import { makeCompiled, makeDoc, makeModel, makeVersion } from '@/tests/support/make-model';

function check(names: string[], level: 'error' | 'off' = 'error') {
  const doc = makeDoc('a.md', { bodyLine: 2 });
  const componentRefs = names.map((name, at) => ({ name, line: at + 1, column: 3 }));
  const compiled = new Map([[doc.file, makeCompiled({ componentRefs })]]);
  return checkUnknownComponents(
    makeModel([makeVersion([doc])]),
    compiled,
    ['Tabs', 'TabItem', 'Card'],
    level,
  );
}

it('BLD-11 known components are fine', () => {
  expect(check(['Tabs', 'TabItem'])).toEqual([]);
});

it('BLD-09 an unknown one is an error at its place, with the nearest name', () => {
  expect(check(['Card', 'Tab'])).toEqual([
    {
      file: 'content/latest/a.md',
      line: 3,
      column: 3,
      rule: 'unknown-component',
      message: 'There is no component <Tab>.',
      hint: 'Did you mean <Tabs>? Known components: Tabs, TabItem, Card.',
      severity: 'error',
    },
  ]);
});

it('BLD-09 nothing near gives no guess, and the check can be turned off', () => {
  expect(check(['Zzzzzz'])).toMatchObject([{ hint: 'Known components: Tabs, TabItem, Card.' }]);
  expect(check(['Zzzzzz'], 'off')).toEqual([]);
});
