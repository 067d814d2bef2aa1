import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CodeBlock } from '@/components/mdx/code-block';
import { hashSample, markRanSamples } from '@/lib/content/ran-samples';
import { readSections } from '@/lib/mdx/read-sections';
import { renderCode } from '../mdx/render';

const ran = { viewer: '3.10.1', pages: { 'faq/general': [hashSample('let a;\n\nlet b;')] } };
const block = ['```js title="a.js"', 'let a;', '', 'let b;', '```'];

it('a code block is marked as run in a viewer if the list for its page has the hash of its code, so not once edited', () => {
  const body = ['text', ...block, '```js', 'let a;', '```'].join('\n');
  const marked = body.replace('title="a.js"', 'title="a.js" ran="3.10.1"');
  expect(markRanSamples(body, 'faq/general.md', ran)).toBe(marked);
  expect(markRanSamples(body, 'faq/index.md', ran)).toBe(body);
  expect(markRanSamples(body, 'faq/general.md', null)).toBe(body);
  const edited = body.replace('let b', 'let c');
  expect(markRanSamples(edited, 'faq/general.md', ran)).toBe(edited);
});

it('an indented code block whose code ran in a viewer is marked so, but a block inside a longer fence is not', () => {
  const indented = block.map((line) => (line ? `   ${line}` : line)).join('\n');
  expect(markRanSamples(`1. text\n\n${indented}`, 'faq/general.md', ran)).toContain('ran="3.10.1"');
  const outer = ['````md', ...block, '````'].join('\n');
  expect(markRanSamples(outer, 'faq/general.md', ran)).toBe(outer);
});

it('a code block marked as run in a viewer passes the version of that viewer to its component', async () => {
  const [code] = await renderCode(markRanSamples(block.join('\n'), 'faq/general.md', ran));
  expect(code).toMatchObject({ title: 'a.js', ran: '3.10.1' });
});

it('a code block shows the viewer version that ran it, but hides this from the search index', () => {
  const html = renderToStaticMarkup(<CodeBlock html="let a;" lang="js" ran="3.10.1" />);
  expect(html).toContain('Ran in 3.10.1');
  const unmarked = renderToStaticMarkup(<CodeBlock html="let a;" lang="js" />);
  expect(readSections(html)).toEqual(readSections(unmarked));
});
