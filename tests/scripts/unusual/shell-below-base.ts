import type { Page } from '@playwright/test';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pollOptions, sidebarLink, type UnusualSite, type WatchedPage } from './site';

/** Every address in the page as it stands now, beside those of other hosts and of the page itself. */
const ownAddresses = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[href], [src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => !/^(?:https?:|data:|#)/.test(address)),
  );

const notBelowBase = (address: string) => !/^\/docs(?:\/|$)/.test(address);

export function testShellBelowBase(getSite: () => UnusualSite) {
  let watched: WatchedPage;
  beforeEach(async () => {
    watched = await getSite().open();
  });
  afterEach(() => expect(watched.faults()).toEqual([]));

  const open = async (path: string) => {
    await watched.load(path);
    return watched.page;
  };

  it('RT-26 FT-03 links of navbar, sidebar, text, pagination and footer lead on without a load', async () => {
    const page = await open('/docs/faq/general');
    const steps: [string, () => Promise<void>][] = [
      [
        '/docs/',
        () =>
          page
            .getByRole('navigation', { name: 'Main' })
            .getByRole('link', { name: 'Docs', exact: true })
            .click(),
      ],
      [
        '/docs/headings#my-own-id',
        () => page.locator('article').getByRole('link', { name: 'Custom id' }).click(),
      ],
      ['/docs/images', () => sidebarLink(page, 'Images').click()],
      ['/docs/', () => page.getByRole('link', { name: 'Home page' }).click()],
      ['/docs/faq/', () => page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()],
      [
        '/docs/faq/general',
        () =>
          page
            .locator('article')
            .getByRole('link', { name: /General FAQ/ })
            .click(),
      ],
      [
        '/docs/resources',
        () => page.getByRole('contentinfo').getByRole('link', { name: 'Resources' }).click(),
      ],
      ['/docs/faq/general', () => page.goBack().then(() => {})],
    ];
    for (const [address, go] of steps) {
      await go();
      await page.waitForURL(getSite().origin + address);
    }
    expect(await watched.isSameDocument()).toBe(true);
  });

  it('RT-26 the version menu switches the version, at the same page', async () => {
    const page = await open('/docs/faq/general?x=1');
    await page.getByRole('button', { name: 'Version 4.2.0 (Latest)' }).hover();
    const menu = page.locator('.navbar .dropdown-menu').first();
    expect(
      await menu.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([
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
    expect(await watched.isSameDocument()).toBe(true);
  });

  it('RT-26 the language menu leads to the page in view, and to help with translating', async () => {
    const page = await open('/docs/faq/general?x=1');
    await page.getByRole('button', { name: 'Language: English' }).hover();
    const menu = page.locator('.locale-dropdown .dropdown-menu');
    expect(
      await menu.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/docs/faq/general?x=1', '/docs/platform/internationalization']);
    await menu.getByRole('link', { name: 'Help Us Translate' }).click();
    await page.waitForURL('**/docs/platform/internationalization');
    expect(await watched.isSameDocument()).toBe(true);
  });

  it('RT-26 the mobile menu, both of its panels, leads on', async () => {
    const { page } = watched;
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/docs/faq/general');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Navigation' });
    await dialog.getByRole('link', { name: 'Images' }).waitFor();
    expect((await ownAddresses(page)).filter(notBelowBase)).toEqual([]);
    await dialog.getByRole('button', { name: '← Back to main menu' }).click();
    await dialog.getByRole('link', { name: '3.9', exact: true }).waitFor();
    expect((await ownAddresses(page)).filter(notBelowBase)).toEqual([]);
    await dialog.getByRole('link', { name: '3.9', exact: true }).click();
    await page.waitForURL('**/docs/3.9/faq/general');
    expect(await watched.isSameDocument()).toBe(true);
  });

  it.each(['/docs/', '/docs/3.9/faq/general', '/docs/images', '/docs/category/guide'])(
    'RT-26 once scripts have run every address of %s is below the base path',
    async (path) => {
      const page = await open(path);
      await page.getByRole('button', { name: /^Version / }).hover();
      await page
        .getByRole('button', { name: /^(?:Expand|Collapse) sidebar category|^Guide$/ })
        .first()
        .click();
      const addresses = await ownAddresses(page);
      expect(addresses.length).toBeGreaterThan(20);
      expect(addresses.filter(notBelowBase)).toEqual([]);
    },
  );

  it('RT-26 NV-16 pages are fetched ahead from below the base path', async () => {
    const page = await open('/docs/faq/general');
    const fetched = page.waitForResponse((response) => /\/images\b.*\.txt/.test(response.url()));
    await sidebarLink(page, 'Images').hover();
    const response = await fetched;
    expect(new URL(response.url()).pathname).toMatch(/^\/docs\/images[./]/);
    expect(response.status()).toBe(200);
  });

  it('RT-26 DOC-28 images are there', async () => {
    const page = await open('/docs/images');
    const images = page.locator('article img');
    const widths = () =>
      images.evaluateAll((elements: HTMLImageElement[]) =>
        elements.map((image) => {
          image.loading = 'eager';
          return image.naturalWidth;
        }),
      );
    expect(await images.count()).toBeGreaterThan(3);
    await expect.poll(async () => (await widths()).filter((width) => width === 0), pollOptions).toEqual([]);
  });

  it('VER-17 every label follows the version of the site', async () => {
    const page = await open('/docs/faq/general');
    const badge = page.locator('.theme-doc-version-badge');
    expect(await badge.textContent()).toBe('Version: 4.2.0 (Latest)');
    await watched.load('/docs/3.9/faq/general');
    expect(await badge.textContent()).toBe('Version: 3.9');
    expect(await page.locator('.theme-doc-version-banner').textContent()).toContain('(4.2.0 (Latest))');
    expect(await page.locator('.navbar .dropdown-menu').first().textContent()).toMatch(
      /^4\.2\.0 \(Latest\)3\.9/,
    );
  });
}
