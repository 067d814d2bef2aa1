import { expect, it } from 'vitest';
import { getContentTitle, getFirstText } from '@/lib/content/first-text';
import { toIsoDate } from '@/lib/content/key-types';

it.each([
  ['a **bold** and *soft* and ~~old~~ word', 'a bold and soft and old word'],
  ['`<Tabs>` and ``a ` b`` stay', '<Tabs> and a ` b stay'],
  ['[a *link*](./x.md "t") and ![an image](x.png)', 'a link and'],
  ['a<b>Bold</b><br/> &amp; &lt;x&gt;', 'aBold & <x>'],
  ['snake_case_name and _soft_ and __bold__', 'snake_case_name and soft and bold'],
  ['5 * 3 * 2, a\\_b, note[^1]\n\n[^1]: n', '5 * 3 * 2, a_b, note'],
  ['a<!-- {/* -->b {/* hidden */}<!-- hidden\n\n -->c', 'ab c'],
])('SH-06 the first text of a page contains no markup: %s', (markdown, plain) => {
  expect(getFirstText(markdown)).toBe(plain);
});

it.each([
  ['skips headings', '# Title\n## More\nText.\n', 'Text.'],
  ['skips underlined headings', 'Title\n=====\n\nMore\n---\nText.\n', 'Text.'],
  ['skips comments', '<!-- a\n\nb -->\n{/* c */}\nText.\n', 'Text.'],
  ['skips code', '```js\ncode\n\n```\n\n~~~\n```\n~~~\nText.\n', 'Text.'],
  ['skips tags, tables and rules', '<div>\n\n| a |\n|---|\n\n---\n\nText.\n', 'Text.'],
  ['takes the text of an admonition', ':::note\n\nText.\n\n:::\n', 'Text.'],
  ['skips a paragraph that is an image without words', '![](a.png)\n\nText.\n', 'Text.'],
  ['joins the lines of the paragraph', 'One\ntwo.\n\nThree.', 'One two.'],
  ['ends at a list below', 'Text:\n- a\n- b\n', 'Text:'],
  ['takes the first entry of a list', '- [ ] one\n- two\n', 'one'],
  ['takes a quote', '> Text\n> more.\n', 'Text more.'],
  ['is empty without prose', '# Title\n\n```\ncode\n```\n', ''],
])('SH-06 the first text of a page, used as its description, %s', (_, body, text) => {
  expect(getFirstText(body)).toBe(text);
});

it.each([
  ['a heading', '\n# A `b` **c** ##\ntext', 'A b c'],
  ['a heading with an id', '# Title {#x}\n', 'Title'],
  ['an underlined line', 'Title\n=====\n', 'Title'],
  ['a heading after a comment', '<!-- x\n\n-->\n# Title\n', 'Title'],
  ['not a second-level heading', '## Title\n', null],
  ['not a heading after text', 'Text.\n\n# Title\n', null],
  ['not an empty heading', '# \n', null],
  ['not a "#" without a space', '#title\n', null],
  ['missing in an empty body', '', null],
])('BLD-10 the title in the body of a page is %s', (_, body, title) => {
  expect(getContentTitle(body)).toBe(title);
});

it.each([
  ['2025-06-30', '2025-06-30T00:00:00.000Z'],
  ['2025-06-30 14:05', '2025-06-30T14:05:00.000Z'],
  ['2025-06-30T14:05:06Z', '2025-06-30T14:05:06.000Z'],
  ['2025-06-30T01:00:00+02:00', '2025-06-29T23:00:00.000Z'],
  ['2024-1-5', '2024-01-05T00:00:00.000Z'],
  ['2024-01-05 10:30:00 +0200', '2024-01-05T08:30:00.000Z'],
  ['2001-12-14t21:59:43.10-05:00', '2001-12-15T02:59:43.100Z'],
  ['2001-12-14 21:59:43.10 -5', '2001-12-15T02:59:43.100Z'],
  ['5/6/2024 10:30 UTC', '2024-05-06T10:30:00.000Z'],
  ['5/6/2024 10:30 PM', '2024-05-06T22:30:00.000Z'],
  ['2024/5/6', '2024-05-06T00:00:00.000Z'],
  ['May 6, 2024', '2024-05-06T00:00:00.000Z'],
  ['6 May 2024 10:30 GMT+2', '2024-05-06T08:30:00.000Z'],
  ['Mon, 06 May 2024 10:30:00 GMT', '2024-05-06T10:30:00.000Z'],
  ['Mon May 06 2024 10:30:00 GMT+0200 (CEST)', '2024-05-06T08:30:00.000Z'],
  ['2/31/2024', undefined],
  ['31 Feb 2024', undefined],
  ['13/13/2024', undefined],
  ['Version 1, 2024', undefined],
  ['2025-02-31', undefined],
  ['30.06.2025', undefined],
  ['2025-06-30 later', undefined],
])('DOC-17 the date %s in front matter is read as %s', (text, iso) => {
  expect(toIsoDate(text)).toBe(iso);
});
