import { describe, expect, it } from 'vitest';
import { checkLinks } from '@/lib/checks/links';
import type { CheckLevels } from '@/lib/site/check-levels';
import type { Surrounding } from '@/lib/checks/types';
import type { SiteModel } from '@/lib/docs/types';
import {
  makeCategory,
  makeCompiled,
  makeDoc,
  makeModel,
  makeVersion,
  olderConfig,
} from '@/tests/support/make-model';

const levels: Pick<CheckLevels, 'brokenLinks' | 'brokenMarkdownLinks' | 'brokenTagLinks'> = {
  brokenLinks: 'error',
  brokenTagLinks: 'error',
  brokenMarkdownLinks: 'error',
};
const surrounding: Surrounding = {
  fileExists: (file) => file === 'public/files/data.zip' || file === 'public/my file.pdf',
  pageRoutes: ['/help', '/components'],
};
const planned: SiteModel['planned'] = {
  docs: { current: { 'later/page.md': { route: '/later/page', line: 1 } } },
  pages: [{ route: '/search', line: 1 }],
};
const model = makeModel(
  [
    makeVersion(
      [makeDoc('faq/general.md', { bodyLine: 5 }), 'faq/index.md', 'faq/technical.md', 'more/x.md'],
      [makeCategory('more', { label: 'More', link: { type: 'generated-index' } })],
    ),
    makeVersion(['faq/general.md'], [], olderConfig),
  ],
  planned,
);

function check(href: string, file = 'content/latest/faq/general.md', used = levels) {
  const compiled = new Map([[file, makeCompiled({ links: [{ href, line: 3, column: 7 }] })]]);
  return checkLinks({ model, compiled, surrounding }, used);
}

describe('checkLinks', () => {
  it.each([
    './technical.md#x',
    '/faq/technical',
    '/faq/technical/',
    '/faq',
    '/faq/',
    '/3.9/faq/general?x=1#y',
    '/help',
    '/category/more',
    '/search?q=x',
    '../later/page.md',
    '/later/page',
    './technical',
    '#nope',
    '?x=1',
    'https://ohif.org/nope',
    'mailto:a@b.c',
    '/files/data.zip',
    '/my%20file.pdf',
    'pathname:///nope.pdf',
  ])('BLD-01 BLD-02 %s is no problem', (href) => {
    expect(check(href)).toEqual([]);
  });

  it('BLD-01 an address that nobody answers is an error with file, line and column', () => {
    expect(check('/faq/tecnical')).toEqual([
      {
        file: 'content/latest/faq/general.md',
        line: 7,
        column: 7,
        rule: 'broken-link',
        message:
          'The link "/faq/tecnical" leads to "/faq/tecnical", which is neither a page nor a file in public/.',
        hint: 'Did you mean "/faq/technical"?',
        severity: 'error',
      },
    ]);
  });

  it.each([
    ['/FAQ/Technical', '/faq/technical'],
    ['/faq/technical.html', '/faq/technical'],
    ['/Help', '/help'],
    ['/old/place/technical', '/faq/technical'],
  ])('BLD-01 %s is broken, and the hint names %s', (href, nearest) => {
    expect(check(href)).toMatchObject([{ rule: 'broken-link', hint: `Did you mean "${nearest}"?` }]);
  });

  it('BLD-01 links of 3.9 are checked too, and a page with nothing near says where to list it', () => {
    expect(check('/completely/elsewhere', 'content/3.9/faq/general.md')).toMatchObject([
      {
        file: 'content/3.9/faq/general.md',
        hint: 'Correct the address, or list the page in content/planned.json.',
      },
    ]);
  });

  it.each([
    ['./Technical.md', './technical.md'],
    ['./tecnical.md', './technical.md'],
    ['../technical.md', './technical.md'],
    ['x.md', '../more/x.md'],
  ])('BLD-02 the file link %s is broken, and the hint names %s', (href, nearest) => {
    expect(check(href)).toMatchObject([
      {
        rule: 'broken-markdown-link',
        line: 7,
        column: 7,
        severity: 'error',
        hint: `Did you mean "${nearest}"?`,
      },
    ]);
  });

  it('BLD-02 BLD-07 a file of the other version does not count', () => {
    expect(check('./technical.md', 'content/3.9/faq/general.md')).toMatchObject([
      {
        rule: 'broken-markdown-link',
        message: expect.stringContaining('version "3.9". Tried: faq/technical.md.'),
      },
    ]);
  });

  it('BLD-01 BLD-02 each kind has its own level', () => {
    const file = 'content/latest/faq/general.md';
    expect(check('/nope', file, { ...levels, brokenLinks: 'warning' })).toMatchObject([
      { severity: 'warning' },
    ]);
    expect(check('/nope', file, { ...levels, brokenLinks: 'off' })).toEqual([]);
    expect(check('./nope.md', file, { ...levels, brokenLinks: 'off' })).toHaveLength(1);
    expect(check('./nope.md', file, { ...levels, brokenMarkdownLinks: 'off' })).toEqual([]);
    expect(check('./nope.md', file, { ...levels, brokenMarkdownLinks: 'warning' })).toMatchObject([
      { severity: 'warning' },
    ]);
  });

  it('BLD-01 tags <a> count as the configuration says', () => {
    const own = makeModel([makeVersion(['a.md'])]);
    const links = [
      { href: '/nope', line: 3, column: 7, isTag: true as const },
      { href: '/nope', line: 4, column: 1 },
    ];
    const compiled = new Map([['content/latest/a.md', makeCompiled({ links })]]);
    const found = checkLinks({ model: own, compiled, surrounding }, { ...levels, brokenTagLinks: 'warning' });
    expect(found.map(({ severity }) => severity)).toEqual(['warning', 'error']);
  });
});
