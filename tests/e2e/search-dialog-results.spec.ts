import { expect, test, type Page } from '@playwright/test';
import {
  searchButtonOf,
  dialogOf,
  gotoReady,
  groupsOf,
  inputOf,
  keptKeys,
  openSearch,
  hitLinksOf,
  hitsOf,
  search,
  storedHit,
} from './search-dialog-support';
import { indexFiles } from './search-support';
import { expectSameDocument, holdRequests, storeBefore } from './support';

const addressesOf = (page: Page) =>
  hitLinksOf(page).evaluateAll((list) => list.map((link) => link.getAttribute('href') ?? ''));

/** Loads a page and waits until it has loaded ahead what the first hits need. */
async function gotoLoadedAhead(page: Page): Promise<void> {
  const titles = page.waitForResponse(/\/h0\.json$/);
  await gotoReady(page);
  await titles;
  await page.waitForLoadState('networkidle');
}

test('SM-28 the first letter typed into the search dialog shows hits at once', async ({ page }) => {
  await gotoLoadedAhead(page);
  const release = await holdRequests(page, indexFiles);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('d');
  await expect(hitLinksOf(page).first()).toBeVisible();
  release();
  await page.keyboard.type('ocker');
  await expect(hitsOf(page).locator('mark', { hasText: 'Docker' }).first()).toBeVisible();
});

test('SM-13 SM-28 hits in the search dialog show titles first, and texts later', async ({ page }) => {
  await gotoLoadedAhead(page);
  const release = await holdRequests(page, /\/x\d+\.json$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kubernetes');
  await expect(dialogOf(page)).toHaveAttribute('data-answered', 'kubernetes');
  const readPlaces = () =>
    hitLinksOf(page).evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), link.getBoundingClientRect().top]),
    );
  const places = await readPlaces();
  const texts = hitsOf(page).locator('.DocSearch-Hit-title', { hasText: '…' });
  await expect(texts).toHaveCount(0);
  release();
  await expect(texts.first()).toBeVisible();
  expect(await readPlaces()).toEqual(places);
});

test('SM-17 a hit in the search dialog opens its section, and Back returns from it', async ({ page }) => {
  await openSearch(page);
  await search(page, 'troubleshooting cors');
  const link = hitLinksOf(page).first();
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toContain('#');
  await link.click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expectSameDocument(page);
  await expect(page.locator(`[id="${address.split('#')[1]}"]`)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/faq/general');
  await expect(dialogOf(page)).toBeHidden();
});

test('SM-18 arrow keys select hits in the search dialog, and Enter opens them', async ({ page, context }) => {
  await openSearch(page, '/');
  await search(page, 'docker');
  const addresses = await addressesOf(page);
  const active = dialogOf(page).locator('[aria-selected="true"] > a:first-child');
  await expect(active).toHaveAttribute('href', addresses[0] ?? '');
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(active).toHaveAttribute('href', addresses[index] ?? '');
  }
  for (const keys of ['Control+Enter', 'Shift+Enter']) {
    const opened = context.waitForEvent('page');
    await page.keyboard.press(keys);
    const other = await opened;
    await expect(other).toHaveURL(addresses[1] ?? '');
    await other.close();
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  }
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(addresses[1] ?? '');
  await expectSameDocument(page);
  await searchButtonOf(page).click();
  await search(page, 'azure');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('docker');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/deployment/docker/');
});

