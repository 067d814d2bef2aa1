import { expect, it } from 'vitest';
import { findExistingPages } from '@/lib/checks/app-pages';

it('BLD-01 pages exist when a page.tsx serves them; the docs’ catch-all serves none', () => {
  const served = ['/help', '/search', '/components/ButtonShowcase', '/__debug/config'];
  const others = ['/', '/components', '/components/a/b', '/__debug', '/empty'];
  expect(findExistingPages('tests/fixtures/app-pages', [...served, ...others])).toEqual(served);
});
