import { expect, it } from 'vitest';
import { checkExportReferences, toExportProblem } from '@/lib/checks/export/check-export';
import { useFolder } from '@/tests/support/use-folder';

const { at, write } = useFolder();

const page = (main: string, around = '') =>
  `<!DOCTYPE html><html><head></head><body>${around}<main>${main}</main></body></html>`;

const inspect = (files: Record<string, string>, basePath = '') => {
  for (const [file, text] of Object.entries(files)) write(file, text);
  return checkExportReferences({ outDir: at(), url: 'https://docs.example.org', basePath });
};
const check = (files: Record<string, string>, basePath = '') =>
  inspect(files, basePath).faults.map((fault) => `${fault.page} ${fault.rule} ${fault.message}`);

const other = page('<h2 id="there">There</h2><a name="old">Old</a>');

it.each([
  ['a page', '<a href="/other">x</a>'],
  ['a page with a slash', '<a href="/other/">x</a>'],
  ['a page with its ending', '<a href="/other.html">x</a>'],
  ['a page relative to this one', '<a href="other">x</a>'],
  ['an anchor of another page', '<a href="/other#there">x</a>'],
  ['an anchor by name', '<a href="/other#old">x</a>'],
  ['an escaped anchor of this page', '<h2 id="größe">x</h2><a href="#gr%C3%B6%C3%9Fe">x</a>'],
  ['the top', '<a href="#">x</a><a href="#top">x</a><a href="/other#">x</a>'],
  ['a text fragment', '<a href="/other#:~:text=There">x</a>'],
  ['answers for the script of a page', '<a href="/other#host=docker&amp;path=%2Fohif">x</a>'],
  ['a query', '<a href="/other?q=%22#there">x</a>'],
  ['a file', '<a href="/notes.pdf">x</a><img src="/a%20b.png" srcset="/a%20b.png 1x, /notes.pdf 2x">'],
  ['its own address in full', '<a href="https://docs.example.org/other#there">x</a>'],
  ['another host', '<a href="https://x.example/none#x">x</a><a href="//x.example/none">x</a>'],
  ['another scheme', '<a href="mailto:a@b.c">x</a><img src="data:image/png;base64,AA==">'],
])('BLD-01 BLD-03 the check of the exported site accepts a reference to %s', (_, html) => {
  expect(check({ 'page.html': page(html), 'other.html': other, 'notes.pdf': '', 'a b.png': '' })).toEqual([]);
});

it.each([
  ['a link', '<a href="/othr">x</a>', 'broken-link "/othr" leads to "/othr"'],
  ['a relative link', '<a href="none/x">x</a>', 'broken-link "none/x" leads to "/none/x"'],
  ['another case', '<a href="/Other">x</a>', 'broken-link "/Other" leads to "/Other"'],
  ['an own address in full', '<a href="https://docs.example.org/no">x</a>', 'broken-link'],
  ['an image', '<img src="/none.png">', 'missing-image "/none.png"'],
  ['one image of several', '<img srcset="/notes.pdf 1x, /none@2x.png 2x">', 'missing-image "/none@2x.png"'],
  ['a script', '<script src="/none.js"></script>', 'broken-link "/none.js"'],
  ['a refresh', '<meta http-equiv="refresh" content="0; url=/none">', 'broken-link "/none"'],
  ['an image for networks', '<meta property="og:image" content="/none.png">', 'broken-link "/none.png"'],
  ['an anchor here', '<a href="#none">x</a>', 'broken-anchor "#none" refers to "#none"'],
  ['an anchor elsewhere', '<a href="/other#ther">x</a>', 'broken-anchor "/other#ther" refers to "#ther"'],
  ['an address escaped in HTML', '<a href="/a&amp;b">x</a>', 'broken-link "/a&b" leads to "/a&b"'],
])(
  'BLD-01 BLD-03 BLD-09 the check of the exported site reports %s with a missing target once',
  (_, html, expected) => {
    const found = check({ 'page.html': page(html), 'other.html': other, 'notes.pdf': '' });
    expect(found).toEqual([expect.stringContaining(`/page ${expected}`)]);
  },
);

it('BLD-01 the check of the exported site reports a broken link in navbar or footer once for all pages', () => {
  const around = '<nav aria-label="Main"><a href="/none">x</a></nav><footer><a href="/gone">y</a></footer>';
  const files = ['index.html', 'a.html', '404.html'].map((file) => [file, page('', around)]);
  const { faults } = inspect(Object.fromEntries(files) as Record<string, string>);
  expect(faults.map(({ pages, reference: { target } }) => ({ pages, target }))).toEqual([
    { pages: 3, target: '/none' },
    { pages: 3, target: '/gone' },
  ]);
});

it('BLD-03 the check of the exported site resolves anchor links of the shell, such as Skip, on each page', () => {
  const around = '<a href="#main">Skip</a>';
  const { faults } = inspect({ 'a.html': page('<p id="main">x</p>', around), 'b.html': page('', around) });
  expect(faults.map((fault) => fault.page)).toEqual(['/b']);
});

it('BLD-01 the check of the exported site suggests the most similar address for a broken link', () => {
  const { faults } = inspect({ 'page.html': page('<a href="/oter">x</a>'), 'other.html': other });
  expect(faults[0]?.hint).toBe('Did you mean "/other"?');
});

it('RT-26 the check of the exported site reports a link without the base path', () => {
  const links = page('<a href="/docs/page">x</a><a href="/page">y</a><a href="/docs/">z</a>');
  const found = check({ 'page.html': links, 'index.html': page('') }, '/docs');
  expect(found).toEqual([expect.stringContaining('/page broken-link "/page" leads to "/page"')]);
});

it('BLD-01 the check of the exported site reads a page and its index.html copy only once', () => {
  const html = page('<a href="/none">x</a>');
  const report = inspect({ 'a.html': html, 'a/index.html': html, 'b/index.html': page('') });
  expect(report).toMatchObject({ pages: 2, references: 1, faults: [{ page: '/a', pages: 1 }] });
});

it('BLD-01 the check of the exported site ignores links in scripts and comments', () => {
  const html = page('<script>const a = "<a href=\\"/none\\">";</script><!-- <a href="/none">x</a> -->');
  expect(inspect({ 'page.html': html })).toMatchObject({ references: 0, faults: [] });
});

const place = { file: 'content/latest/page.md', line: 7 };
it('BLD-01 BLD-03 the check of the exported site names page, element and source of each fault, with its severity', () => {
  const html = page('<a href="/none">x</a><a href="#none">x</a><img src="/no.png">');
  const problems = inspect({ 'page.html': html }).faults.map((fault) => toExportProblem(fault, place));
  const reason = '"/none" leads to "/none", which does not exist in the exported site.';
  const message = `Finished page /page, <a>: ${reason}`;
  expect(problems).toMatchObject([
    { file: 'content/latest/page.md', line: 7, rule: 'broken-link', severity: 'error', message },
    { rule: 'broken-anchor', severity: 'warning' },
    { rule: 'missing-image', severity: 'error', message: expect.stringContaining('<img>') },
  ]);
});
