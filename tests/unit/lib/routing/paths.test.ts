import { expect, it } from 'vitest';
import { toRouteKey } from '@/lib/docs/link-index';
import { decodePath } from '@/lib/routing/decode-path';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { isNavItemActive } from '@/lib/routing/is-nav-item-active';
import { isAtOrBelow } from '@/lib/routing/is-at-or-below';
import { normalizePath } from '@/lib/routing/normalize-path';
import { pageRoutes } from '@/lib/routing/page-routes';
import { splitHref } from '@/lib/routing/split-href';
import { withBasePath, withBasePathInHtml, withoutBasePath } from '@/lib/routing/base-path';
import { site } from '@/lib/site/config';

it.each([
  ['/faq/', '/', '/faq/'],
  ['/faq', '/docs/', '/docs/faq'],
  ['/', '/docs/', '/docs/'],
  ...['https://ohif.org/x', '//ohif.org', '#x', './x', 'mailto:a@b.c'].map((href) => [href, '/docs/', href]),
])('RT-26 the address %s with the base path %s added becomes %s', (href = '', base, expected) => {
  expect(withBasePath(href, base)).toBe(expected);
});

it.each([
  ['/faq/', '/', '/faq/'],
  ['/docs/faq?x#y', '/docs/', '/faq?x#y'],
  ['/docs', '/docs/', '/'],
  ['/docs?x', '/docs/', '/?x'],
  ['/docs-list', '/docs/', '/docs-list'],
  ['/other', '/docs/', '/other'],
])('RT-26 the address %s with the base path %s removed becomes %s', (href, base, expected) => {
  expect(withoutBasePath(href, base)).toBe(expected);
});

it('RT-26 AB-06 the base path is added only to addresses in HTML that start with a slash', () => {
  const others = '<a class="x" href="https://x.org/a">b</a> href="/text"<a href="#c">';
  const html = `<a href="/faq?x#y">a</a><img src='/i.svg' data-src="/keep">${others}`;
  const changed = `<a href="/docs/faq?x#y">a</a><img src='/docs/i.svg' data-src="/keep">${others}`;
  expect(withBasePathInHtml(html, '/docs/')).toBe(changed);
  expect(withBasePathInHtml(html)).toBe(html);
});

it('NV-05 the path of an address is decoded, and malformed escapes stay unchanged', () => {
  expect(decodePath('caf%C3%A9')).toBe('café');
  expect(decodePath('%E0%A4%A')).toBe('%E0%A4%A');
});

it.each([
  ['LKP-08', '/3.9/FAQ/', '/3.9/faq', true],
  ['LKP-08', '/3.9', '/3.9/', true],
  ['LKP-08', '/3.9', '/3.9/faq', false],
  ['NAV-05', '/3.9/faq', '/3.9', true],
  ['NAV-05', '/3.90', '/3.9', false],
  ['NAV-05', '/3x9', '/3.9', false],
  ['NAV-05', '/a+(b)', '/a+(b)', true],
  ['NAV-05', '/anything', '/', true],
])('%s the address %s is at or below the address %s: %s', (_row, path, base, expected) => {
  expect(isAtOrBelow(path, base)).toBe(expected);
});

it('CON-07 comparing addresses returns correct results after more than 10000 paths', () => {
  for (let at = 0; at <= 10_000; at += 1) {
    expect(isAtOrBelow(`/page-${at}/x`, `/page-${at}`)).toBe(true);
  }
  expect(isAtOrBelow('/page-0', '/page-0')).toBe(true);
  expect(isAtOrBelow('/page-1', '/page-0')).toBe(false);
});

it.each([
  ['/a', { path: '/a', query: '', hash: '' }],
  ['/a?x=1#y', { path: '/a', query: '?x=1', hash: '#y' }],
  ['/a#y?x=1', { path: '/a', query: '', hash: '#y?x=1' }],
  ['?x', { path: '', query: '?x', hash: '' }],
  ['#', { path: '', query: '', hash: '#' }],
])('RT-21 the address %s is split at its first # and the ? before it', (href, parts) => {
  expect(splitHref(href)).toEqual(parts);
});

it.each([
  ['RT-19', '/faq/general.html', '/faq/general'],
  ['RT-19', '/help', '/help'],
  ['RT-20', '/index.html', '/'],
  ['RT-20', '/faq/index.html', '/faq'],
  ['RT-20', '/faq/my-index.html', '/faq/my-index'],
  ['RT-21', '/faq/general.html?x=1#how-do-i-report-a-bug', '/faq/general?x=1#how-do-i-report-a-bug'],
  ['RT-21', '/search?q=a.html', '/search?q=a.html'],
  ['RT-21', '/help/#a/index.html', '/help#a/index.html'],
  ['RT-22', '/', '/'],
  ['RT-22', '', '/'],
  ['RT-22', '/help/', '/help'],
  ['RT-22', '/deployment//', '/deployment'],
])('%s the site reads the requested address "%s" as %s', (_row, path, expected) => {
  expect(normalizePath(path)).toBe(expected);
});

it('RT-21 the route of a page is decoded and keeps .html at its end', () => {
  expect(['/old/caf%C3%A9.html', '/faq/', '/'].map(toRouteKey)).toEqual(['/old/café.html', '/faq', '/']);
});

const docs = site.navbar.items.find((item) => item.type === 'link') ?? {};
const components = { to: '/components' };
const guide = { to: '/migration-guide/3p8-to-3p9/' };

it.each([
  ['NAV-04', docs, ['/', '/index.html', '/next/', '/next'], true],
  ['NAV-04', docs, ['/faq/general', '/3.9/', '/components', '/next/faq'], false],
  ['NAV-05', components, ['/components', '/components/', '/components/x', '/components.html'], true],
  ['NAV-05', components, ['/components-list', '/', '/3.9/components'], false],
  ['NAV-05', guide, ['/migration-guide/from-v2'], false],
  ['NAV-05', guide, ['/migration-guide/3p8-to-3p9/UI'], true],
  ['NAV-05', guide, ['/migration-guide/3p8-to-3p9-x'], false],
  ['NAV-05', {}, ['/'], false],
])('%s a navbar item with %j is active at the addresses %j: %s', (_row, rule, paths, expected) => {
  expect(paths.filter((path) => isNavItemActive(path, rule) !== expected)).toEqual([]);
});

it('SB-01 addresses of docs pages are told from those of the showcase, /help and other pages', () => {
  const others = [...pageRoutes, '/help', '/help.html', '/components/'];
  expect(others.filter(isDocPath)).toEqual([]);
  const docPaths = ['/', '/3.9/', '/faq/general', '/helpful', '/3.9/components', '/platform/services/ui/'];
  expect(docPaths.filter(isDocPath)).toEqual(docPaths);
});
