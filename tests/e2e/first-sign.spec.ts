import { expect, test, type Page } from '@playwright/test';
import { mobileSidebarOf, phone } from './support';

const root = (page: Page) => page.locator('html');

/** Loads a page and its scripts, as a reader who has not touched anything. */
async function gotoUntouched(page: Page, path: string): Promise<void> {
  const pageScript = page.waitForResponse(/\/_next\/static\/pages\//);
  await page.goto(path);
  await (await pageScript).finished();
  await page.waitForLoadState('networkidle');
}

test('SH-11 a docs page starts on the first sign of the reader, and not before', async ({ page }) => {
  await gotoUntouched(page, '/faq/general');
  await expect(root(page)).toHaveAttribute('data-has-hydrated', 'false');
  await page.mouse.wheel(0, 10);
  await expect(root(page)).toHaveAttribute('data-has-hydrated', 'true');
});

for (const path of ['/faq/general#is-there-a-demo', '/search', '/help'])
  test(`SH-11 ${path} starts by itself`, async ({ page }) => {
    await page.goto(path);
    await expect(root(page)).toHaveAttribute('data-has-hydrated', 'true');
  });

test.describe('what a reader does first counts, though its code is not there yet', () => {
  test('NAV-19 a press of the menu button opens the mobile sidebar', async ({ page }) => {
    await page.setViewportSize(phone);
    await gotoUntouched(page, '/faq/general');
    await page.locator('.navbar-toggle').click({ force: true });
    await expect(mobileSidebarOf(page)).toBeVisible();
  });

  test('SM-04 Ctrl+K opens the search', async ({ page }) => {
    await gotoUntouched(page, '/faq/general');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  test('DOC-09 a press of "On this page" shows the table of contents', async ({ page }) => {
    await page.setViewportSize(phone);
    await gotoUntouched(page, '/faq/general');
    await page.getByRole('button', { name: 'On this page' }).click();
    await expect(page.locator('#toc-in-page')).toBeVisible();
  });
});
