import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../support/axe';
import { collectConsole, gotoHydrated, overflowOf, readClipboard, storeBefore } from './support';

const rowOf = (page: Page, text: string | RegExp) => page.locator('.debug-row').filter({ hasText: text });
const pathOf = (page: Page) => page.getByRole('group', { name: 'Selected row' }).getByRole('code');

async function open(page: Page, view: string) {
  const lines = collectConsole(page);
  await gotoHydrated(page, `/__debug/${view}`);
  await expect(page.locator('.debug-view')).toHaveAttribute('data-state', 'complete');
  return lines;
}

test('DBG-02 DBG-08 the tree can be folded and searched, and copies path and value', async ({ page }) => {
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
  await expect(pathOf(page)).toHaveText('.config.navbar.items');
  await expect(rowOf(page, /^0:/).first()).toBeVisible();

  const search = page.getByRole('searchbox');
  await search.fill(' BaseUrlIssueBanner');
  await expect(page.getByText('1 hit', { exact: true })).toBeVisible();
  await expect(page.locator('.debug-row')).toHaveCount(2);
  await expect(page.locator('mark')).toHaveText(['baseUrlIssueBanner']);
  await page.getByRole('button', { name: 'baseUrlIssueBanner:' }).click();
  await expect(pathOf(page)).toHaveText('.config.baseUrlIssueBanner');
  await page.getByRole('button', { name: 'Copy path' }).click();
  await expect(page.getByText('Path copied')).toBeVisible();
  expect(await readClipboard(page)).toBe('.config.baseUrlIssueBanner');
  await page.getByRole('button', { name: 'Copy value' }).click();
  await expect(page.getByText('Value copied')).toBeVisible();
  expect(await readClipboard(page)).toBe('true');
  await search.fill('nowhere to be found');
  await expect(page.getByText('No hits', { exact: true })).toBeVisible();
  await search.fill('');
  await expect(items).toBeVisible();

  await page.getByRole('link', { name: 'Metadata' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site Metadata');
  await expect(rowOf(page, 'docusaurusVersion: "3.7.0"')).toBeVisible();
  expect(lines).toEqual([]);
});

test('DBG-03 DBG-08 the largest tree shows a deep hit in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await storeBefore(page, { theme: 'light' });
  const lines = await open(page, 'content');
  expect(await page.locator('.debug-row').count()).toBeLessThan(200);
  await page.getByRole('searchbox').fill('/faq/general');
  await expect(page.getByText(/^\d+ hits$/)).toBeVisible();
  const hit = rowOf(page, /^permalink: "\/faq\/general/);
  await hit.getByRole('button').click();
  await expect(pathOf(page)).toHaveText(/^\.loaded\["docusaurus-plugin-content-docs"\]\[0\]/);
  await expect(hit.locator('mark')).toBeInViewport();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await findViolations(page)).toEqual([]);
  expect(lines).toEqual([]);
});
