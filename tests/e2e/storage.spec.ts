import { expect, test, type Page } from '@playwright/test';
import {
  exhaustive,
  breakStorage,
  collectConsole,
  fixtureSite,
  gotoHydrated,
  navbarOf,
  sidebarOf,
  waitHydrated,
} from './support';

const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries({ ...localStorage })));

test('ST-01 ST-02 ST-03 choices are stored under the names that readers already have, and kept', async ({
  page,
  context,
}) => {
  await test.step('the choices lie in local storage under the names that readers already have', async () => {
    await gotoHydrated(page, '/faq/general');
    const fresh = await stored(page);
    expect(fresh).toEqual({
      'docusaurus.announcement.id': expect.stringMatching(/./),
      'docusaurus.announcement.dismiss': 'false',
    });
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
    await page.getByRole('region', { name: 'Announcement' }).getByRole('button', { name: 'Close' }).click();
    await navbarOf(page).getByRole('button', { name: 'Version 3.10.4 (Latest)' }).hover();
    await navbarOf(page).getByRole('link', { name: '3.9', exact: true }).click();
    await expect(page).toHaveURL('/3.9/faq/general');
    expect(await stored(page)).toEqual({
      ...fresh,
      theme: 'light',
      'docusaurus.announcement.dismiss': 'true',
      'docs-preferred-version-default': '3.9',
    });
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });
  await test.step('what an earlier visit stored is kept', async () => {
    await gotoHydrated(page, '/');
    await page.evaluate(() => {
      localStorage.setItem('theme', 'light');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      localStorage.setItem('docs-preferred-version-default', '3.9');
    });
    const before = await stored(page);
    await page.reload();
    await waitHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    expect(await stored(page)).toEqual(before);
  });
});

for (const fault of ['blocked', 'full'] as const) {
  test(
    `ST-05 with storage ${fault} every part of a page works, with one warning and no uncaught error`,
    exhaustive(fault === 'full'),
    async ({ page }) => {
      const lines = collectConsole(page);
      await breakStorage(page, fault);
      await gotoHydrated(page, '/faq/general');
      await page.getByRole('region', { name: 'Announcement' }).getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
      await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await sidebarOf(page).getByRole('button', { name: 'Configuration', exact: true }).click();
      await expect(sidebarOf(page).getByRole('link', { name: 'Tours' })).toBeVisible();
      for (const version of ['3.9', '3.10.4 (Latest)']) {
        await navbarOf(page)
          .getByRole('button', { name: /^Version / })
          .hover();
        await navbarOf(page).getByRole('link', { name: version, exact: true }).click();
        await expect(page.locator('.theme-doc-version-badge')).toHaveText(`Version: ${version}`);
      }
      await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL('/faq/technical');
      expect(lines.filter((line) => line.startsWith('uncaught'))).toEqual([]);
      expect(lines).toEqual([expect.stringMatching(/^warning: .*cannot be remembered/)]);
    },
  );
}

test('ST-04 the choice in a group of tabs lies in local storage under the name of the group', async ({
  page,
}) => {
  await gotoHydrated(page, `${fixtureSite}/tabs`);
  const before = await stored(page);
  expect(Object.keys(before).filter((key) => key.startsWith('docusaurus.tab.'))).toEqual([]);
  await page.getByRole('tab', { name: 'Windows' }).first().click();
  expect(await stored(page)).toEqual({ ...before, 'docusaurus.tab.os': 'windows' });
  await page.reload();
  await waitHydrated(page);
  await expect(page.getByRole('tab', { name: 'Windows' }).first()).toHaveAttribute('aria-selected', 'true');
});

for (const fault of ['blocked', 'full'] as const) {
  test(
    `ST-05 with storage ${fault} the tabs of a group change together, without a word`,
    exhaustive(fault === 'full'),
    async ({ page }) => {
      const lines = collectConsole(page);
      await breakStorage(page, fault);
      await gotoHydrated(page, `${fixtureSite}/tabs`);
      await page.getByRole('tab', { name: 'Windows' }).first().click();
      for (const tab of [
        page.getByRole('tab', { name: 'Windows' }).first(),
        page.getByRole('tab', { name: 'Windows' }).nth(1),
      ])
        await expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(lines.filter((line) => !/cannot be remembered/.test(line))).toEqual([]);
      expect(lines.length).toBeLessThanOrEqual(1);
    },
  );

  test(
    `ST-05 with storage ${fault} each kind of page loads with one warning at most`,
    exhaustive(fault === 'full'),
    async ({ page }) => {
      const lines = collectConsole(page);
      await breakStorage(page, fault);
      for (const path of ['/', '/deployment/', '/no-such-page']) {
        await gotoHydrated(page, path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const own = lines.splice(0).filter((line) => !line.includes('status of 404'));
        expect(
          own.filter((line) => !/^warning: .*cannot be remembered/.test(line)),
          path,
        ).toEqual([]);
        expect(own.length, path).toBeLessThanOrEqual(1);
      }
    },
  );
}
