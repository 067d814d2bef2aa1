import { expect, it } from 'vitest';
import { checkEmptyLinks } from '@/lib/checks/links';
import { checkHeadingOrder, checkSingleH1 } from '@/lib/checks/pages';
import { checkImages, checkImageTexts } from '@/lib/checks/images';
import type { Check } from '@/lib/checks/types';
import type { Doc } from '@/lib/content/types';
import { compileBody } from '@/lib/mdx/compile';
import { makeDoc, makeSite } from '@/tests/support/make-model';

const file = 'content/latest/faq/general.md';
const files = new Set(['content/latest/faq/img/a b.png', 'content/latest/assets/x.png', 'public/logo.svg']);

/** Runs a check on a page whose body begins on line 5. */
async function check(find: Check, body: string, parts: Partial<Doc> = {}) {
  const doc = makeDoc('faq/general.md', { bodyLine: 5, ...parts });
  return find(makeSite([doc], [await compileBody(body)], { fileExists: (name) => files.has(name) }));
}
const placesOf = async (...args: Parameters<typeof check>) =>
  (await check(...args)).map(({ line, column, message }) => `${line}:${column} ${message}`);

it.each([
  ['[](/help)', '5:1 The link to "/help" has no text.'],
  ['See [Help]() now.', '5:5 The link "Help" has no address.'],
  ['[Help](#)', '5:1 The link "Help" has no address.'],
  ['[Help][h]\n\n[h]: <>', '5:1 The link "Help" has no address.'],
  ['[ ![](/logo.svg) ](/help)', '5:1 The link to "/help" has no text.'],
  ['<a href="/help"></a>', '5:4 The link to "/help" has no text.'],
])('BLD-09 the content check reports %s as an empty link', async (body, message) => {
  expect(await placesOf(checkEmptyLinks, body)).toEqual([message]);
});

it.each([
  '[Help](/help)',
  '[`code`](#x)',
  '[![The logo](/logo.svg)](/help)',
  '<a href="/help">Help</a>',
  '<a href="/help" aria-label="Help"></a>',
  '<a href="/help"><img src="/logo.svg" alt="Help" /></a>',
  `<a href="/help">{'Help'}</a>`,
  '<a id="old-anchor"></a>',
])('BLD-09 the content check accepts the link %s as not empty', async (body) => {
  expect(await check(checkEmptyLinks, body)).toEqual([]);
});

it.each(['![](/a.png)', '![ ](/a.png)', '![][a]\n\n[a]: /a.png', '<img src="/a.png" />'])(
  'BLD-09 the content check reports that the image %s has no text alternative',
  async (body) => {
    const problem = { file, line: 5, rule: 'image-without-text' };
    const message = 'The image "/a.png" has no text alternative.';
    expect(await check(checkImageTexts, body)).toMatchObject([{ ...problem, message }]);
  },
);

it.each([
  '![The list of studies](/a.png)',
  '![List][a]\n\n[a]: /a.png',
  '<img src="/a.png" alt="List" />',
  '<img src="/a.png" alt="" />',
])(
  'BLD-09 the content check accepts the image %s, which has a text alternative or is marked as decorative',
  async (body) => {
    expect(await check(checkImageTexts, body)).toEqual([]);
  },
);

const shown =
  './img/a%20b.png img/a%20b.png ../assets/x.png /logo.svg https://ohif.org/x.png data:image/png;base64,A';

it.each(shown.split(' '))(
  'BLD-09 the content check accepts the image %s, which exists or is external',
  async (href) => {
    expect(await check(checkImages, `![Image](${href})`)).toEqual([]);
  },
);

const hidden = { frontmatter: { hide_title: true } };

it.each<[string, Partial<Doc>]>([
  ['# A\n\n## b', { contentTitle: 'A' }],
  ['## b', {}],
  ['# A', { contentTitle: 'A', ...hidden }],
  ['Text.\n\n# B', { frontmatter: { title: 'B' } }],
  ['<h1 align="center">B</h1>', { frontmatter: { title: 'B' } }],
])(
  'SH-17 DOC-02 the content check accepts the single top heading of the body %j of a page with %j',
  async (body, parts) => {
    expect(await check(checkSingleH1, body, parts)).toEqual([]);
  },
);

const unnamed = 'The page is named "general" after its file, because its text does not begin with "# B".';
const second = 'The heading "B" is a second top heading';

it.each<[string, Partial<Doc>, string]>([
  ['# A\n\n# B', { contentTitle: 'A' }, `7:1 ${second} in addition to "A".`],
  ['Text.\n\n## A\n\n# B', { title: 'Shown' }, `9:1 ${second} in addition to the page's title "Shown".`],
  ['# A\n\n<h1>B</h1>', { contentTitle: 'A' }, `7:1 ${second} in addition to "A".`],
  ['Text.\n\n# B', {}, `7:1 ${unnamed}`],
  ['<h1 align="center">B</h1>', {}, `5:1 ${unnamed}`],
  ['Text.', hidden, '1:1 The page has no top heading.'],
  ['Text.', { ...hidden, keyLines: { hide_title: 3 } }, '3:1 The page has no top heading.'],
])(
  'SH-17 DOC-02 the content check reports two or no top headings, or one that does not name the page, in %j of a page with %j',
  async (body, parts, message) => {
    expect(await placesOf(checkSingleH1, body, parts)).toEqual([message]);
  },
);

it('SH-17 the content check reports a first heading that skips a level below the page title', async () => {
  expect(await check(checkHeadingOrder, 'Text.\n\n### A')).toMatchObject([{ line: 7 }]);
});

it('SH-17 the content check accepts headings that go up several levels, and HTML headings of the right level', async () => {
  expect(await check(checkHeadingOrder, '## A\n\n### B\n\n#### C\n\n## D\n\n<h3 id="e">E</h3>')).toEqual([]);
  expect(await check(checkHeadingOrder, '')).toEqual([]);
});
