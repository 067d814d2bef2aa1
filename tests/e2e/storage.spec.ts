import { expect, test, type Page } from '@playwright/test';
import {
  exhaustive,
  breakStorage,
  collectConsole,
  expectSameDocument,
  fixtureSite,
  gotoHydrated,
  sidebarOf,
  switchVersion,
  colorToggleOf,
} from './support';
import { latestLabel } from '../support/served-versions';

const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries({ ...localStorage })));

test('ST-01 ST-02 ST-03 the site stores only the choices of a reader', async ({ page, context }) => {
  await gotoHydrated(page, '/faq/general');
  const fresh = await stored(page);
  expect(fresh).toEqual({
    'docusaurus.announcement.id': expect.stringMatching(/./),
    'docusaurus.announcement.dismiss': 'false',
  });
  await colorToggleOf(page).click();
  await page.getByRole('region', { name: 'Announcement' }).getByRole('button', { name: 'Close' }).click();
  await switchVersion(page, '3.9');
  await expect
    .poll(() => stored(page))
    .toEqual({
      ...fresh,
      theme: 'light',
      'docusaurus.announcement.dismiss': 'true',
      'docs-preferred-version-default': '3.9',
    });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);

  const before = await stored(page);
  await gotoHydrated(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  expect(await stored(page)).toEqual(before);
});

for (const fault of ['blocked', 'full'] as const)
  test(
    `AB-03 CM-09 ST-05 with storage ${fault}, choices of the reader last until a page load, with one warning`,
    exhaustive(fault === 'full'),
    async ({ page }) => {
      const lines = collectConsole(page);
      await breakStorage(page, fault);
      const announcement = page.getByRole('region', { name: 'Announcement' });
      await gotoHydrated(page, '/faq/general');
      await announcement.getByRole('button', { name: 'Close' }).click();
      await expect(announcement).toBeHidden();
      await colorToggleOf(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await sidebarOf(page).getByRole('button', { name: 'Configuration', exact: true }).click();
      await expect(sidebarOf(page).getByRole('link', { name: 'Tours' })).toBeVisible();
      for (const version of ['3.9', latestLabel]) {
        await switchVersion(page, version);
        await expect(page.locator('.theme-doc-version-badge')).toHaveText(`Version: ${version}`);
      }
      await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL('/faq/technical');
      await page.goBack();
      await expect(page).toHaveURL('/faq/general');
      await expectSameDocument(page);
      await expect(announcement).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(lines.splice(0)).toEqual([expect.stringMatching(/^warning: .*cannot be remembered/)]);

      for (const path of ['/', '/deployment/', '/no-such-page', `${fixtureSite}/tabs`]) {
        await gotoHydrated(page, path);
        await expect(announcement).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path.endsWith('/tabs')) {
          const tabs = page.getByRole('tab', { name: 'Windows' });
          await tabs.first().click();
          for (const index of [0, 1]) await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
        }
        const own = lines.splice(0).filter((line) => !line.includes('status of 404'));
        const others = own.filter((line) => !/^warning: .*cannot be remembered/.test(line));
        expect(others, path).toEqual([]);
        expect(own.length, path).toBeLessThanOrEqual(1);
      }
    },
  );
