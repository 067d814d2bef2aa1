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

/** What a check finds in a page whose body begins in line 5. */
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
])('BLD-09 %s is an empty link', async (body, message) => {
  expect(await placesOf(checkEmptyLinks, body)).toEqual([message]);
});

it.each([
  '[Help](/help)',
  '[`code`](#x)',
  '[![The logo](/logo.svg)](/help)',
  '<a href="/help">Help</a>',
  '<a href="/help" aria-label="Help"></a>',
  '<a href="/help"><img src="/logo.svg" alt="Help" /></a>',
  '<a href="/help">{1 + 1}</a>',
  '<a id="old-anchor"></a>',
])('BLD-09 %s is none', async (body) => {
  expect(await check(checkEmptyLinks, body)).toEqual([]);
});

it.each(['![](/a.png)', '![ ](/a.png)', '![][a]\n\n[a]: /a.png', '<img src="/a.png" />'])(
  'BLD-09 %s has no text alternative',
  async (body) => {
    const message = 'The image "/a.png" has no text alternative.';
    expect(await check(checkImageTexts, body)).toMatchObject([
      { file, line: 5, rule: 'image-without-text', message },
    ]);
  },
);

it.each([
  '![The list of studies](/a.png)',
  '![List][a]\n\n[a]: /a.png',
  '<img src="/a.png" alt="List" />',
  '<img src="/a.png" alt="" />',
])('BLD-09 %s has one, or says that it is decoration', async (body) => {
  expect(await check(checkImageTexts, body)).toEqual([]);
});

it.each([
  './img/a%20b.png',
  'img/a%20b.png',
  '../assets/x.png',
  '/logo.svg',
  'https://ohif.org/x.png',
  'data:image/png;base64,AA',
])('BLD-09 the image %s is there or not ours', async (href) => {
  expect(await check(checkImages, `![Image](${href})`)).toEqual([]);
});

const hidden = { frontmatter: { hide_title: true } };

it.each<[string, Partial<Doc>]>([
  ['# A\n\n## b', { contentTitle: 'A' }],
  ['## b', {}],
  ['# A', { contentTitle: 'A', ...hidden }],
  ['Text.\n\n# B', {}],
])('SH-17 DOC-02 %j has one top heading, its own or the title, in a page with %j', async (body, parts) => {
  expect(await check(checkSingleH1, body, parts)).toEqual([]);
});

it.each<[string, Partial<Doc>, string]>([
  ['# A\n\n# B', { contentTitle: 'A' }, '7:1 The heading "B" is a second top heading in addition to "A".'],
  [
    'Text.\n\n## A\n\n# B',
    { title: 'Shown' },
    '9:1 The heading "B" is a second top heading in addition to the page\'s title "Shown".',
  ],
  ['Text.', hidden, '1:1 The page has no top heading.'],
  ['Text.', { ...hidden, keyLines: { hide_title: 3 } }, '3:1 The page has no top heading.'],
])('SH-17 DOC-02 %j has two top headings or none in a page with %j', async (body, parts, message) => {
  expect(await placesOf(checkSingleH1, body, parts)).toEqual([message]);
});

it('SH-17 the first heading below the title of the frontmatter counts as well', async () => {
  expect(await check(checkHeadingOrder, 'Text.\n\n### A')).toMatchObject([{ line: 7 }]);
});

it('SH-17 going up by any number of levels is right, and so are headings of HTML in their place', async () => {
  expect(await check(checkHeadingOrder, '## A\n\n### B\n\n#### C\n\n## D\n\n<h3 id="e">E</h3>')).toEqual([]);
  expect(await check(checkHeadingOrder, '')).toEqual([]);
});
