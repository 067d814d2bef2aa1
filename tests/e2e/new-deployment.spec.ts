import { expect, test, type Page } from '@playwright/test';
import { countLoads, stopSight } from './navigation-support';
import {
  collectConsole,
  expectSameDocument,
  fixtureSite,
  gotoHydrated,
  navbarOf,
  sidebarOf,
  waitHydrated,
} from './support';

/** Serves the site in place of the fixture site, as a new build with the same addresses but other files. */
const deploy = (page: Page, newer = '') =>
  page.route(`${fixtureSite}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(fixtureSite, newer) });
    await route.fulfill({ response });
  });

// Requests may still be pending when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const newerHeading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Common tasks' });

test('NV-22 only the first click after a new build loads the page', async ({ page, baseURL }) => {
  const lines = collectConsole(page);
  await stopSight(page);
  await gotoHydrated(page, `${fixtureSite}/tabs`);
  const loads = countLoads(page);
  await deploy(page, baseURL);
  await navbarOf(page).locator('.navbar-brand').click();
  await expect(newerHeading(page)).toBeVisible();
  await expect(page).toHaveURL(`${fixtureSite}/`);
  expect(loads()).toBe(1);
  await waitHydrated(page);
  await sidebarOf(page).getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL(`${fixtureSite}/resources`);
  await expectSameDocument(page);
  expect(loads()).toBe(1);
  expect(lines.filter((line) => line.startsWith('uncaught'))).toEqual([]);
});

test('NV-22 a link to a page that a new build lacks loads the not-found page', async ({ page, baseURL }) => {
  await stopSight(page);
  await gotoHydrated(page, `${fixtureSite}/`);
  const loads = countLoads(page);
  await deploy(page, baseURL);
  await page.locator('article').getByRole('link', { name: 'Tabs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page).toHaveURL(`${fixtureSite}/tabs`);
  expect(loads()).toBe(1);
});

test('NV-22 Back to a page of the previous build needs at most one load', async ({ page, baseURL }) => {
  await gotoHydrated(page, `${fixtureSite}/`);
  await page.locator('article').getByRole('link', { name: 'Tabs', exact: true }).click();
  await expect(page).toHaveURL(`${fixtureSite}/tabs`);
  const loads = countLoads(page);
  await deploy(page, baseURL);
  await page.goBack();
  await expect(page).toHaveURL(`${fixtureSite}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Introduction/);
  expect(loads()).toBeLessThanOrEqual(1);
});
