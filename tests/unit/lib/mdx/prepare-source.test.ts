import { expect, it } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';
import { prepareSource } from '@/lib/mdx/prepare-source';
import { findProblems, render } from './render';

it('BLD-11 removing HTML comments from a page moves no other text and adds no line break', async () => {
  const body = 'a <!-- one --> b\n<!-- two\n\nlines -->\nc <!-- end -->\nd';
  expect(prepareSource(body).text).toBe('a              b\n\n\n\nc\nd');
  expect(await findProblems('<!-- a\n\nb -->\n\nx {y}')).toEqual(['5:3 code-in-page']);
  expect(await render('a <!-- c -->\nb')).not.toContain('<br');
});

it.each([
  ['a fence', '```html\n<!-- x -->\n```'],
  ['a tilde fence', '~~~\n<!-- x -->\n~~~'],
  ['a fence in a list', '- a\n  ```html\n  <!-- x -->\n  ```'],
  ['a fence in a quote', '> ```html\n> <!-- x -->\n> ```'],
  ['a longer fence around a shorter', '````md\n```\n<!-- x -->\n```\n````'],
  ['a fence that is never closed', '```\n<!-- x -->'],
  ['inline code', 'text `<!-- x -->` text'],
  ['inline code with more backticks', 'text ``a ` <!-- x -->`` text'],
  ['inline code over two lines', 'text `a\n<!-- x -->` text'],
])('BLD-11 HTML comments stay in a page as shown code, in %s', (_place, body) => {
  expect(prepareSource(body).text).toBe(body);
});

it.each([
  ['with a backtick', '<!-- ` --> a ` b', '           a ` b'],
  ['with a fence', '<!--\n```\n-->\n<!-- x -->', '\n\n\n'],
  ['after a backtick that opens nothing', 'a ` b\n\n<!-- x -->', 'a ` b\n\n'],
  ['after an escaped backtick', 'a \\` <!-- x --> ` b', 'a \\`            ` b'],
])('BLD-11 an HTML comment %s is removed from a page', (_name, body, text) => {
  expect(prepareSource(body).text).toBe(text);
});

it('DOC-13 an id that the author wrote for a heading is read only at the end of the heading', () => {
  const body = '## A {#one}\n\nUnder {#two}\n---\n\n> ### Q {#three} ##\n\n';
  const code = '`## no {#four}`\n\n```\n## no {#five}\n```';
  const { text, headingIds } = prepareSource(body + code);
  expect(Object.fromEntries(headingIds)).toEqual({ 1: 'one', 3: 'two', 6: 'three' });
  expect(text).toContain(code);
});

it('DOC-18 the title of an admonition keeps brackets and markup', async () => {
  expect(await render(':::note a ] b [ c\n\nx\n\n:::')).toContain('"title":"a ] b [ c"');
  const title = 'Use <a href="./x.md">the page</a> <code>now</code>';
  const html = await render(':::tip Use [the page](./x.md) `now`\n\nx\n\n:::');
  expect(html).toContain(`<span data-title="">${title}</span><p>x</p>`);
});

it('DOC-18 an admonition shown in a code block stays unchanged', async () => {
  const body = '```md\n:::note Title\n:::\n```';
  expect(prepareSource(body).text).toBe(body);
  expect((await compileBody(body)).problems).toEqual([]);
});
