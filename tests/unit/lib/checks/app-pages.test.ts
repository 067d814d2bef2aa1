import { expect, it } from 'vitest';
import { findExistingPages } from '@/lib/checks/app-pages';

it('BLD-01 pages exist when a page.tsx serves them; the docs’ catch-all serves none', () => {
  const routes = [
    '/',
    '/help',
    '/search',
    '/components',
    '/components/ButtonShowcase',
    '/components/a/b',
    '/__debug',
    '/__debug/config',
    '/empty',
  ];
  expect(findExistingPages('tests/fixtures/app-pages', routes)).toEqual([
    '/help',
    '/search',
    '/components/ButtonShowcase',
    '/__debug/config',
  ]);
});
