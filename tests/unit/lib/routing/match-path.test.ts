import { expect, it } from 'vitest';
import { matchPath } from '@/lib/routing/match-path';

it('LKP-08 paths match without regard to case and trailing slash', () => {
  expect(matchPath('/3.9/FAQ/', '/3.9/faq', { exact: true })).toBe(true);
  expect(matchPath('/3.9', '/3.9/', { exact: true })).toBe(true);
  expect(matchPath('/3.9/faq/x', '/3.9/faq', { exact: true })).toBe(false);
});

it('NAV-05 paths below match by whole segments, and characters of expressions are plain', () => {
  expect(matchPath('/3.9/faq', '/3.9')).toBe(true);
  expect(matchPath('/3.90', '/3.9')).toBe(false);
  expect(matchPath('/3x9', '/3.9')).toBe(false);
  expect(matchPath('/a+(b)', '/a+(b)')).toBe(true);
  expect(matchPath('/anything', '/')).toBe(true);
});

it('CON-07 answers stay right after more than 10000 patterns', () => {
  for (let at = 0; at <= 10_000; at += 1) {
    expect(matchPath(`/page-${at}/x`, `/page-${at}`)).toBe(true);
  }
  expect(matchPath('/page-0', '/page-0')).toBe(true);
  expect(matchPath('/page-1', '/page-0')).toBe(false);
  expect(matchPath('/page-0/x', '/page-0', { exact: true })).toBe(false);
});
