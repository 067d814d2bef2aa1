import { expect, test, type Page } from '@playwright/test';
import { latestLabel } from '../support/served-versions';
import {
  collectConsole,
  exhaustive,
  expectSameDocument,
  gotoHydrated,
  navbarOf,
  sidebarOf,
  storedIn,
  switchVersion,
} from './support';

const menus = {
  versions: { trigger: `Version ${latestLabel}`, entries: 5, first: latestLabel, last: '1.0' },
  languages: { trigger: 'Language: English', entries: 2, first: 'English', last: 'Help Us Translate' },
} as const;

type Menu = (typeof menus)[keyof typeof menus];

const trigger = (page: Page, menu: Menu) => navbarOf(page).getByRole('button', { name: menu.trigger });
const dropdown = (page: Page, menu: Menu) =>
  navbarOf(page).locator('.dropdown', { has: page.getByRole('button', { name: menu.trigger }) });
const list = (page: Page, menu: Menu) => dropdown(page, menu).locator('ul');
const entry = (page: Page, menu: Menu, name: string) =>
  list(page, menu).getByRole('link', { name, exact: true });

async function expectOpen(page: Page, menu: Menu, open: boolean): Promise<void> {
  await expect(list(page, menu)).toBeVisible({ visible: open });
  await expect(trigger(page, menu)).toHaveAttribute('aria-expanded', String(open));
}

