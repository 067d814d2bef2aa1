import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { hostNames, startHost, type HostName } from '../support/hosts';
import type { RunningServer } from '@/tools/programs/start-server';
import { watchPage } from './page-checks/watch-page';
import {
  collectConsole,
  exhaustive,
  expectSameDocument,
  navbarOf,
  sidebarOf,
  switchVersion,
  waitHydrated,
} from './support';
import { latestLabel } from '../support/served-versions';

const latest = [latestLabel];
const older = ['3.9'];

type Sample = readonly [path: string, heading: string, sidebar: string[], navbar: string[]];

/** Pages with their heading, and the highlighted entries of sidebar and navbar: one of each kind of address. */
const templates: readonly Sample[] = [
  ['/', 'Introduction', ['Introduction'], ['Docs', ...latest]],
  ['/3.9/', 'Introduction', ['Introduction'], older],
  ['/faq/', 'General FAQ', ['FAQ'], latest],
  ['/faq/general', 'General FAQ', ['FAQ', 'General FAQ'], latest],
  ['/3.9/deployment/docker', 'Docker', ['Deployment', 'Docker'], older],
  ['/help', 'Help', [], ['Help']],
];
/** `/x`, `/x/`, `/x.html`, `/x/index.html`; the root has only two different forms. */
function formsOf(path: string): string[] {
  const bare = path.replace(/\/$/, '');
  return [bare || '/', `${bare}/`, bare ? `${bare}.html` : '/index.html', `${bare}/index.html`];
}

/** The canonical address of a 3.9 page is in the latest version, if the page still exists there. */
const getCanonicalPath = (path: string) => path.replace(/^\/3\.9(?!\/deployment\/docker$)/, '');

/** `serve` takes `/3.9` for a file and redirects from there, without the query. */
const losesQuery = (host: HostName, form: string) => host === 'serve' && /^\/3\.9\/?$/.test(form);

const readPage = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
    return {
      address: location.pathname + location.search + location.hash,
      pageAddress: document.querySelector<HTMLMetaElement>('meta[name="page-address"]')?.content,
      canonicals: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
        ({ href }) => href,
      ),
      heading: texts('h1').join(),
      sidebar: texts('[aria-label="Docs sidebar"] .menu__link--active'),
      navbar: texts('nav[aria-label="Main"] [aria-current="page"]'),
    };
  });

/** Links of the sidebar, with the path and heading of their page. */
const steps = [
  { label: 'Technical FAQ', path: '/3.9/faq/technical', heading: 'Technical FAQ' },
  { label: 'Introduction', path: '/3.9/', heading: 'Introduction' },
  { label: 'Deployment', path: '/3.9/deployment/', heading: 'Deployment' },
  { label: 'Docker', path: '/3.9/deployment/docker', heading: 'Docker' },
  { label: 'FAQ', path: '/3.9/faq/', heading: 'General FAQ' },
];

/** A manifest of the search index, and one of its parts. */
function findSearchFiles() {
  const [name = ''] = readdirSync('out/search-index');
  const { folder } = JSON.parse(readFileSync(`out/search-index/${name}`, 'utf8')) as { folder: string };
  return [`/search-index/${name}`, `/assets/generated/search/${folder}/t0.json`];
}

for (const host of hostNames) {
  test.describe(`when ${host} serves the site`, exhaustive(host !== 'npm start'), () => {
    test.describe.configure({ mode: 'default', timeout: 120_000 });
    let server: RunningServer;
    test.beforeAll(async () => {
      server = await startHost(host, 'out');
    });
    test.afterAll(() => server?.stop());

    test('NAV-04 RT-05 RT-19 RT-20 RT-21 RT-22 RT-26 every form of an address works', async ({ page }) => {
      const messages = collectConsole(page);
      for (const [path, heading, sidebar, navbar] of templates) {
        for (const [index, form] of formsOf(path).entries()) {
          await page.goto(`${server.origin}${form}?form=${index}#part`, { waitUntil: 'commit' });
          await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
          const query = losesQuery(host, form) ? '' : `?form=${index}`;
          const canonical = `https://docs.ohif.org${getCanonicalPath(path)}`;
          const expected = { pageAddress: path, canonicals: [canonical], heading, sidebar, navbar };
          expect.soft(await readPage(page), form).toEqual({ address: `${path}${query}#part`, ...expected });
          expect.soft(messages.splice(0), form).toEqual([]);
        }
      }
    });

    test('RT-02 RT-22 links lead from page to page without a load or a failed request', async ({ page }) => {
      const readEvents = await watchPage(page);
      await page.goto(`${server.origin}/3.9/faq/general`);
      await waitHydrated(page);
      const sidebar = sidebarOf(page);
      for (const { label, path, heading } of steps) {
        await sidebar.getByRole('link', { name: label, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveURL(server.origin + path);
      }
      await switchVersion(page, latestLabel);
      await expect(page).toHaveURL(`${server.origin}/faq/`);
      await expectSameDocument(page);
      expect(Object.values(await readEvents()).flat()).toEqual([]);
    });

    test('SM-31 the search index has proper content types and caching', async ({ request }) => {
      for (const path of findSearchFiles()) {
        const response = await request.get(server.origin + path);
        expect(response.headers()['content-type'], path).toMatch(/^application\/json/);
        const caching = response.headers()['cache-control'] ?? '';
        if (path.startsWith('/search-index/')) expect(caching).not.toContain('immutable');
        else if (host !== 'python') expect(caching).toBe('public, max-age=31536000, immutable');
      }
    });

    if (host !== 'python') {
      test('RT-18 ERR-16 an unknown path is answered with 404 and the not-found page', async ({ page }) => {
        const response = await page.goto(`${server.origin}/faq/no.file?x=1#y`);
        await waitHydrated(page);
        expect(response?.status()).toBe(404);
        await expect(page).toHaveURL(`${server.origin}/faq/no.file?x=1#y`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
        await navbarOf(page).getByRole('link', { name: 'Docs', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
      });
    }
  });
}
