import { expect, it } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';
import { findProblems, render } from './render';

it('DOC-13 compiling a page collects its headings with level, line and text', async () => {
  const { headings } = await compileBody('# Title\n\n### :seedling: Sow a:b\n\nSet\n---');
  const found = headings.map(({ level, line, text }) => `h${level} ${line} ${text}`);
  expect(found).toEqual(['h1 1 Title', 'h3 3 🌱 Sow a:b', 'h2 5 Set']);
});

it('DOC-13 a heading without text gets no id and no link', async () => {
  expect(await render('## \n\n## After')).toMatch(/<h2><\/h2>\s*<h2 id="after">/);
  expect((await compileBody('## \n\n## After')).headings.map(({ id }) => id)).toEqual(['after']);
});

it('DOC-11 each heading from h2 to h6 links to itself, named by its plain text', async () => {
  const html = await render('## With `code` and **bold**\n\n###### Deep');
  const link = '<a class="anchor" data-heading="With code and bold" href="#with-code-and-bold"></a>';
  expect(html).toContain(`${link}</h2>`);
  expect(html).toContain('href="#deep"></a></h6>');
});

it('DOC-11 an id that authors wrote is removed from the text of its heading', async () => {
  const { headings } = await compileBody('## Your **wording** {#old-anchor}');
  expect(headings).toEqual([{ id: 'old-anchor', text: 'Your wording', level: 2, line: 1 }]);
});

it('DOC-12 h1 and HTML headings get no link, and the id of an HTML heading is an anchor', async () => {
  const html = await render('# Title\n\n<h2>Raw</h2>\n\n<h3 id="kept">Raw</h3>');
  expect(html).not.toContain('class="anchor"');
  expect((await compileBody('<h3 id="kept">Raw</h3>')).anchors).toEqual(['kept']);
});

it('DOC-06 the hidden heading of footnotes is not listed among the headings, and has no link', async () => {
  const body = '## A\n\ntext[^1]\n\n[^1]: note';
  const { headings, anchors } = await compileBody(body);
  expect(headings.map(({ id }) => id)).toEqual(['a']);
  expect(anchors).toContain('user-content-fn-1');
  expect((await render(body)).match(/class="anchor"/g)).toHaveLength(1);
});

it('BLD-03 compiling a page collects ids of elements and components, and names of <a>, as anchors', async () => {
  const elements = '<div id="one">x</div> <a name="old"></a>\n\ntext <span id={"two"}>y</span>';
  const { anchors } = await compileBody(`${elements}\n\n<Heading as="h2" id="three">z</Heading>`);
  expect(anchors).toEqual(['one', 'old', 'two', 'three']);
});

it.each([
  ['##', 'This heading has no text.'],
  ['## {#only}', 'This heading has no text.'],
  ['## Text {#my id}', 'The id "my id" contains spaces.'],
])('BLD-09 compiling a page reports the heading %j', async (heading, message) => {
  const { problems } = await compileBody(`ok\n\n${heading}`);
  expect(problems).toMatchObject([{ line: 3, rule: 'invalid-heading', message, severity: 'warning' }]);
});

it('BLD-09 compiling a page accepts a heading that consists of an image or code', async () => {
  expect(await findProblems('## ![Logo](a.png)\n\n## `code` {#id}')).toEqual([]);
});
