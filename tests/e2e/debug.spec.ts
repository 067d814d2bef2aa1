import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../support/axe';
import { collectConsole, gotoHydrated, overflowOf, storeBefore } from './support';

const tree = (page: Page) => page.getByRole('tree');
const rowOf = (page: Page, name: string | RegExp) => tree(page).getByRole('treeitem', { name });
const pathOf = (page: Page) => page.getByRole('group', { name: 'Current row' }).getByRole('code');

async function open(page: Page, view: string) {
  const lines = collectConsole(page);
  await gotoHydrated(page, `/__debug/${view}`);
  await expect(page.locator('.debug-view')).toHaveAttribute('data-state', 'complete');
  return lines;
}

test('DBG-02 DBG-08 the tree folds by mouse and keys, can be searched, and copies path and value', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lines = await open(page, 'config');
  const navbar = rowOf(page, /^navbar:/);
  await expect(rowOf(page, /^items:/)).toHaveAttribute('aria-expanded', 'false');
  await navbar.click();
  await expect(navbar).toHaveAttribute('aria-expanded', 'false');
  await expect(rowOf(page, /^items:/)).toHaveCount(0);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, /^items:/)).toBeFocused();
  await expect(rowOf(page, /^items:/)).toHaveAttribute('aria-expanded', 'true');
  await expect(pathOf(page)).toHaveText('.config.navbar.items');

  await page.getByRole('searchbox').fill('BaseUrlIssueBanner');
  await expect(page.getByText('1 hit', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(pathOf(page)).toHaveText('.config.baseUrlIssueBanner');
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy path' }).click();
  await expect(page.getByText('Path copied')).toBeVisible();
  expect(await readClipboard()).toBe('.config.baseUrlIssueBanner');
  await page.getByRole('button', { name: 'Copy value' }).click();
  await expect(page.getByText('Value copied')).toBeVisible();
  expect(await readClipboard()).toBe('true');

  await page.getByRole('link', { name: 'Metadata' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site Metadata');
  await expect(rowOf(page, 'docusaurusVersion: "3.7.0"')).toBeVisible();
  expect(lines).toEqual([]);
});

test('DBG-03 DBG-08 the largest tree opens a deep hit in a narrow window, without axe violations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await storeBefore(page, { theme: 'light' });
  const lines = await open(page, 'content');
  expect(await tree(page).getByRole('treeitem').count()).toBeLessThan(200);
  await page.getByRole('searchbox').fill('/faq/general');
  await expect(page.getByText(/^\d+ hits$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(pathOf(page)).toHaveText(/^\.loaded\["docusaurus-plugin-content-docs"\]\[0\]/);
  await expect(tree(page).locator('[aria-selected="true"] mark').first()).toBeInViewport();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await findViolations(page)).toEqual([]);
  expect(lines).toEqual([]);
});
