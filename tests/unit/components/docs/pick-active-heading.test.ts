import { expect, it } from 'vitest';
import { pickActiveHeading } from '@/components/docs/active-heading';

it.each([
  ['b', 'a heading in the upper half', [-500, 200, 900], 'within'],
  ['b', 'a heading on the last px of the upper half', [-500, 399, 900], 'within'],
  ['a', 'the heading before one in the lower half', [-500, 400, 900], 'within'],
  ['b', 'the heading before one below the window', [-900, -500, 1200], 'within'],
  ['b', 'a heading right below the navbar', [-500, 60, 100], 'within'],
  ['c', 'the next heading if one is 1 px behind the navbar', [-500, 59, 100], 'within'],
  [null, 'nothing if the first heading is in the lower half', [700, 1500], 'within'],
  ['a', 'the first heading once it is in the upper half', [300, 1500], 'within'],
  ['c', 'the last heading if all are above the window', [-900, -500, -20], 'within'],
  [null, 'nothing at the top of the page', [100, 300], 'top'],
  ['c', 'the last heading at the end of the page', [-500, 200, 700], 'end'],
  [null, 'nothing at the top of a page without headings', [], 'top'],
  [null, 'nothing on a page without headings', [], 'within'],
  [null, 'nothing at the end of a page without headings', [], 'end'],
] as const)('DOC-08 of headings a to c, the table of contents marks %s: %s', (active, _, tops, place) => {
  const headings = tops.map((top, index) => ({ id: 'abc'[index] ?? '', top }));
  expect(pickActiveHeading(headings, { navbar: 60, height: 800, place })).toBe(active);
});
