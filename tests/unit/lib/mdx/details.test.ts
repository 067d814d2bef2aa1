import { expect, it } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';
import { findProblems, render } from './render';

const open = '<x-details props="{}"><summary>';

it.each([
  [
    '<details>\n<summary>A `b` **c**</summary>\n\ntext\n\n</details>',
    `${open}A <code>b</code> <strong>c</strong></summary><p>text</p>`,
  ],
  ['<details><summary>A</summary>text</details>', `${open}A</summary><p>text</p>`],
  ['<details>\n<summary>A</summary>\ntext\n</details>', `${open}A</summary><p>text</p>`],
  ['- x\n\n  <details>\n  <summary>A</summary>\n\n  text\n\n  </details>', `${open}A</summary><p>text</p>`],
  [
    '<details>\n<summary>A</summary>\n\n<details>\n<summary>B</summary>\n\ntext\n\n</details>\n\n</details>',
    `${open}A</summary>${open}B</summary><p>text</p>`,
  ],
])('DOC-27 BLD-11 renders %j as details with a summary', async (body, html) => {
  expect(await findProblems(body)).toEqual([]);
  expect(await render(body)).toContain(html);
});

it('BLD-11 reports problems in and after a summary at their places', async () => {
  const body = '<details>\n<summary>{nothing}</summary>\n\n:::foo\nx\n:::\n\n</details>';
  expect((await findProblems(body)).toSorted()).toEqual(['2:10 code-in-page', '4:1 unknown-directive']);
});

it('BLD-11 says what to change if details begin in the line of their summary and end in another paragraph', async () => {
  const { problems } = await compileBody('text\n\n<details><summary>A</summary>\n\ntext\n\n</details>');
  const hint = expect.stringContaining('or put both tags on separate lines') as string;
  expect(problems).toEqual([expect.objectContaining({ line: 3, column: 1, rule: 'mdx-syntax', hint })]);
});
