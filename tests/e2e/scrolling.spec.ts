import { expect, test } from '@playwright/test';
import { followNew } from '../support/follow-new';
import { collectErrors, expectPage, followBlind, stopSight } from './navigation-support';
import {
  boxOf,
  expectSameDocument,
  gotoHydrated,
  navbarOf,
  scrollOf,
  scrollPage,
  sidebarOf,
  waitHydrated,
} from './support';

test('NV-03 NV-06 NV-08 new pages start at the top, and Back and Forward restore the scroll position', async ({
  page,
}) => {
  const expectScroll = async (top: number) => {
    await expect.poll(() => scrollOf(page)).toBeGreaterThanOrEqual(top - 5);
    expect(await scrollOf(page)).toBeLessThanOrEqual(top + 5);
  };
  await gotoHydrated(page, '/configuration/configurationFiles');
  await scrollPage(page, 4000);
  await followNew(page, '?x=1');
  await expect(page).toHaveURL(/\?x=1$/);
  expect(await scrollOf(page)).toBe(4000);
  await sidebarOf(page).getByRole('link', { name: 'Tours', exact: true }).click();
  await expect(page.locator('h1')).toHaveText(/Tour/);
  await expect.poll(() => scrollOf(page)).toBe(0);
  await scrollPage(page, 60);
  await sidebarOf(page).getByRole('link', { name: 'URL', exact: true }).click();
  await expect(page.locator('h1')).toHaveText(/URL/);
  await expect.poll(() => scrollOf(page)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(/Tour/);
  await expectScroll(60);
  await page.goBack();
  await expect(page).toHaveURL(/configurationFiles\?x=1$/);
  await expectScroll(4000);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(/Tour/);
  await expectScroll(60);
});

test('NV-06 Back restores the scroll position also if the page in between was reloaded', async ({ page }) => {
  await stopSight(page);
  await gotoHydrated(page, '/configuration/configurationFiles');
  await scrollPage(page, 9000);
  await followBlind(page, '/faq/');
  await expectPage(page, '/faq/', 'General FAQ');
  await page.reload();
  await waitHydrated(page);
  await page.goBack();
  await expectPage(page, '/configuration/configurationFiles', 'Config files');
  await expect.poll(() => scrollOf(page)).toBeGreaterThanOrEqual(8998);
  expect(await scrollOf(page)).toBeLessThanOrEqual(9002);
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
