import { expect, test } from '@playwright/test';
import { collectRequests, gotoHydrated, phone } from './support';
import { latestLabel } from '../support/served-versions';

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
  // Overflow cannot be measured, because the main area clips it.
  const rightEdge = await page
    .getByRole('main')
    .getByText(/^\/platform.*MultiMonitorService$/)
    .evaluate((address) => {
      const text = document.createRange();
      text.selectNodeContents(address);
      return text.getBoundingClientRect().right;
    });
  expect(rightEdge).toBeLessThanOrEqual(phone.width);
  await page.getByRole('searchbox', { name: 'Search' }).fill('monitors');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=monitors');
  await page.goBack();
  await suggested.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Multi Monitor Service');
});
