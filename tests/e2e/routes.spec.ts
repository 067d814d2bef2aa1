import { expect, test, type Page } from '@playwright/test';
import { followNew } from '../support/follow-new';

import { expectSameDocument, gotoHydrated, phone, sidebarOf, waitHydrated } from './support';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const highlighted = (page: Page) => sidebarOf(page).locator('.menu__link--active');

test('RT-19 RT-20 a link to a page as .html leads to the page, with query and hash', async ({ page }) => {
  await gotoHydrated(page, '/');
  await followNew(page, '/faq/general.html?x=1#how-do-i-report-a-bug');
  await expect(page).toHaveURL('/faq/general?x=1#how-do-i-report-a-bug');
  await waitHydrated(page);
  await expect(heading(page)).toHaveText('General FAQ');
  await expect(highlighted(page)).toHaveText(['FAQ', 'General FAQ']);
  await expect(page.locator('#how-do-i-report-a-bug')).toBeInViewport();
});

test('RT-22 links with and without a trailing slash end at the one address of the page, without a load', async ({
  page,
}) => {
  await gotoHydrated(page, '/');
  await followNew(page, '/deployment?x=1#part');
  await expect(heading(page)).toHaveText('Deployment');
  await expect(page).toHaveURL('/deployment/?x=1#part');
  await expect(highlighted(page)).toHaveText(['Deployment']);
  await expectSameDocument(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toHaveText('Introduction');
  await page.goForward();
  await expect(heading(page)).toHaveText('Deployment');
  await expect(page).toHaveURL('/deployment/?x=1#part');
});

test('NV-20 the narrow menu and the other version come as files of their own, when they are needed', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.setViewportSize(phone);
  await gotoHydrated(page, '/faq/general');
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.filter((text) => text.includes('/3.9/configuration/dataSources/dicom-web'))).toEqual([]);
  expect(texts.filter((text) => text.includes('Back to main menu'))).toEqual([]);
  const before = scripts.length;
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('button', { name: '← Back to main menu' })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});
