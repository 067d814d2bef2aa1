import { expect, test, type Locator, type Page } from '@playwright/test';
import { allRules, findViolations } from '../support/axe';
import { collectConsole, gotoHydrated, overflowOf, storeBefore } from './support';

const rowOf = (within: Page | Locator, text: string | RegExp) =>
  within.locator('.debug-row').filter({ hasText: text });

test('DBG-02 DBG-03 DBG-08 the largest debug tree unfolds and fits a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await storeBefore(page, { theme: 'light' });
  const lines = collectConsole(page);
  await gotoHydrated(page, '/__debug/metadata');
  await expect(rowOf(page, 'docusaurusVersion: "3.7.0"')).toBeVisible();
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await expect(page.locator('.debug-view')).toHaveAttribute('data-state', 'complete');
  expect(await page.locator('.debug-row').count()).toBeLessThan(200);
  let branch = page.locator('.debug-view');
  for (const key of [/^0:/, /^docs:/, /^1:/]) {
    const row = rowOf(branch, key).first();
    await row.click();
    // Only rows inside the one that was unfolded, which appear a moment later; others have the same keys.
    branch = row.locator('..');
  }
  const entry = rowOf(page, /^permalink: "\//);
  await expect(entry).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(entry).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await findViolations(page, allRules, 'main')).toEqual([]);
  expect(lines).toEqual([]);
});
