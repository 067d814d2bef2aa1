import { expect, it } from 'vitest';
import { checkAnchors, checkLinks } from '@/lib/checks/links';
import { sitePagesFolder } from '@/lib/docs/site-pages';
import type { SiteModel } from '@/lib/docs/types';
import type { LinkOrImage } from '@/lib/mdx/types';
import {
  makeCategory,
  makeCompiled,
  makeDoc,
  makeModel,
  makeVersion,
  getProblemTexts,
  olderConfig,
} from '@/tests/support/make-model';

const files = new Set(['public/files/data.zip', 'public/my file.pdf', 'content/latest/faq/data (1).json']);
const inputs = { fileExists: (file: string) => files.has(file), pageRoutes: ['/components'] };
const draft = { draft: true };
const model = makeModel(
  [
    makeVersion(
      [
        makeDoc('faq/general.md', { bodyLine: 5 }),
        'faq/index.md',
        'faq/technical.md',
        'more/x.md',
        makeDoc('faq/draft.md', draft),
      ],
      [makeCategory('more', { label: 'More', link: { type: 'generated-index' } })],
    ),
    makeVersion(['faq/general.md', makeDoc('faq/soon.md', draft, olderConfig)], [], olderConfig),
  ],
  [makeDoc('help.md', { bodyLine: 5 }, sitePagesFolder)],
);
const general = 'content/latest/faq/general.md';
const older = 'content/3.9/faq/general.md';
const help = 'content/site/help.md';

const ids = {
  [general]: ['own'],
  [older]: ['older'],
  'content/latest/faq/technical.md': ['technical-faq', 'memory', 'café', 'fn-%C3%BC'],
  [help]: ['contact'],
};

/** Checks the links of a page, including their anchors. */
function checkAll(links: LinkOrImage[], file = general) {
  const compiled = Object.entries(ids).map(([name, own]) => {
    const headings = own.map((id) => ({ id, text: id, level: 2 as const, line: 1 }));
    return [name, makeCompiled({ headings, anchors: ['raw'], links: name === file ? links : [] })] as const;
  });
  const site = { model, compiled: new Map(compiled), inputs };
  return [...checkLinks(site), ...checkAnchors(site)];
}
const check = (href: string, file?: string) => checkAll([{ href, text: 'x', line: 3, column: 7 }], file);

const anchors = ['#', '/#memory', '#caf%C3%A9', '#café', '#fn-%C3%BC'].map((end) => `/faq/technical${end}`);
const pages = ['/faq', '/3.9/faq/general?x=1#older', '/help', '/help#contact', '/category/more'];
const ownAnchors = ['#own', '#', '#top', './technical.md#memory', './technical.md#raw'];
const ownFiles = ['/files/data.zip#page=2', '/my%20file.pdf', './data%20(1).json?x=1#y'];
const unchecked = ['/components#unknown-to-us', 'https://ohif.org/nope#nope', 'mailto:a@b.c'];

it.each([...[anchors, pages, ownAnchors, ownFiles, unchecked].flat(), 'pathname:///nope.pdf#page=2'])(
  'BLD-01 BLD-02 BLD-03 the link check accepts the link %s',
  (href) => {
    expect(check(href)).toEqual([]);
  },
);

it('BLD-01 the link check reports a link to a missing page with file, line and column', () => {
  expect(check('/faq/tecnical').flatMap(getProblemTexts)).toEqual([
    `fault ${general}:7:7 broken-link`,
    'The link "/faq/tecnical" leads to "/faq/tecnical", which is neither a page nor a file beside this page or in public/.',
    'Did you mean "/faq/technical"?',
  ]);
});

it('BLD-03 the link check reports a missing anchor with its place and the nearest id', () => {
  expect(check('./technical.md#memroy').flatMap(getProblemTexts)).toEqual([
    `fault ${general}:7:7 broken-anchor`,
    'The link "./technical.md#memroy" refers to "#memroy", which "/faq/technical" does not contain.',
    'Did you mean "#memory"?',
  ]);
});

it.each(['#nope', '/help#nope', '/faq/technical#Memory', '/3.9/faq/general#memory', '?x=1#nope'])(
  'BLD-03 the link check reports the missing anchor of %s',
  (href) => {
    expect(check(href)).toMatchObject([{ rule: 'broken-anchor' }]);
  },
);

