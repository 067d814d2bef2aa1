import { expect, it } from 'vitest';
import { watchLookups } from '@/lib/build/watch-lookups';
import type { PageContext } from '@/lib/mdx/types';
import { makeContext } from '@/tests/support/make-context';

const site = (changes: Partial<PageContext> = {}) =>
  makeContext({ resolveHref: (href) => `/docs${href}`, define: (id) => `What ${id} is.`, ...changes });

it('BLD-11 a page stays as it is until something that it asked for has another answer', () => {
  const { watched, lookups } = watchLookups(site());
  expect(watched.resolveHref('/a')).toBe('/docs/a');
  expect(watched.define('dicom')).toBe('What dicom is.');
  expect(lookups.areSameIn(site())).toBe(true);
  expect(lookups.areSameIn(site({ cards: () => [{ title: 'New', href: '/new', description: '' }] }))).toBe(
    true,
  );
  expect(lookups.areSameIn(site({ resolveHref: (href) => href }))).toBe(false);
  expect(lookups.areSameIn(site({ define: () => null }))).toBe(false);
});
