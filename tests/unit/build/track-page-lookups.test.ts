import { expect, it } from 'vitest';
import { trackPageLookups } from '@/lib/build/render-pages';
import type { PageContext } from '@/lib/mdx/types';
import { makeContext } from '@/tests/support/make-context';

const site = (changes: Partial<PageContext> = {}) =>
  makeContext({ resolveHref: (href) => `/docs${href}`, define: (id) => `What ${id} is.`, ...changes });

it('BLD-11 a page stays as it is until something that it asked for has another answer', () => {
  const { watched, looksSameIn } = trackPageLookups(site());
  expect(watched.resolveHref('/a')).toBe('/docs/a');
  expect(watched.define('dicom')).toBe('What dicom is.');
  expect(looksSameIn(site())).toBe(true);
  expect(looksSameIn(site({ cards: () => [{ title: 'New', href: '/new', description: '' }] }))).toBe(true);
  expect(looksSameIn(site({ resolveHref: (href) => href }))).toBe(false);
  expect(looksSameIn(site({ define: () => null }))).toBe(false);
});
