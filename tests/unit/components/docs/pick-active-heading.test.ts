import { expect, it } from 'vitest';
import { pickActiveHeading } from '@/components/docs/active-heading';

it.each([
  ['b', 'the next one below the navbar, in the upper half', [-500, 200, 900], 'within'],
  ['b', 'the last px of the upper half', [-500, 399, 900], 'within'],
  ['a', 'the one before a heading in the lower half', [-500, 400, 900], 'within'],
  ['b', 'the one before a heading below the window', [-900, -500, 1200], 'within'],
  ['b', 'one right below the navbar', [-500, 60, 100], 'within'],
  ['c', 'the next where one is 1 px behind the navbar', [-500, 59, 100], 'within'],
  [null, 'nothing before the first one', [700, 1500], 'within'],
  ['a', 'the first one as soon as it is in the upper half', [300, 1500], 'within'],
  ['c', 'the last one when all are passed', [-900, -500, -20], 'within'],
  [null, 'nothing at the top of the page', [100, 300], 'top'],
  ['c', 'the last one at the end of the page', [-500, 200, 700], 'end'],
  [null, 'nothing on a page without headings, at its top', [], 'top'],
  [null, 'nothing on a page without headings', [], 'within'],
  [null, 'nothing on a page without headings, at its end', [], 'end'],
] as const)('DOC-08 marks %s: %s', (active, _, tops, place) => {
  const headings = tops.map((top, index) => ({ id: 'abc'[index] ?? '', top }));
  expect(pickActiveHeading(headings, { navbar: 60, height: 800, place })).toBe(active);
});
