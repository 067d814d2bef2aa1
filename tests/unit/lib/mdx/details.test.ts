import { expect, it } from 'vitest';
import { findProblems, render } from './render';

const open = '<x-details props="{}"><summary>';
const inner = '<details><summary>B</summary>\n\na\n\n</details>';
const markup = '<code>b</code> <strong>c</strong>';

it.each([
  ['<details><summary>`b` **c**</summary>\n\na\n\n</details>', `${open}${markup}</summary><p>a</p>`],
  ['<details><summary>"x"</summary>\n\n- a\n\n</details>', `${open}"x"</summary><ul>\n<li>a</li>\n</ul>`],
  ['<details><summary>A</summary>text</details>', `${open}A</summary><p>text</p>`],
  ['<details>\n<summary>A</summary>\ntext\n</details>', `${open}A</summary><p>text</p>`],
  ['- x\n\n  <details><summary>A</summary>\n\n  text\n\n  </details>', `${open}A</summary><p>text</p>`],
  [`<details><summary>A</summary>\n\n${inner}\n\n</details>`, `${open}A</summary>${open}B</summary><p>a</p>`],
])('DOC-27 BLD-11 the page text %j is rendered as collapsible details with a summary', async (body, html) => {
  expect(await findProblems(body)).toEqual([]);
  expect(await render(body)).toContain(html);
});

it('BLD-11 compiling a page reports problems in and after a summary of details at their places', async () => {
  const found = await findProblems('<details><summary>{nothing}</summary>\n\n:::foo\nx\n:::\n\n</details>');
  expect(found.toSorted()).toEqual([expect.stringMatching(/^1:\d+ code-in-page$/), '3:1 unknown-directive']);
});

it('BLD-11 compiling a page leaves the details element in inline code unchanged', async () => {
  expect(await render('`<details><summary>x</summary>`')).toContain('&lt;summary&gt;');
});
