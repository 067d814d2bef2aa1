import { expect, test, type Page } from '@playwright/test';
import { boxOf, gotoHydrated, overflowOf, phone, rightOf } from './support';

const pages = [
  '/deployment/cors',
  '/3.9/deployment/authorization',
  '/user-guide/viewer/measurement-tracking',
];
const term = (page: Page) => page.locator('.term').first();
const definition = (page: Page) => term(page).locator('[role="tooltip"]');

test('a focused glossary term shows its definition within the window', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of pages) {
      await gotoHydrated(page, path);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      const terms = page.locator('.term');
      expect(await terms.count()).toBeGreaterThan(1);
      for (const one of await terms.all()) {
        await one.getByRole('link').focus();
        const tooltip = one.locator('[role="tooltip"]');
        await expect(tooltip).toBeVisible();
        expect((await boxOf(tooltip)).x, path).toBeGreaterThanOrEqual(0);
        expect(await rightOf(tooltip), path).toBeLessThanOrEqual(width);
      }
      // Rounding of the height of a lazy image may change the height of the page by a fraction of a pixel.
      expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    }
  }
});

test('the definition of a term stays open under the pointer, and hides on Escape', async ({ page }) => {
  await gotoHydrated(page, '/deployment/cors');
  await term(page).getByRole('link').hover();
  await expect(definition(page)).toBeVisible();
  const box = await boxOf(definition(page));
  await page.mouse.move(box.x + 20, box.y + box.height - 4, { steps: 8 });
  await expect(definition(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition(page)).toBeHidden();
  await page.mouse.move(1, 1);
  await term(page).getByRole('link').focus();
  await expect(definition(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(definition(page)).toBeVisible();

  await gotoHydrated(page, '/3.9/deployment/cors');
  const name = (await term(page).getByRole('link').textContent()) ?? '';
  await term(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/glossary#/);
  const entry = page.locator('.glossary-entry', {
    has: page.locator('dfn', { hasText: new RegExp(`^${name}$`) }),
  });
  await expect(entry).toBeInViewport();
  await expect.poll(async () => (await boxOf(entry)).y).toBeLessThan(200);
});

test('a wide diagram scrolls by key on a phone, and its description is not printed', async ({ page }) => {
  await page.setViewportSize(phone);
  await gotoHydrated(page, '/user-guide/viewer/measurement-tracking');
  const region = page.getByRole('region', { name: 'What happens to a new measurement' });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await gotoHydrated(page, '/deployment/authorization');
  await term(page).getByRole('link').focus();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.diagram svg').first()).toBeVisible();
  await expect(page.locator('.diagram details').first()).toBeHidden();
  await expect(definition(page)).toBeHidden();
});
