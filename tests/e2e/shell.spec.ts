import { expect, test, type Page } from '@playwright/test';
import { desktopBreakpoint, externalLinkIconSize } from '../../lib/site/constants';
import {
  boxOf,
  colorToggleOf,
  expectSameDocument,
  fixtureSite,
  gotoHydrated,
  navbarOf,
  overflowOf,
  phone,
  scrollPage,
  sidebarOf,
  styleOf,
} from './support';

const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    canonicals: document.querySelectorAll('link[rel="canonical"]').length,
  }));

const outlineOfFocus = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);

const footerOf = (page: Page) => page.getByRole('contentinfo');

/** Brightness of a CSS color, from 0 to 1. */
function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

test('SH-05 SH-11 a navigation updates the head of the document, also on Back', async ({ page }) => {
  await gotoHydrated(page, '/faq/');
  await sidebarOf(page).getByRole('link', { name: 'General FAQ' }).click();
  await expect(page).toHaveTitle('General FAQ · FAQ | OHIF');
  await expectSameDocument(page);
  await expect.poll(async () => (await headOf(page)).canonical).toMatch(/\/faq\/general$/);
  const client = await headOf(page);
  await gotoHydrated(page, '/faq/general');
  expect(client).toEqual(await headOf(page));
  expect(client.canonicals).toBe(1);
  expect(client.description).toBeTruthy();

  await gotoHydrated(page, '/3.9/faq/general');
  const older = await headOf(page);
  await page.getByRole('link', { name: 'latest version' }).click();
  await expect(page).toHaveURL('/faq/general');
  await expect.poll(async () => (await headOf(page)).canonical).toMatch(/org\/faq\/general$/);
  await page.goBack();
  await expect(page).toHaveURL('/3.9/faq/general');
  await expect.poll(() => headOf(page)).toEqual(older);
  await expectSameDocument(page);
});

test('SH-14 a focus outline appears for the keyboard but not for the mouse', async ({ page }) => {
  await gotoHydrated(page, '/');
  const toggle = sidebarOf(page).getByRole('button', { name: 'Configuration' });
  await toggle.click();
  await expect(toggle).toBeFocused();
  expect(await outlineOfFocus(page)).toBe('none');
  await sidebarOf(page).getByRole('link', { name: 'Configuration Files' }).click();
  await expect(page).toHaveURL('/configuration/configurationFiles');
  expect(await outlineOfFocus(page)).toBe('none');
  await page.keyboard.press('Tab');
  expect(await outlineOfFocus(page)).toBe('solid');
});

test('NAV-01 the navbar stays in view, except in a window zoomed to 400 %', async ({ page }) => {
  await gotoHydrated(page, '/configuration/configurationFiles');
  for (const [place, width, height, isSticky] of [
    ['a desktop', 1280, 800, true],
    ['a phone', phone.width, phone.height, true],
    ['a phone on its side', 640, 320, true],
    ['a window zoomed to 400 %', 640, 256, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const y of [2000, 1700]) {
      await scrollPage(page, y);
      const { y: top, height: high } = await boxOf(navbarOf(page));
      expect(isSticky ? top === 0 : top + high < 0, `${place} at ${y} px, navbar at ${top} px`).toBe(true);
    }
  }
});

test('NAV-07 NAV-19 the navbar shows its items, or a menu toggle in narrow windows', async ({ page }) => {
  await gotoHydrated(page, '/3.9/faq/general');
  const item = navbarOf(page).getByRole('link', { name: 'Collaborate' });
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  for (const width of [1280, desktopBreakpoint + 1]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(item).toBeVisible();
    await expect(toggle).toBeHidden();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: desktopBreakpoint, height: 800 });
  await expect(item).toBeHidden();
  await expect(toggle).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Search (Ctrl+K)', exact: true })).toBeInViewport();
});

test('NAV-04 NAV-05 NAV-06 the navbar item of the current page looks different', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/migration-guide/3p8-to-3p9/`);
  const guides = navbarOf(page).getByRole('link', { name: '3.9 Migration Guides' });
  const help = navbarOf(page).getByRole('link', { name: 'Help', exact: true });
  await expect(guides).toHaveAttribute('aria-current', 'page');
  await expect(help).not.toHaveAttribute('aria-current');
  expect(await styleOf(guides, 'color')).not.toBe(await styleOf(help, 'color'));
  const icon = navbarOf(page).getByRole('link', { name: 'Collaborate' }).locator('svg');
  expect(await boxOf(icon)).toMatchObject({ width: externalLinkIconSize, height: externalLinkIconSize });
});

test('FT-01 FT-02 FT-04 FT-05 the footer is dark in both color modes', async ({ page }) => {
  await gotoHydrated(page, '/');
  const icon = footerOf(page).getByRole('link', { name: 'GitHub' }).locator('svg');
  expect(await boxOf(icon)).toMatchObject({ width: 13.5, height: 13.5 });
  for (const mode of ['dark', 'light']) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    expect(brightness(await styleOf(footerOf(page), 'background-color'))).toBeLessThan(0.1);
    expect(brightness(await styleOf(footerOf(page), 'color'))).toBeGreaterThan(0.6);
    await colorToggleOf(page).click();
  }
});
