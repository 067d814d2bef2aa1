import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { describe, it } from 'vitest';
import { listFiles } from '@/lib/checks/export/served-files';
import { navbarOf } from '../../e2e/support';
import { attribute, findAll, hasClass, linksOf } from '../../support/built-page';
import { listAddresses } from '../../support/page-addresses';
import { expect, repeatedCases, settings, sidebarLink, site } from './site';

const { basePath } = settings;
const publicOrigin = 'https://docs.ohif.org';

/** Whether an address is below the base path, of another host, for another program, or within the page. */
function isRight(address: string): boolean {
  if (address.startsWith(publicOrigin)) return isBelowBase(address.slice(publicOrigin.length));
  return /^(?:https?:|mailto:|data:|#)/.test(address) || isBelowBase(address);
}

const isBelowBase = (path: string) => path === basePath || path.startsWith(`${basePath}/`);

describe('when the site is in a folder of its host', () => {
  const read = (file: string) => readFileSync(join(site.out, file), 'utf8');

  // The build checks that the targets exist.
  it('RT-26 every address in every page begins with the base path, or is of another host', () => {
    const pages = listFiles(site.out).filter((file) => file.endsWith('.html'));
    const wrong = pages.flatMap((file) =>
      listAddresses(parse(read(file)))
        .filter((address) => !isRight(address))
        .map((address) => `${file}: ${address}`),
    );
    expect(pages.length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
  });

  it('RT-26 no script, style sheet or page data contains a file of the site without the base path', () => {
    const wrong = listFiles(site.out)
      .filter((file) => /\.(?:js|css|txt|html|json|xml)$/.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(/["'(=:](\/(?:_next\/static|assets|icon\.svg)[^"')\\\s]*)/g)].map(
          ([, address = '']) => `${file}: ${address}`,
        ),
      )
      .filter((line) => !/ \/_next\/static\/(?:chunks\/|css\/)?$/.test(line));
    expect(wrong).toEqual([]);
  });

  it('RT-26 SH-08 SH-15 DOC-16 the head, the sitemap, the search and robots.txt contain the base path, but the edit link does not', () => {
    const document = parse(read('faq/general.html'));
    for (const rel of ['canonical', 'alternate'])
      expect(linksOf(document, rel)).toContain(`${publicOrigin}/docs/faq/general`);
    expect(linksOf(document, 'search')).toEqual(['/docs/opensearch.xml']);
    expect(linksOf(document, 'icon')).toEqual([expect.stringMatching(/^\/docs\/icon\.svg/)]);
    const [edit] = findAll(document, (element) => hasClass(element, 'theme-edit-this-page'));
    expect(edit && attribute(edit, 'href')).toBe(
      'https://github.com/OHIF/Viewers/edit/master/platform/docs/docs/faq/general.md',
    );
    expect(read('faq.html')).toContain('<meta name="page-address" content="/docs/faq/"/>');
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
    expect(listed).toContain(`${publicOrigin}/docs/faq/general`);
    expect(listed).toContain(`${publicOrigin}/docs/3.9/only-old`);
    expect(listed.filter((address) => !address.startsWith(`${publicOrigin}/docs/`))).toEqual([]);
    const search = read('opensearch.xml');
    expect(search).toContain(`template="${publicOrigin}/docs/search?q={searchTerms}"`);
    expect(search).toContain(`>${publicOrigin}/docs/icon.svg</Image>`);
    expect(read('robots.txt')).toBe(
      `User-Agent: *\nAllow: /docs/\nDisallow: /docs/__debug/\n\nSitemap: ${publicOrigin}/docs/sitemap.xml\n`,
    );
  });

  it.each(
    repeatedCases(
      ['/faq', '/docs/faq/'],
      ['/faq/general.html', '/docs/faq/general'],
      ['/faq/general/', '/docs/faq/general'],
      ['/3.9/index.html', '/docs/3.9/'],
      ['', '/docs/'],
    ),
  )('RT-19 RT-20 RT-22 RT-26 the address /docs%s leads to %s', async (form, own) => {
    const { page, faults } = await site.openAt(`${form}?x=1#part`);
    expect(page.url()).toBe(`${site.origin}${own}?x=1#part`);
    expect(faults()).toEqual([]);
  });

  it.each(repeatedCases('/a/b/c', '/3.9/nope', '/nope.html'))(
    'RT-18 FT-06 AB-01 the unknown address %s shows the not-found page in the shell with working links',
    async (path) => {
      const { page, faults } = await site.openAt(path);
      await expect(page.locator('h1')).toHaveText('Page Not Found');
      await expect(page.getByRole('button', { name: 'Version 4.2.0 (Latest)' })).toHaveCount(1);
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Getting Started' }).click();
      await page.waitForURL('**/docs/development/getting-started');
      await page.getByRole('heading', { level: 1, name: 'Getting Started' }).waitFor();
      expect(faults().filter((line) => !line.includes('404'))).toEqual([]);
    },
  );

  it('RT-26 FT-03 links of navbar, sidebar, text, pagination and footer open pages without a full page load', async () => {
    const { page, faults, loads } = await site.openAt('/faq/general');
    const article = page.locator('article');
    const footer = page.getByRole('contentinfo');
    const steps = [
      ['/docs/', navbarOf(page).getByRole('link', { name: 'Docs', exact: true })],
      ['/docs/headings#my-own-id', article.getByRole('link', { name: 'Custom id' })],
      ['/docs/images', sidebarLink(page, 'Images')],
      ['/docs/', page.getByRole('link', { name: 'Home page' })],
      ['/docs/faq/', footer.getByRole('link', { name: 'FAQ' })],
      ['/docs/faq/general', article.getByRole('link', { name: /General FAQ/ })],
      ['/docs/resources', footer.getByRole('link', { name: 'Resources' })],
    ] as const;
    for (const [address, link] of steps) {
      await link.click();
      await page.waitForURL(site.origin + address);
    }
    await page.goBack();
    await page.waitForURL('**/docs/faq/general');
    expect([loads(), faults()]).toEqual([0, []]);
  });

  it('RT-26 the version menu switches the version of the page', async () => {
    const { page, faults, loads } = await site.openAt('/faq/general?x=1');
    await page.getByRole('button', { name: 'Version 4.2.0 (Latest)' }).hover();
    const links = page.locator('.navbar .dropdown-menu').first().locator('a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/docs/faq/general?x=1',
      '/docs/3.9/faq/general?x=1',
      'https://v3p8.docs.ohif.org',
      'https://v2.docs.ohif.org',
      'https://v1.docs.ohif.org',
    ]);
    await page.getByRole('link', { name: '3.9', exact: true }).click();
    await page.waitForURL('**/docs/3.9/faq/general?x=1');
    await page.getByRole('link', { name: 'latest version' }).click();
    await page.waitForURL('**/docs/faq/general');
    expect([loads(), faults()]).toEqual([0, []]);
  });

  it.each(repeatedCases('/', '/3.9/faq/general', '/images', '/category/guide'))(
    'RT-26 every address in the page %s is below the base path after its scripts ran',
    async (path) => {
      const { page, faults } = await site.openAt(path);
      await page.getByRole('button', { name: /^Version / }).hover();
      const category = page.getByRole('button', { name: /^(?:Expand|Collapse) sidebar category|^Guide$/ });
      await category.first().click();
      const addresses = await page.evaluate(() =>
        [...document.querySelectorAll('[href], [src]')].map(
          (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
        ),
      );
      expect(addresses.filter(isBelowBase).length).toBeGreaterThan(20);
      expect(addresses.filter((address) => !isRight(address))).toEqual([]);
      expect(faults()).toEqual([]);
    },
  );

  it('VER-17 SP-05 badge, banner, menu and search show the configured label of the latest version', async () => {
    const { page, goto, faults } = await site.openAt('/faq/general');
    const badge = page.locator('.theme-doc-version-badge');
    await expect(badge).toHaveText('Version: 4.2.0 (Latest)');
    await goto('/3.9/faq/general');
    await expect(badge).toHaveText('Version: 3.9');
    await expect(page.locator('.theme-doc-version-banner')).toContainText('(4.2.0 (Latest))');
    await expect(page.locator('.navbar .dropdown-menu').first()).toHaveText(/^4\.2\.0 \(Latest\)3\.9/);
    await goto('/search');
    const [first] = await page.getByLabel('Version', { exact: true }).getByRole('option').allTextContents();
    expect(first).toBe('4.2.0 (Latest)');
    expect(faults()).toEqual([]);
  });
});
