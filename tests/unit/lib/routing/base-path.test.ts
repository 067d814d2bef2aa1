import { expect, it } from 'vitest';
import { withBasePath, withoutBasePath } from '@/lib/routing/base-path';

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
