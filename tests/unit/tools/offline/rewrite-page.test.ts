import { expect, it } from 'vitest';
import { addHeadElements } from '@/build/finish/finish-pages';
import { rewriteChanges, rewritePage, type RewriteOptions } from '@/tools/offline/rewrite-page';

const options: RewriteOptions = {
  copy: { version: 'current', home: '/', siteUrl: 'https://docs.example/base', pages: ['/', '/faq/general'] },
  file: 'faq/general.html',
  route: '/faq/general',
  versions: '[{"name":"current"}]',
  basePath: '/base',
  headScript: 'early()',
  isAsset: (path) => /^\/(?:assets|_next)\//.test(path),
  withClips: true,
};

const body = `<nav><a href="/base/" class="navbar-brand">Home</a><form action="/base/search"></form></nav>
<main><p style="color:red">Text <a href="/base/3.9/">3.9</a> <a href="#x">x</a></p>
<a class="change-note" href="/base/changes" data-changes="/base/assets/c.json">Changed</a>
<span><img class="clip-poster" alt="" src="/base/assets/a.640.webp" srcSet="/base/assets/a.640.webp 640w, /base/assets/a.webp 900w"/><video poster="data:," src="/base/assets/a.webm" aria-label="A list scrolls."></video></span></main>
<script>self.__next_f.push([1,"data"])</script><script src="/base/_next/x.js" async=""></script>`;
const exported = addHeadElements(
  `<!DOCTYPE html><html lang="en" data-versions="[]"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/base/_next/a.css"/><link rel="preload" href="/base/_next/x.js"/><script src="/base/_next/y.js"></script><title>T</title></head><body>${body}</body></html>`,
  {
    address: '/base/faq/general',
    files: ['/base/faq/general.txt', '/base/_next/x.js'],
    scripts: ['start()'],
  },
);

const { html, assets, changes } = rewritePage(exported, options);

it.each([
  '<a href="../index.html" class="navbar-brand">',
  '<form action="https://docs.example/base/search">',
  '<a href="https://docs.example/base/3.9/">',
  '<a href="#x">',
  'srcset="../assets/a.640.webp 640w, ../assets/a.webp 900w"',
  'data-changes="../faq/general.changes.json"',
  '<meta name="route" content="/faq/general">',
  'data-root="../"',
])('a page of an offline copy has relative addresses, or links to the published site: %s', (text) => {
  expect(html).toContain(text);
  expect(html).not.toMatch(/(?:href|src|srcset|action)="\//);
});

it('a page of an offline copy keeps only its inline script, loads offline.js, and lists the files it needs', () => {
  expect([...assets]).toEqual(['/_next/a.css', '/assets/a.640.webp', '/assets/a.webp', '/assets/a.webm']);
  expect(changes).toBe('/assets/c.json');
  const scripts = [...html.matchAll(/<script[\s\S]*?<\/script>/g)].map(([script]) => script);
  expect(scripts).toEqual(['<script>early()</script>', '<script defer="" src="../offline.js"></script>']);
});

it('the content security policy of an offline copy allows only its own files, and no requests', () => {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self' file: 'sha256-");
  expect(policy).toContain("'unsafe-hashes'");
  expect(policy).not.toMatch(/connect-src|https?:|unsafe-inline|unsafe-eval/);
  expect(html.match(/Content-Security-Policy/g)).toHaveLength(1);
});

it('an offline copy without clips shows the first frame of each, with a text alternative', () => {
  const without = rewritePage(exported, { ...options, withClips: false });
  expect(without.html).not.toContain('<video');
  expect(without.html).toContain('alt="A list scrolls."');
  expect([...without.assets]).not.toContain('/assets/a.webm');
});

it.each(['', '/base'])(
  'a version comparison in an offline copy has relative addresses instead of those below "%s"',
  (basePath) => {
    const source = `<p><a href="${basePath}/">a</a> &lt;b&gt; <a href="#c">c</a></p>`;
    const rewritten = rewriteChanges(source, { ...options, basePath }).html;
    expect(rewritten).toBe('<p><a href="../index.html">a</a> &lt;b&gt; <a href="#c">c</a></p>');
  },
);
