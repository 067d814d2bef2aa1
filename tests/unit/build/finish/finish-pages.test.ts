import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { finishExport, addHeadElements, buildServeConfig, normalizeHead } from '@/build/finish/finish-pages';
import { useFolder } from '@/tests/support/use-folder';

// The finished pages are tested in tests/export and, with a base path, in tests/commands/unusual.
const { at, write } = useFolder();
const finish = () => finishExport({ outDir: at(), permalinks: {}, basePath: '' });

it('leaves files that are not pages unchanged', () => {
  const files = { '_next/static/page.html': '<p>no page</p>', 'icon.svg': '<svg/>' };
  for (const [file, text] of Object.entries(files)) write(file, text);
  expect(finish()).toBe(0);
  for (const [file, text] of Object.entries(files)) expect(readFileSync(at(file), 'utf8')).toBe(text);
});

it('throws if a page has no <head>', () => {
  write('broken.html', '<p>x</p>');
  expect(finish).toThrow(/no <head>/);
});

const exported =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>early()</script></head><body></body></html>';

it('RT-22 places charset, policy, address and script list first in <head>, in this order, before the inline script', () => {
  const html = addHeadElements(exported, { permalink: '/faq/', scripts: ['/a.js', '/b.js'] });
  expect(html).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><meta name="permalink" content="\/faq\/"\/><meta name="scripts" content="\/a.js \/b.js"\/><script>/,
  );
  expect(html.match(/charSet/g)).toHaveLength(1);
});

it('requires Trusted Types and defines the default policy in each page', () => {
  const html = addHeadElements(exported, { permalink: '/', origins: { script: ['https://tag.example'] } });
  expect(html).toContain("; require-trusted-types-for 'script'; trusted-types default site\"/>");
  expect(html).toMatch(/<script>[^\n]*createPolicy\("default"[^\n]*\["https:\/\/tag\.example"\]/);
});

it('adds a charset to a head without one', () => {
  expect(addHeadElements('<html><head></head></html>', { permalink: '/' })).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv/,
  );
});

it('leaves the rest of the page unchanged, including characters that are special in replacements', () => {
  const body = '<html><head></head><body>$& $1 $$ <head></body></html>';
  expect(addHeadElements(body, { permalink: '/' })).toContain('</head><body>$& $1 $$ <head></body></html>');
});

it('ERR-14 joins the inline scripts of the head into one, beginning with the policy and the script of this page', () => {
  const copy = exported.replace('<body>', '<body><script>early()</script><script>late()</script>');
  const html = addHeadElements(copy, { permalink: '/', script: 'watch()' });
  const [code = ''] = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text);
  const [policy, ...rest] = code.split('\n');
  expect(policy).toContain('createPolicy');
  expect(rest).toEqual(['watch();', 'early();', expect.stringContaining('meta[name="scripts"]')]);
  expect(html).toContain('<script></script></head><body><script></script><script>late()</script></body>');
  const hashes = [code, 'late()'].map((text) => createHash('sha256').update(text).digest('base64'));
  const sources = hashes.map((hash) => `'sha256-${hash}'`).join(' ');
  expect(/Policy" content="([^"]*)"/.exec(html)?.[1]).toContain(`script-src 'self' ${sources};`);
});

it('RT-02 redirects only pages whose last segment looks like a file name', () => {
  const paths = ['/', '/3.9', '/3.9/faq/general', '/deployment/nginx--image-archive', '/notes/v1.2'];
  expect(buildServeConfig(paths).redirects).toEqual([
    { source: '/3.9', destination: '/3.9/index.html', type: 302 },
    { source: '/notes/v1.2', destination: '/notes/v1.2/index.html', type: 302 },
  ]);
});

it('RT-26 lists no folder', () => {
  expect(buildServeConfig([]).directoryListing).toBe(false);
});

const loads =
  '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/><link rel="preload" href="/f.woff2" as="font"/>' +
  '<link rel="stylesheet" href="/b.css"/><link rel="stylesheet" href="/a.css"/><script src="/b.js" async=""></script><script src="/a.js" async=""></script>';
const inline = '<script>first()</script><script src="/old.js" noModule=""></script>';
const title = '<title>A &lt;page&gt;</title>';
const metas =
  '<meta name="description" content="d"/><meta name="theme-color" content="#000"/><meta property="og:title" content="A"/>';
const links =
  '<link rel="alternate" hrefLang="en" href="/x"/><link rel="alternate" hrefLang="x-default" href="/x"/><link rel="canonical" href="/x"/>';
const draw = (head: string, data = '<script>self.__next_f.push([1,"ab"])</script>') =>
  `<!DOCTYPE html><html><head>${head}</head><body><p>text</p>${data}</body></html>`;

const normalized = draw(
  loads +
    title +
    '<meta name="description" content="d"/><meta property="og:title" content="A"/><meta name="theme-color" content="#000"/>' +
    links +
    inline,
);

it('VER-16 writes title, metas and links in the same order, whatever the order in which React added them', () => {
  expect(normalizeHead(draw(loads + title + metas + links + inline))).toBe(normalized);
  expect(normalizeHead(draw(loads + metas + links + title + inline))).toBe(normalized);
  expect(normalizeHead(draw(loads + links + metas + title + inline))).toBe(normalized);
  expect(normalizeHead(normalized)).toBe(normalized);
});

it('VER-16 keeps the order of styles, of scripts, and of elements with the same name', () => {
  const other = draw(loads.replace('/b.css', '/c.css').replace('/b.js', '/c.js') + title + inline);
  expect(normalizeHead(other)).toBe(other);
  expect(normalized.indexOf('hrefLang="en"')).toBeLessThan(normalized.indexOf('hrefLang="x-default"'));
});

it.each([
  ['a head with an unknown element', `${links}${title}<base href="/"/>`],
  ['dollar signs', '<title>$& $1</title>'],
])('leaves %s unchanged', (_what, head) => {
  expect(normalizeHead(draw(head))).toBe(draw(head));
});
