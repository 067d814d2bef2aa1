import { describe, expect, it } from 'vitest';
import { checkAnchors } from '@/lib/checks/anchors';
import type { Surrounding } from '@/lib/checks/types';
import type { Heading } from '@/lib/mdx/types';
import { makeCompiled, makeDoc, makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';

const surrounding: Surrounding = {
  fileExists: () => false,
  pageRoutes: ['/help', '/components'],
  pageAnchors: new Map([['/help', new Set(['contact'])]]),
};
const planned = { docs: { current: { 'later.md': { route: '/later', line: 1 } } }, pages: [] };
const model = makeModel(
  [
    makeVersion([makeDoc('faq/general.md', { bodyLine: 4 }), 'faq/technical.md']),
    makeVersion(['faq/technical.md'], [], olderConfig),
  ],
  planned,
);
const heading = (id: string, level: Heading['level']): Heading => ({ id, text: id, level, line: 1 });

function check(href: string) {
  const compiled = new Map([
    [
      'content/latest/faq/general.md',
      makeCompiled({ headings: [heading('own', 2)], links: [{ href, line: 2, column: 9 }] }),
    ],
    [
      'content/latest/faq/technical.md',
      makeCompiled({
        headings: [heading('technical-faq', 1), heading('memory', 3), heading('café', 2)],
        anchors: ['raw'],
      }),
    ],
    ['content/3.9/faq/technical.md', makeCompiled({ headings: [heading('older', 2)] })],
  ]);
  return checkAnchors({ model, compiled, surrounding });
}

describe('checkAnchors', () => {
  it.each([
    '#own',
    './technical.md#memory',
    './technical.md#raw',
    '/faq/technical#technical-faq',
    '/faq/technical/#memory',
    '/faq/technical#caf%C3%A9',
    '/3.9/faq/technical#older',
    '/help#contact',
    '/faq/technical#',
    '#',
    '#top',
    'https://ohif.org/#nope',
    'pathname:///data.pdf#page=2',
    '/files/data.pdf#page=2',
    '/components#unknown-to-us',
    './later.md#planned',
    './nope.md#gone',
  ])('BLD-03 %s is not reported', (href) => {
    expect(check(href)).toEqual([]);
  });

  it('BLD-03 a hash that the page does not have is reported with place and nearest id', () => {
    expect(check('./technical.md#memroy')).toEqual([
      {
        file: 'content/latest/faq/general.md',
        line: 5,
        column: 9,
        rule: 'broken-anchor',
        message:
          'The link "./technical.md#memroy" refers to "#memroy", which "/faq/technical" does not contain.',
        hint: 'Did you mean "#memory"?',
      },
    ]);
  });

  it.each(['#nope', '/help#nope', '/faq/technical#Memory', '/3.9/faq/technical#memory', '?x=1#nope'])(
    'BLD-03 %s is reported',
    (href) => {
      expect(check(href)).toMatchObject([{ rule: 'broken-anchor' }]);
    },
  );
});
