import { expect, it } from 'vitest';
import { checkEmptyLinks } from '@/lib/checks/empty-links';
import { checkHeadingOrder } from '@/lib/checks/headings';
import { checkImageTexts } from '@/lib/checks/images';
import { compileBody } from '@/lib/mdx/compile';
import { makeDoc, makeSite } from '@/tests/support/make-model';

const doc = makeDoc('faq/general.md', { bodyLine: 5 });

const check = async <Found>(find: (site: ReturnType<typeof makeSite>) => Found, body: string) =>
  find(makeSite([doc], [await compileBody(body)]));
const placesOf = async (find: typeof checkEmptyLinks, body: string) =>
  (await check(find, body)).map(({ line, column, message }) => `${line}:${column} ${message}`);

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
    const [problem, ...more] = await check(checkImageTexts, body);
    expect(problem).toMatchObject({ file: doc.file, line: 5, rule: 'image-without-text' });
    expect(problem?.message).toBe('The image "/a.png" has no text alternative.');
    expect(more).toEqual([]);
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

it('SH-17 BLD-09 a heading that skips a level is named with its place and the level to write', async () => {
  expect(await check(checkHeadingOrder, '# A\n\n## B\n\n#### C\n')).toEqual([
    {
      file: doc.file,
      line: 9,
      column: 1,
      rule: 'heading-skips-level',
      message: 'The heading "C" has level 4, but the heading before it has level 2.',
      hint: 'Write it with ###, because users of screen readers navigate by heading level.',
    },
  ]);
});

it('SH-17 the first heading below the title of the frontmatter counts as well', async () => {
  expect((await check(checkHeadingOrder, 'Text.\n\n### A')).map(({ line }) => line)).toEqual([7]);
});

it('SH-17 going up by any number of levels is right, and so are headings of HTML in their place', async () => {
  expect(await check(checkHeadingOrder, '## A\n\n### B\n\n#### C\n\n## D\n\n<h3 id="e">E</h3>')).toEqual([]);
  expect(await check(checkHeadingOrder, '')).toEqual([]);
});
