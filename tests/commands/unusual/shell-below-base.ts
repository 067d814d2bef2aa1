import type { Locator, Page } from '@playwright/test';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { navbarOf } from '../../e2e/support';
import { repeatedCases } from './repeated-cases';
import { expect, sidebarLink, site, type WatchedPage } from './site';

/** Every address in the current page, except those of other hosts and of the page itself. */
const ownAddresses = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[href], [src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => !/^(?:https?:|data:|#)/.test(address)),
  );

const hrefsOf = (menu: Locator) =>
  menu.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const notBelowBase = (address: string) => !/^\/docs(?:\/|$)/.test(address);

describe('when the site is in a folder of its host', () => {
  let watched: WatchedPage;
  beforeEach(async () => {
    watched = await site.open();
  });
  afterEach(() => expect(watched.faults()).toEqual([]));

  const open = async (path: string) => {
    await watched.load(path);
    return watched.page;
  };

  it('RT-26 FT-03 links of navbar, sidebar, text, pagination and footer open pages without a full page load', async () => {
    const page = await open('/docs/faq/general');
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
    expect(watched.loads()).toBe(0);
  });

  it('RT-26 the version menu switches the version of the page', async () => {
    const page = await open('/docs/faq/general?x=1');
    await page.getByRole('button', { name: 'Version 4.2.0 (Latest)' }).hover();
    expect(await hrefsOf(page.locator('.navbar .dropdown-menu').first())).toEqual([
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
    expect(watched.loads()).toBe(0);
  });

  it.each(repeatedCases('/docs/', '/docs/3.9/faq/general', '/docs/images', '/docs/category/guide'))(
    'RT-26 every address in the page %s is below the base path after its scripts ran',
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

  it('VER-17 SP-05 badge, banner, menu and search show the configured label of the latest version', async () => {
    const page = await open('/docs/faq/general');
    const badge = page.locator('.theme-doc-version-badge');
    await expect(badge).toHaveText('Version: 4.2.0 (Latest)');
    await open('/docs/3.9/faq/general');
    await expect(badge).toHaveText('Version: 3.9');
    await expect(page.locator('.theme-doc-version-banner')).toContainText('(4.2.0 (Latest))');
    await expect(page.locator('.navbar .dropdown-menu').first()).toHaveText(/^4\.2\.0 \(Latest\)3\.9/);
    await open('/docs/search');
    const [first] = await page.getByLabel('Version', { exact: true }).getByRole('option').allTextContents();
    expect(first).toBe('4.2.0 (Latest)');
  });
});
