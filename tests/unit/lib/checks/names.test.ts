import { expect, it } from 'vitest';
import { checkUnknownComponents } from '@/lib/checks/names';
import { makeCompiled, makeDoc, makeSite } from '@/tests/support/make-model';

it.each([
  ['Link', /^Write \[text\]\(\.\/page\.md\)\.$/],
  ['CodeBlock', /^Write the code between/],
  ['BrowserOnly', /^Remove it and keep its content/],
  ['Translate', /^Remove it and keep its text\.$/],
  ['Crad', /^Did you mean <Card>\? Known components: .*Card, /],
  ['MyPartial', /^Known components: /],
])('BLD-11 the hint for the unknown component <%s> says what to write instead: %s', (name, hint) => {
  const body = makeCompiled({ componentRefs: [{ name, line: 2, column: 3 }] });
  const [fault, ...others] = checkUnknownComponents(makeSite([makeDoc('a.md')], [body]));
  expect(fault).toMatchObject({ rule: 'unknown-component', line: 2, column: 3 });
  expect(fault?.hint).toMatch(hint);
  expect(others).toEqual([]);
});
