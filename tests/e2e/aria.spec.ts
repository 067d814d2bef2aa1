import { expect, test, type Locator, type Page } from '@playwright/test';
import { missingAddress } from './page-checks/list-addresses';
import { dialogOf, openSearch, search } from './search-dialog-support';
import { fixtureSite, gotoHydrated, openMobileSidebar, phone } from './support';

const mainOf = (page: Page) => page.getByRole('main');

const open = (address: string) => async (page: Page) => {
  await gotoHydrated(page, address);
  return mainOf(page);
};

/** By group and name of the snapshot: opens a part of the site and returns it. */
const views: Record<string, Record<string, (page: Page) => Promise<Locator>>> = {
  'the shell and the search dialog': {
    'whole-page': async (page) => {
      await gotoHydrated(page, `${fixtureSite}/guide/first-step`);
      return page.locator('body');
    },
    'search-dialog': async (page) => {
      await openSearch(page, `${fixtureSite}/guide/first-step`);
      return dialogOf(page);
    },
    'search-dialog-with-results': async (page) => {
      await search(page, 'admonition');
      return dialogOf(page);
    },
    'whole-page-on-a-phone': async (page) => {
      await page.setViewportSize(phone);
      await gotoHydrated(page, `${fixtureSite}/guide/first-step`);
      return page.locator('body');
    },
    'mobile-menu': openMobileSidebar,
  },
  'pages of docs': {
    'docs-home': open(`${fixtureSite}/`),
    'docs-tabs': open(`${fixtureSite}/tabs`),
    'docs-images': open(`${fixtureSite}/images`),
    'docs-code': open(`${fixtureSite}/code`),
    'docs-category': open(`${fixtureSite}/category/guide`),
    faq: open(`${fixtureSite}/faq/general`),
  },
  'other pages': {
    'search-page': open('/search'),
    'search-page-with-results': async (page) => {
      const main = await open(`${fixtureSite}/search?q=admonition`)(page);
      await expect(main.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
      return main;
    },
    changes: open(`${fixtureSite}/changes`),
    versions: open('/versions'),
    glossary: async (page) => {
      const main = await open('/glossary')(page);
      return main.getByRole('region').first();
    },
    accessibility: open('/accessibility'),
    debug: async (page) => {
      const main = await open('/__debug/metadata')(page);
      await expect(page.locator('.debug-view')).toHaveAttribute('data-state', 'complete');
      return main;
    },
    'not-found': open(missingAddress),
  },
  'pages of the showcase': {
    gallery: open('/components'),
    control: open('/components/SwitchShowcase'),
    pattern: open('/patterns/patterns-split-panel'),
    // One color stands for all, because they have the same structure.
    colors: async (page) => {
      const main = await open('/colors-and-type')(page);
      return main.getByRole('listitem').filter({ has: page.locator('#token-highlight') });
    },
  },
};

for (const [group, parts] of Object.entries(views)) {
  test(`SH-17 SM-32 ${group} have the accessibility tree of their snapshots`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, show] of Object.entries(parts))
      await test.step(name, async () => {
        await expect.soft(await show(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
      });
  });
}
