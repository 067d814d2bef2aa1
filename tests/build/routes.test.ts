import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileOf, readHtml } from '../support/built-page';
import { versionFolders, writtenPages } from '../support/expected-routes';
import { listPages } from '../support/exported-site';
import { openPage, textOf, textsOf } from '../support/open-page';

it('RT-12 RT-13 RT-15 RT-16 RT-23 RT-25 RT-27 every written page is there, and none leads to a viewer here', () => {
  const routes = versionFolders.flatMap(writtenPages).map(({ route }) => route);
  for (const route of routes) {
    expect(readHtml(route)).toContain(`<meta name="permalink" content="${route}"/>`);
    expect(readHtml(route)).not.toContain('href="/viewer');
  }
  expect(routes).toEqual(
    expect.arrayContaining([
      '/deployment/azure',
      '/deployment/docker/',
      '/deployment/docker/ssl',
      '/deployment/static-assets',
      '/development/ohif-cli',
      '/migration-guide/3p9-to-3p10/',
      '/platform/services/data/MultiMonitorService',
      '/3.9/platform/services/ui/customization-service',
      '/3.9/platform/services/ui/cine-service',
    ]),
  );
});

it('RT-14 RT-15 RT-17 RT-24 RT-27 what a version lacks, archived versions, the viewer and further segments are not there', () => {
  for (const route of [
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
  ])
    expect({ route, exists: existsSync(fileOf(route)) }).toEqual({ route, exists: false });
});

it('RT-18 ERR-16 the not-found page says what is wrong and whom to tell', () => {
  const page = openPage('/404');
  expect(textsOf(page, 'h1')).toEqual(['Page Not Found']);
  const text = textOf(page.querySelector('main'));
  expect(text).toContain('We could not find what you were looking for.');
  expect(text).toContain(
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  );
});

it('ERR-16 without scripts, the not-found page leads to the search, the first page and the versions', () => {
  const main = openPage('/404').querySelector('main');
  const form = main?.querySelector('form');
  expect([form?.getAttribute('action'), form?.querySelector('input')?.name]).toEqual(['/search', 'q']);
  const hrefs = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/', '/versions', '/search']);
});

it('RT-28 SB-01 the tree has its topics, and stands once on every docs page and on no other', () => {
  const top = textsOf(openPage('/'), '[aria-label="Docs sidebar"] > ul > li');
  for (const label of ['Introduction', 'User Guide', 'Deployment', 'Configuration', 'FAQ'])
    expect(top).toContainEqual(expect.stringMatching(new RegExp(`^${label}`)));
  const count = (route: string) => readHtml(route).match(/<nav aria-label="Docs sidebar"/g)?.length ?? 0;
  const pages = listPages('out').filter(({ version }) => version !== 'default');
  expect(pages.length).toBeGreaterThan(60);
  for (const { route } of pages) expect({ route, count: count(route) }).toEqual({ route, count: 1 });
  for (const route of ['/404', '/help', '/search']) expect(count(route)).toBe(0);
});
