import { expect, test, type Page } from '@playwright/test';
import {
  boxOf,
  gotoHydrated,
  navbarOf,
  rightOf,
  sidebarOf,
  storeBefore,
  storedIn,
  waitHydrated,
  colorToggleOf,
} from './support';
import { expectFrames, slowDown, watchFrames } from './frames';
import { desktopBreakpoint } from '../../lib/site/constants';
import { site } from '../../lib/site/config';

const idKey = 'docusaurus.announcement.id';
const dismissKey = 'docusaurus.announcement.dismiss';

const barOf = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const closeOf = (page: Page) => barOf(page).getByRole('button', { name: 'Close' });

/** Records for each frame whether the bar is shown, from the first frame with a navbar on. */
const watchBar = (page: Page) =>
  watchFrames(page, () => {
    const bar = document.querySelector('[aria-label="Announcement"]');
    if (!document.querySelector('nav[aria-label="Main"]')) return null;
    return bar !== null && bar.getClientRects().length > 0 ? 'shown' : 'away';
  });

test('AB-01 AB-02 AB-06 AB-07 the announcement bar is above the navbar, but not on paper', async ({
  page,
}) => {
  await gotoHydrated(page, '/');
  await expect(barOf(page)).toHaveText(site.announcementBar?.content.replaceAll(/<[^>]*>/g, '') ?? '');
  for (const width of [desktopBreakpoint + 1, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const bar = await boxOf(barOf(page));
    expect(bar.height).toBe(30);
    expect((await boxOf(navbarOf(page))).y).toBe(bar.y + bar.height);
  }
  for (const mode of ['dark', 'light']) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(barOf(page)).toHaveCSS('background-color', 'rgb(11, 26, 66)');
    await expect(barOf(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
    const link = barOf(page).getByRole('link', { name: 'read the release notes' });
    for (const act of [() => link.hover(), () => link.focus()]) {
      await act();
      await expect(link).toHaveCSS('color', 'rgb(255, 255, 255)');
    }
    await colorToggleOf(page).click();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(barOf(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize({ width: 320, height: 640 });
  const text = barOf(page).locator('.announcement-text');
  expect((await boxOf(text)).x).toBeGreaterThanOrEqual(0);
  expect(await rightOf(text)).toBeLessThanOrEqual((await boxOf(closeOf(page))).x);
});

test('AB-03 AB-04 ST-02 "Close" removes the announcement bar, also on later loads', async ({ page }) => {
  await gotoHydrated(page, '/');
  const id = await storedIn(page, idKey);
  const room = async () => (await boxOf(sidebarOf(page))).height;
  const before = await room();
  await closeOf(page).click();
  await expect(barOf(page)).toHaveCount(0);
  await expect.poll(room).toBe(before + 30);
  await expect.poll(() => storedIn(page, dismissKey)).toBe('true');
  await sidebarOf(page).getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page).toHaveURL('/faq/');
  await expect(barOf(page)).toHaveCount(0);
  const frames = await watchBar(page);
  await slowDown(page);
  for (const path of ['/', '/3.9/faq/general', '/no-such-page']) {
    await gotoHydrated(page, path);
    await expectFrames(frames, ['away']);
    await expect(barOf(page)).toHaveCount(0);
  }
  expect(await storedIn(page, idKey)).toBe(id);
});

test('AB-05 ST-02 a dismissed announcement bar returns at once if its id has changed', async ({ page }) => {
  await storeBefore(page, { [idKey]: 'old', [dismissKey]: 'true' });
  const frames = await watchBar(page);
  await slowDown(page);
  await gotoHydrated(page, '/');
  await expectFrames(frames, ['shown']);
  await expect(barOf(page)).toBeVisible();
  await expect.poll(() => storedIn(page, idKey)).not.toBe('old');
  await expect.poll(() => storedIn(page, dismissKey)).toBe('false');
  await page.reload();
  await waitHydrated(page);
  await expect(barOf(page)).toBeVisible();
});
