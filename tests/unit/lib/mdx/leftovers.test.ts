import { expect, it } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';
import { findProblems } from './render';

it.each([
  ['![Text](./my picture.png)', 7, /%20/],
  ['[Text](./a b.md)', 6, /%20/],
  ['![Text](./a.png =100x50)', 7, /width/],
  ['[Text](https://example.org/a b)', 6, /%20/],
  ['Text[^nope]', 5, /footnote/],
  ['[Text][nope]', 6, /define it/],
  ['![Text][nope]', 1, /define it/],
  ['[Text] (../faq/general.md)', 6, /Remove the space/],
  ['(Text)[../faq/general.md]', 6, /square brackets/],
  ['**Note:**text', 1, /bold/],
  ['#Heading', 1, /space after the "#"/],
  ['###1. Heading', 1, /space after the "#"/],
  [':::note[A [link](a b)]\nText\n:::', 16, /%20/],
])(
  'BLD-09 compiling a page reports Markdown that is displayed as text, with a fix: %j',
  async (text, column, hint) => {
    const { problems } = await compileBody(`ok\n\n${text}`);
    const place = { line: 3, column, rule: 'stray-markdown', severity: 'warning' };
    expect(problems).toMatchObject([{ ...place, hint: expect.stringMatching(hint) }]);
  },
);

it.each([
  '\\[Text](./a b.md), \\[^1], \\[a]\\[b], \\*\\*, a \\#b',
  '`[a](b c)`, `**`, `[a][b]`, `#Heading`',
  '#1234 and #5, issue (#6) and C#',
  '[optional] (see below)',
  '- [ ] (perhaps)',
  '| a |\n| --- |\n| `x \\| y` |\n| |',
  'Text[^1]\n\n[^1]: Note\n\n[Text][a]\n\n[a]: ./b.md',
  '**a**b **`c`** *d*',
])('BLD-09 compiling a page accepts %j, which is text or complete Markdown', async (body) => {
  expect(await findProblems(body)).toEqual([]);
});

it.each([
  ['a row with more cells than the first', '| a | b |\n|---|---|\n| 1 | 2 |\n| `x | y` | 3 |', '4:1'],
  ['a first row with fewer cells than the second', '| `a | b` |\n|---|\n| 1 |', '2:1'],
  ['a footnote with the name of another', 'Text[^1]\n\n[^1]: One\n\n[^1]: Two', '5:1'],
  ['a footnote that nothing refers to', 'Text\n\n[^1]: One', '3:1'],
])('BLD-09 compiling a page reports %s, because text would be lost', async (_name, body, place) => {
  expect(await findProblems(body)).toEqual([`${place} stray-markdown`]);
});