for (const [name, menu] of Object.entries(menus))
  test.describe(`the navbar’s list of ${name}`, exhaustive(menu === menus.languages), () => {
    test('NAV-13 NAV-15 NAV-17 opens on hover, closes if the mouse leaves or presses outside', async ({
      page,
    }) => {
      await gotoHydrated(page, '/faq/general');
      await expectOpen(page, menu, false);
      await trigger(page, menu).hover();
      await expectOpen(page, menu, true);
      await entry(page, menu, menu.last).hover();
      await expectOpen(page, menu, true);
      await page.mouse.move(400, 500);
      await expectOpen(page, menu, false);
      await trigger(page, menu).press('Enter');
      await expectOpen(page, menu, true);
      await entry(page, menu, menu.last).dispatchEvent('pointerdown');
      await expectOpen(page, menu, true);
      await page.locator('main').dispatchEvent('pointerdown');
      await expectOpen(page, menu, false);
      await trigger(page, menu).blur();
      await trigger(page, menu).hover();
      await expectOpen(page, menu, true);
      await page.keyboard.press('Escape');
      await expectOpen(page, menu, false);
      await expect(trigger(page, menu)).not.toBeFocused();
    });

    test('NAV-14 NAV-16 NAV-17 opens and closes by key; Tab leaves, arrows wrap around', async ({ page }) => {
      await gotoHydrated(page, '/faq/general?x=1');
      // The arrow keys are loaded after the page.
      await expect(page.locator('html')).toHaveAttribute('data-menu-keys', 'true');
      for (const key of ['Enter', 'Space']) {
        await trigger(page, menu).press(key);
        await expectOpen(page, menu, true);
        await trigger(page, menu).press(key);
        await expectOpen(page, menu, false);
      }
      await trigger(page, menu).press('Enter');
      await expectOpen(page, menu, true);
      const snapshot = await dropdown(page, menu).ariaSnapshot();
      expect(snapshot).toContain(`button "${menu.trigger}" [expanded]`);
      expect(snapshot).toMatch(/- list:\n\s+- listitem:\n\s+- link/);
      expect(snapshot).not.toMatch(/menu/);
      await expect(page).toHaveURL('/faq/general?x=1');
      await expectSameDocument(page);

      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(trigger(page, menu)).toBeFocused();
      await expectOpen(page, menu, true);
      await page.keyboard.press('Shift+Tab');
      await expectOpen(page, menu, false);

      await trigger(page, menu).press('Enter');
      const links = list(page, menu).getByRole('link');
      for (let stop = 0; stop < menu.entries; stop += 1) {
        await page.keyboard.press('Tab');
        await expect(links.nth(stop)).toBeFocused();
        await expectOpen(page, menu, true);
      }
      await page.keyboard.press('Tab');
      await expectOpen(page, menu, false);
      await expect(links).toHaveCount(0);

      await trigger(page, menu).focus();
      for (const [key, reached] of [
        ['ArrowDown', menu.first],
        ['ArrowUp', menu.last],
        ['ArrowDown', menu.first],
        ['End', menu.last],
        ['Home', menu.first],
      ] as const) {
        await page.keyboard.press(key);
        await expectOpen(page, menu, true);
        await expect(entry(page, menu, reached)).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expectOpen(page, menu, false);
      await expect(trigger(page, menu)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(entry(page, menu, menu.last)).toBeFocused();
    });
  });

test('NAV-14 NAV-18 a click on the version menu follows its link, one by script opens it', async ({
  page,
}) => {
  await gotoHydrated(page, '/3.9/faq/general');
  await trigger(page, menus.languages).click();
  await expectOpen(page, menus.languages, true);
  await expect(page).toHaveURL('/3.9/faq/general');
  const caption = navbarOf(page).getByRole('button', { name: 'Version 3.9' });
  await expect(caption).toHaveAttribute('href', '/3.9/faq/general');
  await caption.click();
  await expect(page).toHaveURL('/3.9/faq/general');
  await expectSameDocument(page);
  await gotoHydrated(page, '/no-such-page');
  await trigger(page, menus.versions).evaluate((element: HTMLElement) => element.click());
  await expectOpen(page, menus.versions, true);
  await gotoHydrated(page, '/no-such-page');
  await trigger(page, menus.versions).click();
  await expect(page).toHaveURL('/');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

  test('NAV-15 NAV-18 a tap opens the list of versions, and a tap outside closes it', async ({ page }) => {
    await gotoHydrated(page, '/no-such-page');
    await trigger(page, menus.versions).tap();
    await expectOpen(page, menus.versions, true);
    await expect(page).toHaveURL('/no-such-page');
    await page.touchscreen.tap(40, 500);
    await expectOpen(page, menus.versions, false);
    await trigger(page, menus.versions).tap();
    await entry(page, menus.versions, '3.9').tap();
    await expect(page).toHaveURL('/3.9/');
  });
});

const KEY = 'docs-preferred-version-default';

const stored = (page: Page) => storedIn(page, KEY);
const banner = (page: Page) => page.locator('.theme-doc-version-banner');

test('NAV-12 VER-09 the menus of versions and languages keep query and hash', async ({ page }) => {
  await gotoHydrated(page, '/faq/general?x=1#a');
  await expect(trigger(page, menus.languages)).toHaveText('English');
  await expect(trigger(page, menus.languages).locator('.shell-icon')).toBeVisible();
  await trigger(page, menus.languages).hover();
  const english = entry(page, menus.languages, 'English');
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
  await trigger(page, menus.languages).hover();
  await expect(english).toHaveAttribute('href', '/faq/technical');
});

test('RT-02 VER-06 VER-07 VER-08 VER-10 banner and menu link to the other version', async ({ page }) => {
  await gotoHydrated(page, '/3.9/faq/general');
  await banner(page).getByRole('link', { name: 'latest version' }).click();
  await expect(page).toHaveURL('/faq/general');
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).toBe('current');
  await switchVersion(page, '3.9');
  await expect(page).toHaveURL('/3.9/faq/general');
  await expect(navbarOf(page).getByRole('button', { name: 'Version 3.9' })).toBeVisible();
  await expect.poll(() => stored(page)).toBe('3.9');
  await expectSameDocument(page);

  await gotoHydrated(page, '/deployment/azure');
  const older = list(page, menus.versions).locator('a[data-version="3.9"]');
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
    await expect(trigger(page, menus.versions)).toBeVisible();
  }
  expect(messages).toEqual([]);
});
