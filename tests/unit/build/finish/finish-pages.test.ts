import { existsSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import {
  addHeadElements,
  buildServeConfig,
  finishExport,
  normalizeHead,
  type FinishOptions,
} from '@/build/finish/finish-pages';
import type { BundlerEntry, StartSettings } from '@/lib/browser/inline/settings';
import { useFolder } from '@/tests/support/use-folder';

// The finished pages are tested in tests/export and, with a base path, in tests/commands/unusual.
const { at, write } = useFolder();
const publicFolder = useFolder();
const buildStartScript = vi.fn<(settings: StartSettings) => string>(() => 'start()');
const finish = (options: Partial<FinishOptions> = {}) =>
  finishExport({
    outDir: at(),
    slashRoutes: { '/faq': '/faq/' },
    basePath: '',
    url: 'https://docs.example.org',
    inlineScripts: { page: 'early()', home: 'watch()', redirect: 'go()' },
    buildStartScript,
    ...options,
  });

const entry = '{"otherChunks":["static/next.js"],"runtimeModuleIds":[1]}';
const next = 'push([document.currentScript,1,e=>{e.r(2)},2,e=>{e.r(3)}]);';
const exported = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script src="/a.js" async=""></script></head><body><p>$& $1</p><script id="_R_">(globalThis["TURBOPACK"] || []).push(${entry});</script></body></html>`;

/** Writes pages and their data as Next.js does. */
function writeExport(...names: string[]) {
  write('_next/static/next.js', next);
  for (const name of names) {
    write(`${name}.html`, exported);
    write(`${name}.txt`, '0:{"S":true,"b":"build-1"}\n');
  }
}

const read = (file: string) => readFileSync(at(file), 'utf8');
const startScriptOf = (html: string) => /\/_next\/static\/start-[\w-]+\.js/.exec(html)?.[0] ?? '';

it('RT-22 the <head> of a finished page has its charset and policy first, and address and files before inline scripts', () => {
  writeExport('faq');
  expect(finish()).toBe(1);
  const html = read('faq.html');
  const start = startScriptOf(html);
  const charset = '<!DOCTYPE html><html><head><meta charSet="utf-8"/>';
  expect(html.indexOf(`${charset}<meta http-equiv="Content-Security-Policy" `)).toBe(0);
  const place = '<meta name="page-address" content="/faq/"/>';
  const files = `<meta name="page-files" content="/faq.txt ${start} /a.js"/>`;
  expect(html).toContain(`${place}${files}<script>early()</script></head><body><p>$& $1</p></body>`);
  expect(html.match(/charSet/g)).toHaveLength(1);
  expect(read('faq/index.html')).toBe(html);
});

it('the build writes one start script that all pages share', () => {
  buildStartScript.mockClear();
  writeExport('index', 'faq');
  finish({ basePath: '/docs', origins: { script: ['https://tag.example'] } });
  expect(buildStartScript).toHaveBeenCalledExactlyOnceWith({
    build: 'build-1',
    entry: JSON.parse(entry) as BundlerEntry,
    modules: [3],
  });
  const start = startScriptOf(read('index.html'));
  expect(startScriptOf(read('faq.html'))).toBe(start);
  expect(read(start)).toBe('start()');
  expect(read('index.html')).toContain(`content="/docs/index.txt /docs${start} /a.js"`);
});

it('ERR-14 only the home page gets the script that reports a wrong base path, before its other inline script', () => {
  writeExport('index', 'faq');
  finish();
  expect(read('index.html')).toContain('<script>watch()</script><script>early()</script>');
  expect(read('faq.html')).not.toContain('watch()');
});

it('RT-24 the last build step leaves redirect pages unchanged, and copies each to an index.html', () => {
  writeExport('index');
  const html = '<html><head><meta name="redirect" content="/new"/></head></html>';
  write('old.html', html);
  finish();
  expect([read('old.html'), read('old/index.html')]).toEqual([html, html]);
});

it('the last build step leaves exported files that are not pages unchanged', () => {
  writeExport('index');
  const files = { '_next/static/page.html': '<p>no page</p>', 'icon.svg': '<svg/>' };
  for (const [file, text] of Object.entries(files)) write(file, text);
  expect(finish()).toBe(1);
  for (const [file, text] of Object.entries(files)) expect(read(file)).toBe(text);
});

it('the last build step leaves HTML files of authors unchanged, which are in public/ or were copied there', () => {
  writeExport('index');
  const files = ['demo.html', 'demo/x.html', 'assets/generated/page-1.html'];
  for (const file of files) for (const folder of [publicFolder, { write }]) folder.write(file, '<p>own</p>');
  expect(finish({ publicDir: publicFolder.at() })).toBe(1);
  for (const file of files) expect(read(file)).toBe('<p>own</p>');
  expect(existsSync(at('demo/index.html'))).toBe(false);
});

it('the last build step throws if an exported page does not look as Next.js writes it, and names the page', () => {
  writeExport('index');
  write('faq/general.html', '<p>no page</p>');
  expect(finish).toThrow('the exported page faq/general.html does not');
});

it('the last build step throws if the data file of a page contains no build ID', () => {
  writeExport('index');
  write('index.txt', '0:{}');
  expect(finish).toThrow('index.txt does not name its build.');
});

it('adding elements to the <head> of a page throws if the page has none', () => {
  expect(() => addHeadElements('<p>x</p>', { address: '/', files: [], scripts: [] })).toThrow(/no <head>/);
});

it('RT-02 serve.json makes the program "serve" redirect addresses like /3.9 to .html files, and rewrite other pages', () => {
  const paths = ['/', '/3.9', '/3.9/faq/general', '/deployment/nginx--image-archive', '/notes/v1.2'];
  const { redirects, rewrites } = buildServeConfig(paths);
  const moved = ['/3.9', '/notes/v1.2'];
  expect(redirects).toEqual(moved.map((source) => ({ source, destination: `${source}.html`, type: 302 })));
  expect(rewrites).toEqual(paths.slice(2, 4).map((source) => ({ source, destination: `${source}.html` })));
});

it('RT-26 serve.json forbids listing the files of a folder', () => {
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

const [description = '', color = '', ogTitle = ''] = metas.split(/(?<=\/>)/);
const normalized = draw(loads + title + description + ogTitle + color + links + inline);

it('VER-16 a finished page has title, metas and links in the same order, however React ordered them', () => {
  for (const parts of [title + metas + links, metas + links + title, links + metas + title])
    expect(normalizeHead(draw(loads + parts + inline))).toBe(normalized);
  expect(normalizeHead(normalized)).toBe(normalized);
});

it('VER-16 sorting the <head> of a page keeps the order of styles, scripts, and elements with the same name', () => {
  const other = draw(loads.replace('/b.css', '/c.css').replace('/b.js', '/c.js') + title + inline);
  expect(normalizeHead(other)).toBe(other);
  expect(normalized.indexOf('hrefLang="en"')).toBeLessThan(normalized.indexOf('hrefLang="x-default"'));
});

it.each([
  ['a head with an unknown element', `${links}${title}<base href="/"/>`],
  ['dollar signs', '<title>$& $1</title>'],
])('sorting the <head> of a page leaves %s unchanged', (_what, head) => {
  expect(normalizeHead(draw(head))).toBe(draw(head));
});
