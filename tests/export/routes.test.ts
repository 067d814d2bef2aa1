import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileOf } from '../support/built-page';
import { attributesOf, openPage, textsOf } from '../support/open-page';

it.each([
  '/3.9/deployment/azure',
  '/3.9/deployment/docker/ssl',
  '/3.9/migration-guide/3p9-to-3p10/',
  '/3.9/platform/services/customization-service/advanced',
  '/3.9/platform/services/data/MultiMonitorService',
  '/platform/services/ui/customization-service',
  '/3.8.5/',
  '/2.0/',
  '/1.0/',
  '/viewer',
  '/faq/general/x',
  '/help/x',
  '/components/ButtonShowcase/x',
  '/3.9/faq/general/x/',
])('RT-14 RT-15 RT-17 RT-24 RT-27 the exported site contains no page at the address %s', (route) =>
  expect(existsSync(fileOf(route))).toBe(false),
);

it.each(['/404', '/help', '/search'])('SB-01 the page %s has no docs sidebar', (route) =>
  expect(textsOf(openPage(route), '[aria-label="Docs sidebar"]')).toEqual([]),
);

it('BLD-12 RT-18 ERR-16 only 404.html is the not-found page', () => {
  expect(existsSync('out/_not-found.html')).toBe(false);
  const page = openPage('/404');
  expect(attributesOf(page, 'meta', 'name')).toContain('not-found');
  expect(attributesOf(page, 'meta', 'name')).not.toContain('page-address');
  expect(textsOf(page, 'title, h1')).toEqual(['Page Not Found | OHIF', 'Page Not Found']);
});

it('ERR-16 the HTML of the not-found page has a search form and one link each to home page, sections and versions', () => {
  const main = openPage('/404').querySelector('main');
  const form = main?.querySelector('form');
  expect([form?.getAttribute('action'), form?.querySelector('input')?.name]).toEqual(['/search', 'q']);
  const hrefs = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect([hrefs.at(0), hrefs.at(-1)]).toEqual(['/', '/versions']);
  expect(hrefs).toEqual(expect.arrayContaining(['/user-guide/', '/deployment/', '/faq/']));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});
