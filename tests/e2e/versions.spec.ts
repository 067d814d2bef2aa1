import { expect, test, type Page } from '@playwright/test';
import { latestVersionLabel, siteVersion } from '../../lib/site/constants';
import { versionFolders, writtenPages } from '../support/expected-routes';
import { collectConsole, gotoHydrated, navbarOf, sidebarOf, storeBefore } from './support';

const KEY = 'docs-preferred-version-default';
const unmaintained = 'This is documentation for OHIF 3.9, which is no longer actively maintained.';

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const banner = (page: Page) => page.locator('.theme-doc-version-banner');
const versionMenu = (page: Page) =>
  navbarOf(page).locator('.dropdown').filter({ hasText: 'Archived versions' });
const trigger = (page: Page) => versionMenu(page).getByRole('button');
const entry = (page: Page, name: string) => versionMenu(page).getByRole('link', { name, exact: true });

/** Opens the version menu the way a mouse does. */
async function openMenu(page: Page): Promise<void> {
  await trigger(page).hover();
  await expect(entry(page, '3.9')).toBeVisible();
}

test('VER-05 every 3.9 page says that it is no longer maintained, and no latest page does', async ({
  request,
}) => {
  for (const folder of versionFolders) {
    for (const { route } of writtenPages(folder)) {
      const html = await (await request.get(route)).text();
      expect.soft(html.includes(unmaintained), route).toBe(folder === '3.9');
      expect.soft(html.includes('version-banner'), route).toBe(folder === '3.9');
    }
  }
});

for (const { from, to } of [
  { from: '/3.9/faq/general', to: '/faq/general' },
  { from: '/3.9/deployment/', to: '/deployment/' },
  { from: '/3.9/deployment/docker', to: '/' },
  { from: '/3.9/platform/services/ui/customization-service', to: '/' },
]) {
  test(`VER-06 VER-07 the banner of ${from} leads to ${to}, and the choice is kept`, async ({ page }) => {
    await gotoHydrated(page, from);
    await expect(banner(page)).toContainText(unmaintained);
    await expect(banner(page)).toContainText(
      'For up-to-date documentation, see the latest version (3.10.4 (Latest)).',
    );
    await banner(page).getByRole('link', { name: 'latest version' }).click();
    await expect(page).toHaveURL(to);
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toBe('current');
  });
}