test('SM-25 SM-26 SM-27 ST-04 the search dialog remembers favorites and opened hits', async ({ page }) => {
  await storeBefore(page, {
    [keptKeys.recent]: JSON.stringify([...'abcdef'].map(storedHit)),
    [keptKeys.favorites]: JSON.stringify([...'0123456789'].map(storedHit)),
  });
  await openSearch(page);
  const titlesIn = (name: string) =>
    dialogOf(page).getByRole('tree', { name }).locator('.DocSearch-Hit-title');
  await expect(titlesIn('Recent')).toHaveText([...'abcd']);
  await dialogOf(page).getByRole('button', { name: 'Save this search' }).nth(1).click();
  await expect(titlesIn('Recent')).toHaveText([...'acd']);
  await expect(titlesIn('Favorite')).toHaveText(['b', ...'012345678']);
  await dialogOf(page).getByRole('button', { name: 'Remove this search from history' }).first().click();
  await expect(titlesIn('Recent')).toHaveText(['c', 'd']);
  await dialogOf(page).getByRole('button', { name: 'Remove this search from favorites' }).first().click();
  await expect(titlesIn('Favorite')).toHaveText([...'012345678']);
  await search(page, 'docker');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/deployment/docker/');
  await gotoReady(page, '/help');
  await searchButtonOf(page).click();
  await expect(titlesIn('Favorite')).toHaveText([...'012345678']);
  await expect(titlesIn('Recent')).toHaveText(['Docker', 'c', 'd']);
});

test('SM-12 SM-19 the search dialog searches the current version, or all', async ({ page }) => {
  await openSearch(page, '/3.9/faq/general');
  const seeAll = dialogOf(page).getByRole('link', { name: /^See all \d+ results$/ });
  await search(page, 'c++ & "x"?');
  const question = new URLSearchParams({ q: 'c++ & "x"?', version: '3.9' });
  await expect(seeAll).toHaveAttribute('href', `/search?${question}`);
  await search(page, 'docker');
  await expect(hitLinksOf(page).first()).toHaveAttribute('href', '/3.9/deployment/docker');
  const addresses = await addressesOf(page);
  // Pages without a version belong to the results of every version.
  const others = addresses.filter((address) => !/^\/(?:3\.9\/|help|versions|glossary)/.test(address));
  expect(addresses.length).toBeGreaterThan(5);
  expect(others).toEqual([]);
  await dialogOf(page).getByRole('switch', { name: 'All versions' }).click();
  await expect(dialogOf(page).getByText('all versions', { exact: true })).toBeVisible();
  await expect(seeAll).toHaveAttribute('href', '/search?q=docker&version=all');
  const both = dialogOf(page).getByRole('link', { name: /^Docker.* in 3\.(?:10\.4|9)$/ });
  const pair = () => both.evaluateAll((list) => list.slice(0, 2).map((link) => link.getAttribute('href')));
  await expect.poll(pair).toEqual(['/deployment/docker/', '/3.9/deployment/docker']);
  await both.nth(1).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL('/3.9/deployment/docker');
  await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '3.9'));
  await openSearch(page, '/help');
  await search(page, 'docker');
  await expect(hitLinksOf(page).first()).toHaveAttribute('href', '/3.9/deployment/docker');
  await dialogOf(page).getByRole('switch', { name: 'All versions' }).click();
  await expect(seeAll).toHaveAttribute('href', '/search?q=docker&version=all');
  await seeAll.click();
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('all');
});

test('SM-29 the search dialog is modal, keeps the focus, and announces results', async ({ page }) => {
  await openSearch(page);
  expect(await dialogOf(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await search(page, 'docker');
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ results$/);
  const lists = await groupsOf(page).evaluateAll((trees) => trees.map(({ id }) => id));
  await expect(inputOf(page)).toHaveAttribute('aria-controls', lists.join(' '));
  const active = (await inputOf(page).getAttribute('aria-activedescendant')) ?? '';
  await expect(hitsOf(page).first()).toHaveAttribute('id', active);
  await expect(hitsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(hitsOf(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(hitsOf(page).last()).toBeInViewport();
  const inside = () => dialogOf(page).evaluate((dialog) => dialog.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>();
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press(key);
      expect(await inside()).toBe(true);
      seen.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ''));
    }
    expect(seen.size).toBeGreaterThan(3);
    expect(seen.size).toBeLessThan(8);
  }
  await search(page, 'zzqqxx');
  await expect(dialogOf(page).getByRole('status')).toHaveText('No results for “zzqqxx”');
});
