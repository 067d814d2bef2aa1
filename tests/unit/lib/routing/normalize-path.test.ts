import { describe, expect, it } from 'vitest';
import { normalizePath } from '@/lib/routing/normalize-path';

describe('normalizePath', () => {
  it.each([
    ['/faq/general.html', '/faq/general'],
    ['/3.9/faq/general.html', '/3.9/faq/general'],
    ['/help', '/help'],
  ])('RT-19 %s is compared as %s', (path, expected) => {
    expect(normalizePath(path)).toBe(expected);
  });

  it.each([
    ['/index.html', '/'],
    ['/faq/index.html', '/faq'],
    ['/3.9/index.html', '/3.9'],
    ['/faq/my-index.html', '/faq/my-index'],
  ])('RT-20 %s is compared as %s', (path, expected) => {
    expect(normalizePath(path)).toBe(expected);
  });

  it('RT-21 an exact route that ends in .html is left alone', () => {
    const isExactRoute = (path: string) => path === '/old/page.html';
    expect(normalizePath('/old/page.html?x=1', isExactRoute)).toBe('/old/page.html?x=1');
    expect(normalizePath('/old/other.html', isExactRoute)).toBe('/old/other');
  });

  it('RT-21 query and hash survive, whatever they hold', () => {
    expect(normalizePath('/faq/general.html?x=1#how-do-i-report-a-bug')).toBe(
      '/faq/general?x=1#how-do-i-report-a-bug',
    );
    expect(normalizePath('/search?q=a.html')).toBe('/search?q=a.html');
    expect(normalizePath('/help/#a/index.html')).toBe('/help#a/index.html');
  });

  it.each([
    ['/', '/'],
    ['', '/'],
    ['/help/', '/help'],
    ['/deployment//', '/deployment'],
    ['/3.9/', '/3.9'],
  ])('RT-22 "%s" is compared as %s', (path, expected) => {
    expect(normalizePath(path)).toBe(expected);
  });
});
