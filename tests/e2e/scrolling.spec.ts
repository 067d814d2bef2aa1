import { expect, test } from '@playwright/test';
import { followNew } from '../support/follow-new';
import { collectErrors } from './navigation-support';
import {
  boxOf,
  expectSameDocument,
  gotoHydrated,
  navbarOf,
  scrollOf,
  scrollPage,
  sidebarOf,
} from './support';

test('NV-03 NV-06 a link to another page scrolls to the top, one to a query does not', async ({ page }) => {
  await gotoHydrated(page, '/configuration/configurationFiles');
  await scrollPage(page, 4000);
  await followNew(page, '?x=1');
  await expect(page).toHaveURL(/\?x=1$/);
  expect(await scrollOf(page)).toBe(4000);
  await sidebarOf(page).getByRole('link', { name: 'Tours', exact: true }).click();
  await expect(page.locator('h1')).toHaveText(/Tour/);
  await expect.poll(() => scrollOf(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/configurationFiles\?x=1$/);
  await expect.poll(async () => Math.abs((await scrollOf(page)) - 4000)).toBeLessThanOrEqual(5);
});

test('NV-04 NV-05 a link to a heading of another page scrolls it below the navbar', async ({ page }) => {
  await gotoHydrated(page, '/');
  // Holds back the frames after which a new page is laid out, as if the reader followed the next link at once.
  await page.evaluate(() => void (window.requestAnimationFrame = () => 0));
  for (const hash of ['#does-ohif-offer-support', '#does-ohif-offer%2Dsupport']) {
    await followNew(page, `/faq/general${hash}`);
    await expect(page.locator('h1')).toHaveText('General FAQ');
    const target = page.locator('#does-ohif-offer-support');
    await expect(target).toBeInViewport();
    await expect(async () => {
      const [{ y }, navbar] = [await boxOf(target), await boxOf(navbarOf(page))];
      // Chromium scrolls by whole pixels, and headings can be at fractions of one.
      expect(y).toBeGreaterThan(navbar.y + navbar.height - 1);
      expect(y).toBeLessThan(400);
    }).toPass();
    await navbarOf(page).getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('h1')).not.toHaveText('General FAQ');
  }
});

test('NV-05 NV-07 an unknown or broken hash opens the page at the top without errors', async ({ page }) => {
  const errors = collectErrors(page);
  for (const hash of ['#nope', '#%E0%A4%A']) {
    await gotoHydrated(page, '/faq/technical');
    await followNew(page, `/faq/general${hash}`);
    await expect(page.locator('h1')).toHaveText('General FAQ');
    await expectSameDocument(page);
    await gotoHydrated(page, `/faq/general${hash}`);
    expect(await scrollOf(page)).toBe(0);
  }
  await gotoHydrated(page, '/faq/general#does-ohif-offer-support');
  await expect(page.locator('#does-ohif-offer-support')).toBeInViewport();
  expect(errors).toEqual([]);
});
