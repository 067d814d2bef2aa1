import { expect, test, type Page } from '@playwright/test';
import { searchLimits } from '../../lib/site/constants';
import { latestLabel } from '../support/served-versions';
import { collectConsole, expectSameDocument, gotoHydrated, scrollOf } from './support';
import { followNew } from '../support/follow-new';
import { barWasSeen, watchBar } from './navigation-support';
import {
  articlesOf,
  consoleLine,
  fieldOf,
  pasteInto,
  searchesOf,
  serveSmallIndex,
  watchSearches,
} from './search-support';

const versionSelect = (page: Page) => page.getByLabel('Version', { exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const historyLength = (page: Page) => page.evaluate(() => history.length);

test('RT-03 SP-01 SP-10 CON-06 the search page shows the query in field and heading', async ({ page }) => {
  const messages = collectConsole(page);
  await gotoHydrated(page, '/search?q=mode');
  await expect(fieldOf(page)).toHaveValue('mode');
  await expect(heading(page)).toHaveText('Search results for "mode"');
  await expect(page).toHaveTitle('Search results for "mode" | OHIF');
  await expect(articlesOf(page).first()).toBeVisible();
  await gotoHydrated(page, '/search');
  await expect(heading(page)).toHaveText('Search the documentation');
  await expect(page).toHaveTitle('Search the documentation | OHIF');
  await expect(fieldOf(page)).toHaveValue('');
  await expect(articlesOf(page)).toHaveCount(0);
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveAttribute('placeholder', 'Type your search here');
  await page.keyboard.insertText('m'.repeat(100));
  await expect(fieldOf(page)).toHaveValue('m'.repeat(searchLimits.queryLength));
  await fieldOf(page).clear();
  await pasteInto(fieldOf(page), consoleLine);
  await expect(fieldOf(page)).toHaveValue('SharedArrayBuffer is NOT supported');
  await gotoHydrated(page, '/search/?q=azure');
  await expect(heading(page)).toHaveText('Search results for "azure"');
  expect(messages).toEqual([]);
});

test('SP-02 typing on the search page updates results and address', async ({ page }) => {
  await watchSearches(page);
  await gotoHydrated(page, '/search');
  const before = await historyLength(page);
  await fieldOf(page).pressSequentially('mode');
  await expect(page).toHaveURL('/search?q=mode');
  await fieldOf(page).pressSequentially(' & route');
  await expect(page).toHaveURL('/search?q=mode+%26+route');
  await expect(articlesOf(page).first()).toBeVisible();
  expect(await historyLength(page)).toBe(before);
  await page.reload();
  await expect(fieldOf(page)).toHaveValue('mode & route');
  await expect(articlesOf(page).first()).toBeVisible();
  const sent = (await searchesOf(page)).length;
  await fieldOf(page).fill('');
  await expect(page).toHaveURL('/search');
  await expect(articlesOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Browse the documentation' })).toBeVisible();
  expect(await searchesOf(page)).toHaveLength(sent);
  expect(await historyLength(page)).toBe(before);
  await fieldOf(page).fill('azure');
  await expect(page).toHaveURL('/search?q=azure');
  await page.getByRole('button', { name: 'Clear the query' }).click();
  await expect(page).toHaveURL('/search');
  await expect(fieldOf(page)).toBeFocused();
});

test('SP-03 the search page searches 300 ms after the last change, or on Enter', async ({ page }) => {
  await page.clock.install();
  await watchSearches(page);
  await gotoHydrated(page, '/search');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const letter of 'mode') {
    await page.keyboard.type(letter);
    await page.clock.runFor(250);
  }
  const queries = async () => (await searchesOf(page)).map(({ query }) => query);
  expect(await queries()).toEqual([]);
  await page.clock.runFor(60);
  await expect(page).toHaveURL('/search?q=mode');
  await expect.poll(queries).toEqual(['mode']);
  await page.keyboard.type('s');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=modes');
  await expect.poll(queries).toEqual(['mode', 'modes']);
  await page.clock.runFor(1000);
  expect(await queries()).toHaveLength(2);
});

test('SP-05 VER-17 the version select on the search page limits the results', async ({ page }) => {
  await serveSmallIndex(page);
  await gotoHydrated(page, '/search?q=ships');
  await expect(page.getByText('45 documents found')).toBeVisible();
  await expect(versionSelect(page)).toHaveValue('current');
  const options = await versionSelect(page).getByRole('option').allTextContents();
  expect(options).toEqual([latestLabel, '3.9', 'All versions']);
  await versionSelect(page).selectOption('3.9');
  await expect(page.getByText('3 documents found')).toBeVisible();
  await expect(page).toHaveURL('/search?q=ships&version=3.9');
  await page.reload();
  await expect(versionSelect(page)).toHaveValue('3.9');
  await expect(page.getByText('3 documents found')).toBeVisible();
  await versionSelect(page).selectOption('all');
  await expect(page).toHaveURL('/search?q=ships&version=all');
  await expect(page.getByText('45 documents found')).toBeVisible();
  await gotoHydrated(page, '/search?q=tides&version=all');
  const versions = articlesOf(page).getByRole('list', { name: 'Versions' }).getByRole('link');
  await expect(versions).toHaveText([latestLabel, '3.9']);
  await expect(versions.nth(0)).toHaveAttribute('href', '/tides');
  await expect(versions.nth(1)).toHaveAttribute('href', '/3.9/tides');
});

test('SP-06 a result on the search page shows title, path and marked snippet', async ({ page }) => {
  await gotoHydrated(page, '/search?q=measurement tracking');
  const result = articlesOf(page)
    .filter({ has: page.getByRole('navigation', { name: 'breadcrumbs' }) })
    .first();
  await expect(result.getByRole('navigation').getByRole('listitem').first()).toBeVisible();
  await expect(result.locator('mark').first()).toHaveText(/^(measurement|tracking)/i);
  await expect(page.locator('.search-snippet mark').first()).toBeVisible();
  const link = result.getByRole('heading').getByRole('link');
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(href ?? '');
  await expectSameDocument(page);
});

test('NV-06 NV-10 the search page searches without scrolling or a progress bar', async ({ page }) => {
  await serveSmallIndex(page);
  await gotoHydrated(page, '/search?q=ships');
  await expect(articlesOf(page)).not.toHaveCount(0);
  await watchBar(page);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => scrollOf(page)).toBe(800);
  await fieldOf(page).evaluate((input: HTMLInputElement) => {
    input.value = 'bridges';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect(page).toHaveURL('/search?q=bridges');
  await expect(page.getByText('12 documents found')).toHaveCount(1);
  expect(await scrollOf(page)).toBe(800);
  await followNew(page, '?q=ships');
  await expect(page.getByText('45 documents found')).toHaveCount(1);
  await expect(fieldOf(page)).toHaveValue('ships');
  expect(await scrollOf(page)).toBe(800);
  expect(await barWasSeen(page)).toBe(false);
});

test('SP-02 the search page follows links, Back and Forward', async ({ page }) => {
  await gotoHydrated(page, '/help');
  await followNew(page, '/search?q=mode');
  await expect(heading(page)).toHaveText('Search results for "mode"');
  await expect(fieldOf(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('Help');
  await page.goForward();
  await expect(fieldOf(page)).toHaveValue('mode');
  // The address keeps what was typed right before a link was followed.
  await fieldOf(page).pressSequentially('s');
  await page.getByRole('link', { name: 'Help', exact: true }).first().click();
  await expect(heading(page)).toHaveText('Help');
  await page.goBack();
  await expect(fieldOf(page)).toHaveValue('modes');
  await expect(heading(page)).toHaveText('Search results for "modes"');
});
