import { expect, test, type Page } from '@playwright/test';
import { collectForeignRequests, gotoHydrated, overflowOf, phone, prepareLoss } from './support';
import { stopSight } from './navigation-support';
import {
  articlesOf,
  fieldOf,
  indexFiles,
  releaseSearch,
  serveSmallIndex,
  watchSearches,
} from './search-support';

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unable to fetch results' });
const spinner = (page: Page) => page.getByRole('main').getByRole('status', { name: 'Loading...' });
const toEnd = (page: Page) => page.mouse.wheel(0, 20_000);

test('SP-07 SP-08 "Show more results" on the search page focuses the first of 20 more hits', async ({
  page,
}) => {
  await stopSight(page);
  await serveSmallIndex(page);
  await gotoHydrated(page, '/search?q=ships');
  await expect(articlesOf(page)).toHaveCount(20);
  await expect(page.getByText('Showing 20 of 45 results')).toBeVisible();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes('Fetching new results...'))
        document.documentElement.setAttribute('data-test-fetching', '');
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const more = page.getByRole('button', { name: 'Show more results' });
  await more.press('Enter');
  await expect(articlesOf(page)).toHaveCount(40);
  await expect(articlesOf(page).nth(20).getByRole('link').first()).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-test-fetching');
  await more.click();
  await expect(page.getByText('Showing 45 of 45 results')).toBeVisible();
  await expect(more).toHaveCount(0);
  expect(new Set(await articlesOf(page).getByRole('heading').allTextContents()).size).toBe(45);
});

test('SP-04 SP-09 the search page shows a spinner, and then the count of hits', async ({ page }) => {
  await watchSearches(page, ['ships', 'bridges']);
  await serveSmallIndex(page);
  await gotoHydrated(page, '/search?q=ships');
  await expect(spinner(page).locator('i').first()).toBeVisible();
  await expect(articlesOf(page)).toHaveCount(0);
  await releaseSearch(page, 'ships');
  await expect(articlesOf(page)).toHaveCount(20);
  await expect(spinner(page)).toHaveCount(0);
  await fieldOf(page).fill('bridges');
  await expect(spinner(page).locator('i').first()).toBeVisible();
  await releaseSearch(page, 'bridges');
  await expect(page.getByRole('status').getByText('12 documents found', { exact: true })).toBeVisible();
  await fieldOf(page).fill('tides');
  await expect(page.getByRole('status').getByText('One document found', { exact: true })).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  await fieldOf(page).fill('qqxzvwk');
  await expect(page.getByRole('status').getByText('No results were found', { exact: true })).toBeVisible();
  const report = page.getByRole('link', { name: 'Let us know.' });
  await expect(report).toHaveAttribute('href', /issues\/new\?title=qqxzvwk$/);
  await page.getByRole('button', { name: 'Search all versions' }).click();
  await expect(page).toHaveURL('/search?q=qqxzvwk&version=all');
  await expect(page.getByText('No results were found', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search all versions' })).toHaveCount(0);
});

test('SP-02 the search page links other queries for a misspelled one', async ({ page }) => {
  await serveSmallIndex(page);
  await gotoHydrated(page, '/search?q=brigdes&version=3.9');
  const others = page.getByRole('list', { name: 'Try searching for' });
  await others.getByRole('link', { name: 'bridges', exact: true }).click();
  await expect(page).toHaveURL('/search?q=bridges&version=3.9');
  await expect(fieldOf(page)).toHaveValue('bridges');
  await expect(page.getByText('12 documents found')).toBeVisible();
  await page.goBack();
  await expect(fieldOf(page)).toHaveValue('brigdes');
});

test('SP-11 the search page reports failures; Enter and Retry search again', async ({ page }) => {
  await serveSmallIndex(page);
  const address = '**/search-index/*.json';
  await page.route(address, (route) => route.fulfill({ contentType: 'application/json', body: '<html>' }));
  await gotoHydrated(page, '/search?q=ships');
  await expect(failure(page)).toContainText('You might want to check your network connection.');
  await page.unroute(address);
  await fieldOf(page).press('Enter');
  await expect(articlesOf(page)).toHaveCount(20);
  const loseFiles = await prepareLoss(page, indexFiles);
  loseFiles(true);
  await gotoHydrated(page, '/search?q=ships');
  await expect(failure(page)).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
  const retry = page.getByRole('button', { name: 'Retry' });
  const failedAgain = page.waitForEvent('requestfailed');
  await retry.click();
  await failedAgain;
  // While an attempt is in progress, the button does nothing.
  await expect(retry).toHaveAttribute('aria-disabled', 'false');
  loseFiles(false);
  await retry.press('Enter');
  await expect(articlesOf(page)).toHaveCount(20);
  await expect(failure(page)).toHaveCount(0);
  await expect(fieldOf(page)).toBeFocused();
});

test('SP-11 SP-07 the search page keeps its hits if loading more of them fails', async ({ page }) => {
  const foreign = collectForeignRequests(page);
  const loseFiles = await prepareLoss(page, indexFiles);
  await gotoHydrated(page, '/search?q=mode');
  await expect(articlesOf(page)).toHaveCount(20);
  loseFiles(true);
  await toEnd(page);
  await expect(failure(page)).toBeVisible();
  const shown = await articlesOf(page).count();
  expect(shown).toBeGreaterThanOrEqual(20);
  loseFiles(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(failure(page)).toHaveCount(0);
  await expect.poll(() => articlesOf(page).count()).toBeGreaterThan(shown);
  expect(foreign, 'no request leaves the site').toEqual([]);
});

test('SP-02 results on the search page cause no layout shift on a desktop or a phone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { testShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { testShift: number }).testShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const size of [{ width: 1280, height: 800 }, phone]) {
    await page.setViewportSize(size);
    await gotoHydrated(page, '/search?q=SharedArrayBuffer is not defined in this window');
    await expect(articlesOf(page).first()).toBeVisible();
    await fieldOf(page).fill('azure');
    await expect(page).toHaveURL('/search?q=azure');
    await expect(articlesOf(page).first()).toContainText('Azure');
    const shift = await page.evaluate(() => (window as unknown as { testShift: number }).testShift);
    expect(shift, `at ${size.width} px`).toBeLessThan(0.01);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
});