test('VER-08 the menu knows the counterpart of each page that is reached by a click', async ({ page }) => {
  await gotoHydrated(page, '/deployment/azure');
  const older = versionMenu(page).locator('a[data-version="3.9"]');
  await expect(older).toHaveAttribute('href', '/3.9/');
  for (const { name, address, counterpart } of [
    { name: 'Auth', address: '/deployment/authorization', counterpart: '/3.9/deployment/authorization' },
    { name: 'Microsoft Azure', address: '/deployment/azure', counterpart: '/3.9/' },
    { name: 'Deployment', address: '/deployment/', counterpart: '/3.9/deployment/' },
  ]) {
    await sidebarOf(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(older).toHaveAttribute('href', counterpart);
  }
});

for (const { from, to, version } of [
  { from: '/', to: '/3.9/', version: '3.9' },
  { from: '/faq/general', to: '/3.9/faq/general', version: '3.9' },
  { from: '/deployment/', to: '/3.9/deployment/', version: '3.9' },
  { from: '/deployment/azure', to: '/3.9/', version: '3.9' },
  { from: '/deployment/docker/', to: '/3.9/', version: '3.9' },
  { from: '/deployment/docker/ssl', to: '/3.9/', version: '3.9' },
  { from: '/no-such-page', to: '/3.9/', version: '3.9' },
  { from: '/3.9/', to: '/', version: latestVersionLabel },
  { from: '/3.9/faq/general', to: '/faq/general', version: latestVersionLabel },
  { from: '/3.9/user-guide/viewer/', to: '/user-guide/viewer/', version: latestVersionLabel },
  { from: '/3.9/deployment/docker', to: '/', version: latestVersionLabel },
]) {
  test(`VER-08 VER-10 from ${from} the menu leads to ${to} and the choice is kept`, async ({ page }) => {
    await gotoHydrated(page, from);
    await openMenu(page);
    await entry(page, version).click();
    await expect(page).toHaveURL(to);
    await expect(trigger(page)).toHaveText(version);
    expect(await stored(page)).toBe(version === '3.9' ? '3.9' : 'current');
  });
}

test('VER-09 query and hash are kept on the switch, also those that came after the load', async ({
  page,
}) => {
  await gotoHydrated(page, '/faq/general?x=1#a');
  await openMenu(page);
  await entry(page, '3.9').click();
  await expect(page).toHaveURL('/3.9/faq/general?x=1#a');
  await page.getByRole('link', { name: 'How do I report a bug?' }).first().click();
  await expect(page).toHaveURL(/#how-do-i-report-a-bug$/);
  const { search } = new URL(page.url());
  await openMenu(page);
  await entry(page, latestVersionLabel).click();
  await expect(page).toHaveURL(`/faq/general${search}#how-do-i-report-a-bug`);
});

test('VER-11 a saved choice of version stays after a load', async ({ page }) => {
  await storeBefore(page, { [KEY]: '3.9' });
  await gotoHydrated(page, '/');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await stored(page)).toBe('3.9');
  await expect(trigger(page)).toHaveText(latestVersionLabel);
});

test('VER-12 a saved name that is no version is deleted without a word', async ({ page }) => {
  const messages = collectConsole(page);
  await storeBefore(page, { [KEY]: '9.9' });
  await gotoHydrated(page, '/faq/general');
  await expect.poll(() => stored(page)).toBeNull();
  expect(messages).toEqual([]);
});

test('VER-17 every label is built from the version of the site', async ({ page }) => {
  expect(latestVersionLabel).toBe(`${siteVersion} (Latest)`);
  await gotoHydrated(page, '/faq/general');
  await expect(trigger(page)).toHaveText(latestVersionLabel);
  await expect(page.locator('.theme-doc-version-badge')).toHaveText(`Version: ${latestVersionLabel}`);
  await gotoHydrated(page, '/3.9/faq/general');
  await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: 3.9');
  await expect(banner(page)).toContainText(`(${latestVersionLabel})`);
});

test('LOC-01 there is no path for a locale', async ({ page, request }) => {
  for (const path of ['/en', '/en/', '/en/faq/general'])
    expect((await request.get(path)).status(), path).toBe(404);
  await gotoHydrated(page, '/faq/general');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute(
    'href',
    'https://docs.ohif.org/faq/general',
  );
});

test('NAV-09 NAV-11 the menu shows and marks the version in view, and is not marked itself', async ({
  page,
}) => {
  for (const { path, label } of [
    { path: '/', label: latestVersionLabel },
    { path: '/3.9/faq/general', label: '3.9' },
  ]) {
    await gotoHydrated(page, path);
    await expect(trigger(page)).toHaveText(label);
    await expect(trigger(page)).not.toHaveAttribute('aria-current');
    await expect(trigger(page)).not.toHaveClass(/active/);
    await openMenu(page);
    await expect(versionMenu(page).locator('[aria-current]')).toHaveText([label]);
  }
});

test('NAV-10 the menu lists the served versions, then the archived ones on their own hosts', async ({
  page,
}) => {
  await gotoHydrated(page, '/');
  await openMenu(page);
  const rows = versionMenu(page).locator('ul > li');
  await expect(rows).toHaveText([latestVersionLabel, '3.9', '', 'Archived versions', '3.8.5', '2.0', '1.0']);
  await expect(rows.nth(2)).toHaveClass(/separator/);
  for (const { name, host } of [
    { name: '3.8.5', host: 'v3p8.docs.ohif.org' },
    { name: '2.0', host: 'v2.docs.ohif.org' },
    { name: '1.0', host: 'v1.docs.ohif.org' },
  ]) {
    const link = entry(page, name);
    await expect(link).toHaveAttribute('href', new RegExp(`^https://${host}/?$`));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link.locator('svg')).toHaveAttribute('aria-hidden', 'true');
  }
});

test('NAV-12 the language menu offers English at the page in view, and help with translating', async ({
  page,
}) => {
  await gotoHydrated(page, '/faq/general?x=1#y');
  const menu = navbarOf(page).locator('.dropdown').filter({ hasText: 'Help Us Translate' });
  await expect(menu.getByRole('button')).toHaveText('English');
  await expect(menu.getByRole('button').locator('svg').first()).toBeVisible();
  await menu.getByRole('button').hover();
  const english = menu.getByRole('link', { name: 'English' });
  await expect(english).toHaveAttribute('href', '/faq/general?x=1#y');
  await expect(english).toHaveAttribute('lang', 'en');
  await expect(english).toHaveAttribute('aria-current', 'true');
  await expect(menu.getByRole('link', { name: 'Help Us Translate' })).toHaveAttribute(
    'href',
    '/platform/internationalization',
  );
  await sidebarOf(page).getByRole('link', { name: 'Technical FAQ' }).click();
  await expect(page).toHaveURL('/faq/technical');
  await menu.getByRole('button').hover();
  await expect(english).toHaveAttribute('href', '/faq/technical');
});
