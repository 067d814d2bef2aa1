import { gzipSync } from 'node:zlib';
import { expect, test, type Locator, type Page, type Response } from '@playwright/test';
import { boxOf, collectConsole, gotoHydrated, navbarOf, prepareLoss } from './support';

const path = '/deployment/iframe';

const noteOf = (page: Page) => page.getByRole('button', { name: 'Changed since 3.9' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Changed since 3.9' });

test('the dialog of changes lists the sections that differ from 3.9, also by keyboard', async ({ page }) => {
  const messages = collectConsole(page);
  await gotoHydrated(page, path);
  await noteOf(page).focus();
  await page.keyboard.press('Space');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', { name: 'Read the page of 3.9' })).toBeFocused();
  const count = await dialog.getByText(/sections differ/).textContent();
  const kinds = [...(count ?? '').replace(/ Words: .*/, '').matchAll(/(\d+) (changed|added|removed)/g)];
  const sum = kinds.reduce((total, [, number]) => total + Number(number), 0);
  expect(kinds.map(([, , kind]) => kind)).toEqual(['changed', 'added', 'removed']);
  expect(count).toMatch(new RegExp(`^${sum} of \\d+ sections differ: `));
  for (const [, number, kind] of kinds)
    await expect(dialog.locator(`section:visible[data-kind="${kind}"]`)).toHaveCount(Number(number));
  await expect(dialog.locator('ins:visible').filter({ hasText: 'window-management' })).toHaveCount(1);
  await expect(dialog.locator('del:visible').filter({ hasText: /\S/ }).first()).toBeVisible();
  const fold = dialog.locator('details', { hasText: /^\d+ unchanged paragraphs/ }).first();
  await expect(fold.locator('p').first()).toBeHidden();
  await fold.locator('summary').click();
  await expect(fold.locator('p').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(noteOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  expect(messages).toEqual([]);
});

test('links in the dialog of changes lead to sections and to the page of 3.9', async ({ page }) => {
  await gotoHydrated(page, path);
  await noteOf(page).click();
  await dialogOf(page).getByRole('link', { name: 'Development Server' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${path}#development-server`);
  await expect(page.getByRole('heading', { name: 'Development Server' })).toBeInViewport();
  await noteOf(page).click();
  await dialogOf(page).getByRole('link', { name: 'Read the page of 3.9' }).click();
  await expect(page).toHaveURL(`/3.9${path}`);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.locator('.change-note')).toHaveCount(0);

  await gotoHydrated(page, '/versions');
  await page.getByRole('main').getByRole('link', { name: 'upgrade overview' }).click();
  await expect(page).toHaveURL('/changes');
  await page.getByRole('link', { name: 'Deployment', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 3, name: 'Deployment' })).toBeInViewport();
});

test('ERR-04 the dialog of changes loads on demand, in up to 10 KB, and can retry', async ({ page }) => {
  const scripts = new Map<string, Response>();
  const comparisons: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/generated/changes/')) comparisons.push(response.url());
    if (response.url().endsWith('.js')) scripts.set(response.url(), response);
  });
  const loseFiles = await prepareLoss(page, '**/assets/generated/changes/*');
  await gotoHydrated(page, path);
  // The keys of menus and the search are loaded after the start.
  await expect(page.locator('html[data-menu-keys="true"][data-search="ready"]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(comparisons).toEqual([]);
  const before = new Set(scripts.keys());
  loseFiles(true);
  await noteOf(page).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('This part of the page could not be loaded.');
  loseFiles(false);
  await dialogOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(dialogOf(page).getByText(/sections differ/)).toBeVisible();
  expect(comparisons).toHaveLength(1);
  const added = await Promise.all(
    [...scripts].filter(([address]) => !before.has(address)).map(([, response]) => response.body()),
  );
  expect(added.length).toBeGreaterThan(0);
  expect(added.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThan(10 * 1024);
});

test('VER-09 the version menu leads to the heading that is being read', async ({ page }) => {
  await gotoHydrated(page, '/deployment/cors?x=1');
  const heading = page.locator('.theme-doc-markdown h2').nth(1);
  const id = await heading.getAttribute('id');
  await heading.evaluate((element) => element.scrollIntoView());
  const marked = page.locator('.theme-doc-toc-desktop [aria-current]');
  await expect(marked).toHaveAttribute('href', `#${id}`);
  const menu = navbarOf(page).locator('.dropdown').filter({ hasText: 'Archived versions' });
  // Uses the mouse, because `hover` and `click` would scroll the page to reach the sticky navbar.
  const pointAt = async (target: Locator) => {
    const { x, y, width, height } = await boxOf(target);
    await page.mouse.move(x + width / 2, y + height / 2);
  };
  await pointAt(menu.getByRole('button'));
  const link = menu.getByRole('link', { name: '3.9', exact: true });
  await expect(link).toBeVisible();
  await expect(marked).toHaveAttribute('href', `#${id}`);
  await pointAt(link);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(new RegExp(`/3\\.9/deployment/cors\\?x=1#${id}$`), { timeout: 20_000 });
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});
