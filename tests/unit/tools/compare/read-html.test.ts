import { parseFragment } from 'parse5';
import { expect, it } from 'vitest';
import { readHeadingsAndLinks, resolveAddress } from '@/tools/docusaurus/compare/read-html';

const read = (html: string) => readHeadingsAndLinks(parseFragment(html), '/beds/roses');

it('DOC-11 DOC-12 reads headings with ids, and leaves their links to themselves out on both sides', () => {
  const theirs =
    '<h1>Top</h1><h2 class="anchor" id="a">One <code>b</code><a href="#a" class="hash-link">&#8203;</a></h2>';
  const ours =
    '<h1 id="top">Top</h1><h2 id="a">One\n<code>b</code><a href="#a" class="anchor"></a></h2><h3>No id</h3>';
  const expected = { heading: 'Top', headings: [{ id: 'a', level: 2, text: 'One b' }], links: [] };
  expect(read(theirs)).toEqual(expected);
  expect(read(ours)).toEqual(expected);
});

it('BLD-01 resolves links as a browser does, and keeps those of other sites whole', () => {
  const html = '<a href="mint?x=1#y">M</a><a href="#z">Z</a><a href="https://a.org/">A</a><a>none</a>';
  expect(read(html).links).toEqual([
    { href: '/beds/mint?x=1#y', text: 'M' },
    { href: '/beds/roses#z', text: 'Z' },
    { href: 'https://a.org/', text: 'A' },
  ]);
});

it('leaves an address alone that is none', () => {
  expect(resolveAddress('http://[', '/')).toBe('http://[');
});
