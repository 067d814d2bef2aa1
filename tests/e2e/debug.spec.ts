import { expect, test, type Locator, type Page } from '@playwright/test';
import { findViolations } from '../support/axe';
import { collectConsole, gotoHydrated, overflowOf, storeBefore } from './support';

const rowOf = (within: Page | Locator, text: string | RegExp) =>
  within.locator('.debug-row').filter({ hasText: text });

async function open(page: Page, view: string) {
  const lines = collectConsole(page);
  await gotoHydrated(page, `/__debug/${view}`);
  await expect(page.locator('.debug-view')).toHaveAttribute('data-state', 'complete');
  return lines;
}

test('DBG-02 DBG-08 the tree of a debug page folds and unfolds by click and Enter', async ({ page }) => {
  const lines = await open(page, 'config');
  const navbar = rowOf(page, /^navbar:/);
  const items = rowOf(page, /^items:/);
  await expect(items).toBeVisible();
  await expect(rowOf(page, /^activeBaseRegex:/)).toHaveCount(0);
  await navbar.click();
  await expect(items).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(items).toBeVisible();
  await items.focus();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, /^0:/).first()).toBeVisible();

  await page.getByRole('link', { name: 'Metadata' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site Metadata');
  await expect(rowOf(page, 'docusaurusVersion: "3.7.0"')).toBeVisible();
  expect(lines).toEqual([]);
});

test('DBG-03 DBG-08 the largest debug tree unfolds down to a deep entry without overflow in a narrow window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await storeBefore(page, { theme: 'light' });
  const lines = await open(page, 'content');
  expect(await page.locator('.debug-row').count()).toBeLessThan(200);
  let branch = page.locator('.debug-view');
  for (const key of [/^0:/, /^docs:/, /^1:/]) {
    const row = rowOf(branch, key).first();
    await row.click();
    // Only rows inside the one that was unfolded, which appear a moment later; others have the same keys.
    branch = row.locator('..');
  }
  await expect(rowOf(page, /^permalink: "\//)).toBeInViewport();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await findViolations(page, {}, 'main')).toEqual([]);
  expect(lines).toEqual([]);
});
