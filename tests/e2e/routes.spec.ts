import { latestLabel } from '../support/served-versions';
import { expect, test, type Page } from '@playwright/test';
import { followNew } from '../support/follow-new';
import { findReflowFaults } from './page-checks/layout';
import {
  collectConsole,
  collectRequests,
  expectSameDocument,
  fixtureSite,
  gotoHydrated,
  navbarOf,
  phone,
  sidebarOf,
  waitHydrated,
} from './support';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const highlighted = (page: Page) => sidebarOf(page).locator('.menu__link--active');

test('RT-19 RT-20 RT-22 links without slash or with .html lead to the page’s address', async ({ page }) => {
  await gotoHydrated(page, '/');
  await followNew(page, '/deployment?x=1#part');
  await expect(heading(page)).toHaveText('Deployment');
  await expect(page).toHaveURL('/deployment/?x=1#part');
  await expect(highlighted(page)).toHaveText(['Deployment']);
  await expectSameDocument(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Introduction');
  await page.goForward();
  await expect(heading(page)).toHaveText('Deployment');
  await expect(page).toHaveURL('/deployment/?x=1#part');
  await followNew(page, '/faq/general.html?x=1#how-do-i-report-a-bug');
  await expect(page).toHaveURL('/faq/general?x=1#how-do-i-report-a-bug');
  await waitHydrated(page);
  await expect(heading(page)).toHaveText('General FAQ');
  await expect(highlighted(page)).toHaveText(['FAQ', 'General FAQ']);
  await expect(page.locator('#how-do-i-report-a-bug')).toBeInViewport();
});

test('RT-18 ERR-16 unknown addresses show the not-found page', async ({ page, baseURL }) => {
  const lines = collectConsole(page);
  const unknown = ['/a/b/c', '/components/nope', '/faq/general/x', '/no.file?x=1#y'];
  for (const path of [...unknown, '//faq/general', '/\\faq/general', '//faq//general?x=1#part']) {
    await gotoHydrated(page, `${baseURL}${path}`);
    await expect(heading(page)).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found | OHIF');
    await expect(navbarOf(page).getByRole('button', { name: `Version ${latestLabel}` })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await expect(page).toHaveURL('/faq//general?x=1#part');
  expect(lines.filter((line) => !line.includes('status of 404'))).toEqual([]);

  await gotoHydrated(page, `${baseURL}//faq/general`);
  await page
    .getByRole('main')
    .getByRole('link', { name: `General FAQ · FAQ in version ${latestLabel}` })
    .click();
  await expect(heading(page)).toHaveText('General FAQ');
});

test('RT-24 an old address redirects to the new page without a history entry', async ({ page }) => {
  await page.goto(`${fixtureSite}/code`);
  await page.goto(`${fixtureSite}/old-headings?x=1#deep`);
  await expect(page).toHaveURL(`${fixtureSite}/headings?x=1#deep`);
  await expect(heading(page)).toHaveText('Headings');
  await page.goBack();
  await expect(page).toHaveURL(`${fixtureSite}/code`);
});

test('ERR-16 RT-24 the not-found page suggests similar pages and offers a search', async ({ page }) => {
  const lists = collectRequests(page, (request) => request.url().endsWith('/page-list.json'));
  await gotoHydrated(page, '/faq/general');
  expect(lists).toEqual([]);
  await gotoHydrated(page, '/3.9/platform/services/data/MultiMonitorService');
  const suggested = page.getByRole('main').locator('h2 + ul').first().getByRole('link');
  await expect(suggested).toHaveCount(4);
  await expect(suggested.first()).toHaveText(`Multi Monitor Service in version ${latestLabel}`);
  await expect(suggested.nth(1)).toHaveAttribute('href', /^\/3\.9\/platform\/services\//);
  expect(lists).toHaveLength(1);
  await page.setViewportSize(phone);
  expect(await findReflowFaults(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search' }).fill('monitors');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=monitors');
  await page.goBack();
  await suggested.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Multi Monitor Service');
});
