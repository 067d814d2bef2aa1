import { expect, it } from 'vitest';
import { compareSiteContents, formatDifference } from '@/tools/baseline/compare-site-contents';
import { readPageContents } from '@/tools/baseline/read-page-contents';
import type { SiteContents } from '@/tools/baseline/read-site-contents';

const html = `<!doctype html><html><head><title>Page | Site</title><meta name="description" content="About">
<link rel="stylesheet" href="/a.css"><meta name="page-files" content="/a.js"></head><body><nav aria-label="Docs sidebar"><a href="/a">A</a></nav>
<main><h1 id="top">Page</h1><p>One <b>two</b>.</p><a href="/b"><svg></svg>B</a><img src="/i.png" alt="An image">
<script>hidden()</script></main><nav class="paginator"><a href="/c">Next: C</a></nav></body></html>`;

const siteOf = (page: string): SiteContents => ({
  pages: { '/page': readPageContents(page) },
  searchRecords: { current: ['Page'] },
  files: {},
});

it('the comparison of two builds reads head, text, headings, links and images of a page', () => {
  expect(readPageContents(html)).toMatchObject({
    head: ['meta name="description" content="About"', 'title Page | Site'],
    text: ['Page', 'One two.', 'B'],
    headings: ['h1#top Page'],
    ids: ['top'],
    links: ['B → /b'],
    sidebar: ['A → /a'],
    paginator: ['Next: C → /c'],
    images: ['/i.png An image'],
  });
});

it('the comparison of two builds finds nothing in equal sites, and ignores ids that React generates', () => {
  const [before, after] = ['_R_15bsno9lb_heading', '_R_4lfiv1lb_heading'].map((id) =>
    siteOf(html.replace('id="top"', `id="${id}"`)),
  );
  expect(before && after && compareSiteContents(before, after)).toEqual([]);
  expect(compareSiteContents(siteOf(html), siteOf(html))).toEqual([]);
});

it.each([
  ['text', 'One <b>two</b>.', 'One.'],
  ['headings', 'id="top"', 'id="other"'],
  ['head', 'content="About"', 'content="Other"'],
  ['paginator', 'href="/c"', 'href="/d"'],
  ['images', 'alt="An image"', ''],
])('the comparison of two builds reports a change in the part "%s" of a page', (part, from, to) => {
  const differences = compareSiteContents(siteOf(html), siteOf(html.replace(from, to)));
  expect(differences.map((difference) => difference.part)).toContain(part);
  expect(differences.map(formatDifference).join('\n')).toContain('/page');
});

it('the comparison of two builds reports missing pages and changed entries of the search index', () => {
  const after = { ...siteOf(html), pages: {}, searchRecords: { current: ['Other'] } };
  expect(compareSiteContents(siteOf(html), after)).toEqual([
    { part: 'place', removed: ['missing'], added: [], places: ['/page'] },
    { part: 'records', removed: ['Page'], added: ['Other'], places: ['search records of current'] },
  ]);
});
