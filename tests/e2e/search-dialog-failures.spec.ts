import { expect, test } from '@playwright/test';
import {
  searchButtonOf,
  dialogOf,
  gotoReady,
  inputOf,
  openFailing,
  openSearch,
  groupsOf,
  hitsOf,
  saveData,
  search,
} from './search-dialog-support';
import { collectErrors } from './navigation-support';
import { indexFiles } from './search-support';
import {
  breakStorage,
  collectForeignRequests,
  collectRequests,
  exhaustive,
  holdRequests,
  prepareLoss,
} from './support';

test.beforeEach(({ page }) => saveData(page));

test('SM-20 CON-06 the search dialog shows after 300 ms that a search is stalled', async ({ page }) => {
  await page.clock.install();
  await gotoReady(page);
  const release = await holdRequests(page, indexFiles);
  await searchButtonOf(page).click();
  await expect(inputOf(page)).toBeFocused();
  await page.clock.pauseAt(Date.now() + 60_000);
  await inputOf(page).fill('docker');
  await page.clock.runFor(250);
  await expect(dialogOf(page)).toHaveAttribute('data-status', 'searching');
  await expect(dialogOf(page).locator('.DocSearch-LoadingIndicator')).toBeHidden();
  await page.clock.runFor(100);
  await expect(dialogOf(page).locator('.DocSearch-LoadingIndicator')).toBeVisible();
  await page.clock.resume();
  await expect(dialogOf(page).getByRole('status')).toHaveText('Searching…');
  release();
  await expect(hitsOf(page).first()).toBeVisible();
  await expect(dialogOf(page).locator('.DocSearch-LoadingIndicator')).toBeHidden();
});

test('SM-21 the search dialog reports a failure, and Retry works later', async ({ page }) => {
  await openFailing(page);
  await expect(
    dialogOf(page).getByText('You might want to check your network connection.', { exact: true }),
  ).toBeVisible();
  await expect(dialogOf(page).getByRole('status')).toContainText('Unable to fetch results');
  await page.context().unrouteAll();
  await dialogOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(hitsOf(page).first()).toContainText('Docker');
});

test('SM-28 SM-21 if the search dialog fails to load, Retry opens it with typed text', async ({ page }) => {
  const loseChunks = await prepareLoss(page, '**/_next/static/chunks/*');
  await gotoReady(page);
  loseChunks(true);
  await searchButtonOf(page).click();
  const box = page.getByRole('dialog', { name: 'Search' });
  await expect(box.getByText('This part of the page could not be loaded.')).toBeVisible();
  await page.keyboard.type('doc');
  loseChunks(false);
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(inputOf(page)).toHaveValue('doc');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(searchButtonOf(page)).toBeFocused();
});

test('SM-22 SM-23 SM-24 without hits, the search dialog shows suggestions', async ({ page }) => {
  await openSearch(page);
  await search(page, 'zzqq <xqzzy>&');
  const screen = dialogOf(page).locator('.DocSearch-NoResults');
  await expect(screen.getByText('No results for "zzqq <xqzzy>&"')).toBeVisible();
  await expect(screen.getByRole('listitem')).toHaveCount(0);
  await expect(screen).toContainText('Believe this query should return results?');
  const link = screen.getByRole('link', { name: 'Let us know.' });
  await expect(link).toHaveAttribute(
    'href',
    `https://github.com/OHIF/Viewers/issues/new?title=${encodeURIComponent('zzqq <xqzzy>&')}`,
  );
  await expect(link).toHaveAttribute('target', '_blank');
  // The suggestions are groups of these results.
  await search(page, 'server');
  expect(await groupsOf(page).count()).toBeGreaterThan(3);
  await search(page, 'zzqqxx');
  await expect(screen.getByText('Try searching for')).toBeVisible();
  await expect(screen.getByRole('listitem')).toHaveCount(3);
  const suggestion = screen.getByRole('button').first();
  const name = (await suggestion.textContent()) ?? '';
  await suggestion.click();
  // DocSearch appends a space for the next word.
  await expect(inputOf(page)).toHaveValue(`${name.toLowerCase()} `);
  await expect(inputOf(page)).toBeFocused();
  await expect(hitsOf(page).first()).toBeVisible();
});

for (const fault of ['blocked', 'full'] as const)
  test(
    `ST-05 SM-26 SM-27 the search dialog remembers searches during the visit if storage is ${fault}`,
    exhaustive(fault === 'full'),
    async ({ page }) => {
      await breakStorage(page, fault);
      const errors = collectErrors(page);
      await openSearch(page, '/');
      await search(page, 'docker');
      const other = page.context().waitForEvent('page');
      await page.keyboard.press('Control+Enter');
      await other;
      await dialogOf(page).getByRole('button', { name: 'Clear the query' }).click();
      await expect(dialogOf(page).getByRole('tree', { name: 'Recent' })).toContainText('Docker');
      await dialogOf(page).getByRole('button', { name: 'Save this search: Docker' }).click();
      await expect(dialogOf(page).getByRole('tree', { name: 'Favorite' })).toContainText('Docker');
      expect(errors).toEqual([]);
    },
  );

test('NV-20 SM-28 to save data, search loads nothing before its dialog is opened', async ({ page }) => {
  const files = collectRequests(page, (request) => /\.js(?:on)?$/.test(request.url()));
  const countIndexFiles = () => files.filter((address) => indexFiles.test(address)).length;
  const countScripts = () => files.filter((address) => address.endsWith('.js')).length;
  await gotoReady(page, '/help');
  await page.waitForLoadState('networkidle');
  expect(countIndexFiles()).toBe(0);
  const before = countScripts();
  await searchButtonOf(page).click();
  await search(page, 'docker');
  expect(countIndexFiles()).toBeGreaterThan(0);
  expect(countScripts()).toBeGreaterThan(before);
});

test('SM-28 the search dialog loads ahead, so that it opens offline', async ({ browser }) => {
  const page = await browser.newPage();
  const foreign = collectForeignRequests(page);
  const ahead = page.waitForResponse(indexFiles);
  await gotoReady(page, '/help');
  await ahead;
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
  expect(foreign).toEqual([]);
  await page.close();
});
