import { expect, it } from 'vitest';
import { withBasePath, withBasePathInHtml, withoutBasePath } from '@/lib/routing/base-path';

it('RT-26 the base address / adds nothing', () => {
  expect(withBasePath('/faq/')).toBe('/faq/');
  expect(withoutBasePath('/faq/')).toBe('/faq/');
});

it('RT-26 another base address stands before root-relative paths only', () => {
  expect(withBasePath('/faq', '/docs/')).toBe('/docs/faq');
  expect(withBasePath('/', '/docs/')).toBe('/docs/');
  for (const href of ['https://ohif.org/x', '//ohif.org', '#x', './x', 'mailto:a@b.c']) {
    expect(withBasePath(href, '/docs/')).toBe(href);
  }
});

it('RT-26 the base address is taken off whole segments only', () => {
  expect(withoutBasePath('/docs/faq?x#y', '/docs/')).toBe('/faq?x#y');
  expect(withoutBasePath('/docs', '/docs/')).toBe('/');
  expect(withoutBasePath('/docs?x', '/docs/')).toBe('/?x');
  expect(withoutBasePath('/docs-list', '/docs/')).toBe('/docs-list');
  expect(withoutBasePath('/other', '/docs/')).toBe('/other');
});

it('RT-26 AB-06 in HTML the base address stands before root-relative addresses only', () => {
  const html = `<a href="/faq?x#y">a</a><img src='/i.svg' data-src="/keep"><a class="x" href="https://x.org/a">b</a> href="/text"<a href="#c">`;
  expect(withBasePathInHtml(html, '/docs/')).toBe(
    `<a href="/docs/faq?x#y">a</a><img src='/docs/i.svg' data-src="/keep"><a class="x" href="https://x.org/a">b</a> href="/text"<a href="#c">`,
  );
  expect(withBasePathInHtml(html)).toBe(html);
});
