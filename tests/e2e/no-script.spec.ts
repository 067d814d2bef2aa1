import { expect, test, type Page } from '@playwright/test';
import { listPages } from '../support/exported-site';
import { overflowOf, phone, sidebarOf } from './support';

test.use({ javaScriptEnabled: false });

const docsPages = () => listPages('out').filter(({ version }) => version !== 'default');

const pagination = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' });

/** Addresses that the menu and the pagination of a page offer. */
async function offeredBy(page: Page): Promise<string[]> {
  const links = await page
    .locator('nav[aria-label="Docs sidebar"] a, nav[aria-label="Docs pages"] a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(links)];
}

/** Titles and lists that a page shows to a reader; checks that there is something to read and nothing spills over. */
async function readPage(page: Page, route: string) {
  expect((await page.goto(route))?.status(), route).toBe(200);
  await expect(page.locator('main h1'), route).toBeVisible();
  const text = (await page.locator('main article').innerText()).trim();
  expect(text.length, `text of ${route}`).toBeGreaterThan(100);
  await expect(sidebarOf(page), route).toBeVisible();
  expect(await sidebarOf(page).locator('[role="button"], [aria-expanded]:visible').count(), route).toBe(0);
  expect(await overflowOf(page), route).toBeLessThanOrEqual(0);
}

for (const [name, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', phone],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test(`SH-16 every docs page reads, and every link of its sidebar and pagination answers (${name})`, async ({
      page,
      request,
    }) => {
      const pages = docsPages();
      test.setTimeout(pages.length * 3000);
      await page.route(/\.(?:js|woff2|webp|png|jpe?g)(?:\?|$)/, (route) => route.abort());
      const known = new Set<string>();
      expect(pages.length).toBeGreaterThan(60);
      for (const { route } of pages) {
        await readPage(page, route);
        for (const address of await offeredBy(page)) known.add(address);
      }
      for (const address of known) expect((await request.get(address)).status(), address).toBe(200);
      for (const { route } of pages) expect(known, `a way to ${route}`).toContain(route);
    });

    test(`SH-16 SB-18 links of the sidebar lead to their pages (${name})`, async ({ page }) => {
      await page.goto('/faq/general');
      for (const [label, address] of [
        ['Configuration', '/configuration/configurationFiles'],
        ['Data Sources', '/configuration/dataSources/introduction'],
        ['DICOMweb Proxy', '/configuration/dataSources/dicom-web-proxy'],
        ['Deployment', '/deployment/'],
        ['Docker', '/deployment/docker/'],
        ['SSL', '/deployment/docker/ssl'],
      ] as const) {
        await sidebarOf(page).getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(address);
        await expect(page.locator('main h1')).toBeVisible();
      }
      await expect(sidebarOf(page).locator('[aria-current="page"]')).toHaveText('SSL');
    });

    test(`SH-16 the pagination leads on and back (${name})`, async ({ page }) => {
      await page.goto('/faq/');
      await pagination(page).getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL('/faq/general');
      await expect(page.locator('main h1')).toHaveText('General FAQ');
      await pagination(page).getByRole('link', { name: 'Previous' }).click();
      await expect(page).toHaveURL('/faq/');
    });

    test(`SH-03 without scripts the skip link is a link to the main area (${name})`, async ({ page }) => {
      await page.goto('/faq/general');
      const href = await page.locator('a.skip-link').getAttribute('href');
      expect(href).toMatch(/^#./);
      await expect(page.locator(href ?? '').locator('main')).toHaveCount(1);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/faq/general${href}`);
    });

    test(`SM-01 without scripts the search button leads to the search page (${name})`, async ({ page }) => {
      await page.goto('/faq/general');
      await page.getByRole('button', { name: 'Search', exact: true }).press('Enter');
      await expect(page).toHaveURL(/\/search\?$/);
    });

    test(`SH-16 no control that needs scripts is offered (${name})`, async ({ page }) => {
      await page.goto('/deployment/docker/');
      const dead = await page
        .locator('button:not(form[action] button), [role="button"]:not(.dropdown-trigger)')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility({ visibilityProperty: true }))
            .map((control) => control.getAttribute('aria-label') ?? control.textContent),
        );
      expect(dead).toEqual([]);
    });
  });
}

test.describe('contents on a phone', () => {
  test.use({ viewport: phone });

  test('SH-16 the menu follows the page, so that its text comes first', async ({ page }) => {
    await page.goto('/faq/general');
    const main = await page.locator('main').boundingBox();
    const menu = await sidebarOf(page).boundingBox();
    expect(main?.y).toBeLessThan(250);
    expect(menu?.y ?? 0).toBeGreaterThan((main?.y ?? 0) + (main?.height ?? 0) - 1);
  });
});

test('SH-16 the lists of the navbar open under the pointer and for the keyboard without scripts', async ({
  page,
}) => {
  await page.goto('/faq/general');
  const trigger = page.locator('.dropdown-trigger').first();
  const older = page.locator('.dropdown-menu a[href="/3.9/faq/general"]');
  await expect(older).toBeHidden();
  await trigger.focus();
  await expect(older).toBeVisible();
  await page.locator('main h1').click();
  await expect(older).toBeHidden();
  await trigger.hover();
  await older.click();
  await expect(page).toHaveURL('/3.9/faq/general');
});