it.each([
  ['/FAQ/Technical', '/faq/technical'],
  ['/faq/technical.html', '/faq/technical'],
  ['/Help', '/help'],
  ['/old/place/technical', '/faq/technical'],
  ['/docs/faq/general', '/faq/general'],
  ['/3.10/faq/general', '/faq/general'],
  ['/docs/faq', '/faq/'],
])('BLD-01 the link check reports %s as broken and suggests %s', (href, nearest) => {
  expect(check(href)).toMatchObject([{ rule: 'broken-link', hint: `Did you mean "${nearest}"?` }]);
});

it('BLD-01 the link check also reads version 3.9, and suggests a new page if no address is similar', () => {
  const hint = 'Correct the address, or create the page.';
  expect(check('/completely/elsewhere', older)).toMatchObject([{ file: older, hint }]);
});

it('BLD-01 BLD-02 BLD-03 the link check also reads pages outside any version, whose file links lead only to such pages', () => {
  const rules = (href: string) => check(href, help).map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  expect(rules('./help.md#contact')).toEqual([]);
  expect(rules('/faq/technical#memory')).toEqual([]);
  expect(rules('/nope')).toEqual([`${help}:7 broken-link`]);
  expect(rules('./technical.md')).toEqual([`${help}:7 broken-markdown-link`]);
  expect(rules('/faq/technical#nope')).toEqual([`${help}:7 broken-anchor`]);
});

it.each([
  ['./Technical.md', './technical.md'],
  ['./tecnical.md#gone', './technical.md'],
  ['../technical.md', './technical.md'],
  ['x.md', '../more/x.md'],
  ['../fq/index.md', './index.md'],
])('BLD-02 the link check reports the file link %s as broken and suggests %s', (href, nearest) => {
  const hint = `Did you mean "${nearest}"?`;
  const place = { line: 7, column: 7 };
  expect(check(href)).toMatchObject([{ rule: 'broken-markdown-link', ...place, hint }]);
});

it('BLD-02 BLD-07 the link check reports a link to a file that only another version has', () => {
  const message: unknown = expect.stringContaining('version "3.9". Tried: faq/technical.md.');
  expect(check('./technical.md', older)).toMatchObject([{ rule: 'broken-markdown-link', message }]);
});

it.each([
  ['../../3.9/faq/general.md', '/3.9/faq/general'],
  ['../../site/help.md#contact', '/help'],
  ['/help.md', '/help'],
])(
  'BLD-02 the hint for the link %s to a file that no page of the version has is the address %s',
  (href, route) => {
    const hint = `Links to files lead to pages of the same version only. Write the address, "${route}".`;
    expect(check(href)).toMatchObject([{ rule: 'broken-markdown-link', hint }]);
  },
);

it.each([
  ['example.org', 'Write the whole address: https://example.org'],
  ['www.example.dev/a.html?b', 'Write the whole address: https://www.example.dev/a.html?b'],
  [
    '@site/static/files/a.zip',
    'Put the file in public/ and write "/files/a.zip", or put it beside the page.',
  ],
  ['/sitemap.xml', /If only a build writes the file, write pathname:\/\/\/sitemap\.xml\.$/],
  ['./data.json', /^Correct the address, or add the file/],
])('BLD-01 the hint for the broken link %s is: %s', (href, hint) => {
  const [fault] = check(href);
  expect(fault?.hint).toMatch(hint);
});

const drafts = ['./draft.md#x', '/faq/draft', '/3.9/faq/soon'];

const withDrafts = makeModel(
  model.versions.map((version) => ({ ...version, docs: [...version.docs, ...version.drafts] })),
);
const checkBody = (site: SiteModel, file: string, href: string) => {
  const body = makeCompiled({ links: [{ href, text: 'x', line: 3, column: 7 }] });
  return checkLinks({ model: site, compiled: new Map([[file, body]]), inputs });
};

it.each(drafts)(
  'BLD-08 the link check reports the link %s to a draft, with and without drafts in the site',
  (href) => {
    const file = href.includes('3.9') ? 'content/3.9/faq/soon.md' : 'content/latest/faq/draft.md';
    const message = `The link "${href}" leads to a draft, ${file}, which builds leave out.`;
    for (const site of [model, withDrafts])
      expect(checkBody(site, general, href)).toMatchObject([{ line: 7, message }]);
  },
);

it.each(drafts)('BLD-08 the link check accepts the link %s in a draft', (href) => {
  expect(checkBody(withDrafts, 'content/latest/faq/draft.md', href)).toEqual([]);
});
