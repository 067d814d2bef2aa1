import { createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createTerm } from '@/components/mdx/term';
import { compileBody } from '@/lib/mdx/compile';
import { makeContext } from '@/tests/support/make-context';
import { renderDoc } from './render';

const terms = [
  { id: 'cors', forms: ['CORS', 'Cross-Origin Resource Sharing'] },
  { id: 'data-source', forms: ['Data source'] },
  { id: 'frame', forms: ['Frame'] },
  { id: 'frame-of-reference', forms: ['Frame of reference'] },
  { id: 'sop-class', forms: ['SOP class'] },
];

const Mark = ({ id, children }: { id: string; children: ReactNode }) =>
  createElement('mark', { title: id }, children);
const Pass = ({ children }: { children?: ReactNode }) => createElement('div', null, children);

async function mark(body: string, list = terms): Promise<string> {
  const doc = await compileBody(body, list);
  expect(doc.problems).toEqual([]);
  return renderDoc(doc, { Term: Mark, Admonition: Pass, Tabs: Pass, TabItem: Pass });
}

async function marked(body: string, list = terms): Promise<string[]> {
  const marks = (await mark(body, list)).matchAll(/<mark title="([^"]+)">([^<]*)<\/mark>/g);
  return [...marks].map(([, id, text]) => `${id}: ${text}`);
}

it('a page marks only the first mention of a glossary term, and keeps its text', async () => {
  const html = await mark('Set CORS headers. Without CORS nothing works.');
  expect(html).toBe('<p>Set <mark title="cors">CORS</mark> headers. Without CORS nothing works.</p>');
});

it.each([
  ['another name', 'See Cross-Origin Resource Sharing.', ['cors: Cross-Origin Resource Sharing']],
  ['a lowercase plural', 'Two data sources.', ['data-source: data sources']],
  ['the longer of two names', 'A frame of reference.', ['frame-of-reference: frame of reference']],
  ['a word at the end of a sentence', 'It is CORS.', ['cors: CORS']],
  ['a list item', '- one SOP class', ['sop-class: SOP class']],
  ['bold text', '**CORS** it is', ['cors: CORS']],
  ['a table cell', '| A |\n| --- |\n| CORS |', ['cors: CORS']],
  ['an admonition', ':::note[Title]\n\nCORS\n\n:::', ['cors: CORS']],
  ['a tab', '<Tabs>\n<TabItem value="a">\n\nCORS\n\n</TabItem>\n</Tabs>', ['cors: CORS']],
  ['details', '<details>\n<summary>CORS</summary>\n\nAn SOP class\n\n</details>', ['sop-class: SOP class']],
])('a page marks a glossary term in or as %s', async (_name, body, expected) => {
  expect(await marked(body)).toEqual(expected);
});

it.each([
  ['a heading', '## CORS'],
  ['a link', '[CORS](https://example.org)'],
  ['code', '`CORS`'],
  ['a code block', '```text\nCORS\n```'],
  ['the head of a table', '| CORS |\n| --- |\n| x |'],
  ['the title of an admonition', ':::note[CORS and **more**]\n\nx\n\n:::'],
  ['a part of a word', 'CORSA, XCORS, CORS-free, /CORS, CORS.js'],
  ['another case of an abbreviation', 'cors and Cors'],
  ['a diagram', '```mermaid title="CORS" alt="CORS"\nflowchart TD\n  a[CORS] --> b\n```'],
])('a page marks no glossary term in or as %s', async (_name, body) => {
  expect(await marked(body)).toEqual([]);
});

it('a page marks at most two glossary terms in a paragraph and twelve altogether', async () => {
  const body = 'CORS, data source, SOP class.\n\nAn SOP class.';
  expect(await marked(body)).toEqual(['cors: CORS', 'data-source: data source', 'sop-class: SOP class']);
  expect(await mark(body)).toContain('An <mark title="sop-class">');
  const many = Array.from({ length: 20 }, (_, index) => ({ id: `t${index}`, forms: [`Term${index}x`] }));
  expect(await marked(many.map(({ forms }) => forms[0]).join('\n\n'), many)).toHaveLength(12);
});

it('a page stays unchanged if there is no glossary', async () => {
  expect(await mark('CORS', [])).toBe('<p>CORS</p>');
});

const link =
  '<span class="term"><a href="/glossary#cors" data-bare="" aria-describedby="term-cors">CORS</a><span class="term-definition" role="tooltip" id="term-cors" data-no-index="">By headers.</span></span>';
it.each([
  ['a link to its entry, described by its definition', 'By headers.', link],
  ['plain text if the page is about the term itself', null, 'CORS'],
])('a marked glossary term is rendered as %s', async (_name, definition, html) => {
  const Term = createTerm(makeContext({ define: () => definition }));
  expect(await renderDoc(await compileBody('CORS', terms), { Term })).toBe(`<p>${html}</p>`);
});
