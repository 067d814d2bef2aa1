import { expect, test, type Page } from '@playwright/test';
import { latestLabel } from '../support/served-versions';
import {
  collectConsole,
  expectSameDocument,
  gotoHydrated,
  navbarOf,
  sidebarOf,
  storedIn,
  switchVersion,
} from './support';

const KEY = 'docs-preferred-version-default';

const stored = (page: Page) => storedIn(page, KEY);
const banner = (page: Page) => page.locator('.theme-doc-version-banner');
const versionMenu = (page: Page) =>
  navbarOf(page).locator('.dropdown').filter({ hasText: 'Archived versions' });
const trigger = (page: Page) => versionMenu(page).getByRole('button');

test('NAV-12 VER-09 the menus of versions and languages keep query and hash', async ({ page }) => {
  await gotoHydrated(page, '/faq/general?x=1#a');
  const languages = navbarOf(page).locator('.dropdown').filter({ hasText: 'Help Us Translate' });
  await expect(languages.getByRole('button')).toHaveText('English');
  await expect(languages.getByRole('button').locator('.shell-icon')).toBeVisible();
  await languages.getByRole('button').hover();
  const english = languages.getByRole('link', { name: 'English' });
  await expect(english).toHaveAttribute('href', '/faq/general?x=1#a');
  await switchVersion(page, '3.9');
  await expect(page).toHaveURL('/3.9/faq/general?x=1#a');
  await page.getByRole('link', { name: 'How do I report a bug?' }).first().click();
  await expect(page).toHaveURL(/#how-do-i-report-a-bug$/);
  const { search } = new URL(page.url());
  await switchVersion(page, latestLabel);
  await expect(page).toHaveURL(`/faq/general${search}#how-do-i-report-a-bug`);
  await sidebarOf(page).getByRole('link', { name: 'Technical FAQ' }).click();
  await expect(page).toHaveURL('/faq/technical');
  await languages.getByRole('button').hover();
  await expect(english).toHaveAttribute('href', '/faq/technical');
});

test('RT-02 VER-06 VER-07 VER-08 VER-10 banner and menu link to the other version', async ({ page }) => {
  await gotoHydrated(page, '/3.9/faq/general');
  await banner(page).getByRole('link', { name: 'latest version' }).click();
  await expect(page).toHaveURL('/faq/general');
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).toBe('current');
  for (const name of ['3.9', 'current']) {
    const version = name === '3.9' ? name : latestLabel;
    await switchVersion(page, version);
    await expect(page).toHaveURL(name === '3.9' ? '/3.9/faq/general' : '/faq/general');
    await expect(trigger(page)).toHaveText(version);
    await expect.poll(() => stored(page)).toBe(name);
  }
  await expectSameDocument(page);

  await gotoHydrated(page, '/deployment/azure');
  const older = versionMenu(page).locator('a[data-version="3.9"]');
  await expect(older).toHaveAttribute('href', '/3.9/');
  await sidebarOf(page).getByRole('link', { name: 'Auth', exact: true }).click();
  await expect(older).toHaveAttribute('href', '/3.9/deployment/authorization');
  await page.goBack();
  await expect(older).toHaveAttribute('href', '/3.9/');
});

test('VER-11 VER-12 the site keeps a saved preferred version, but no unknown one', async ({ page }) => {
  const messages = collectConsole(page);
  await page.goto('/faq/general');
  for (const [saved, kept] of Object.entries({ '3.9': '3.9', '9.9': null })) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, saved] as const);
    await gotoHydrated(page, '/faq/general');
    await gotoHydrated(page, '/');
    await expect.poll(() => stored(page)).toBe(kept);
    await expect(trigger(page)).toHaveText(latestLabel);
  }
  expect(messages).toEqual([]);
});
