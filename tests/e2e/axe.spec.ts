import { expect, test, type Page } from '@playwright/test';
import { exhaustive, fixtureSite, gotoHydrated, phone, storeBefore, openMobileSidebar } from './support';
import { findViolations, getAxeFactory } from '../support/axe';

/** axe takes its time on long pages when the machine is busy. */
test.describe.configure({ timeout: 240_000 });

const modes = ['dark', 'light'] as const;
const windows = [{ width: 1280, height: 800 }, phone] as const;

const sitePages = [
  '/',
  '/configuration/configurationFiles',
  '/3.9/deployment/docker',
  '/deployment/',
  '/user-guide/viewer',
  '/help',
  '/versions',
  '/changes',
  '/no-such-page',
];

/** Pages that hold every construct of the body between them, a generated category page and an unlisted page. */
const fixturePages = [
  '/admonitions',
  '/code',
  '/headings',
  '/html-and-jsx',
  '/images',
  '/markdown',
  '/tabs',
  '/category/guide',
  '/unlisted',
].map((route) => fixtureSite + route);

/** A page of each template: docs, generated category, text of the site, comparison, not found. */
const templates = new Set([
  '/3.9/deployment/docker',
  '/user-guide/viewer',
  `${fixtureSite}/category/guide`,
  '/help',
  '/changes',
  '/no-such-page',
]);

/** Shows a page in the mode that is stored, and checks it in windows of both sizes. */
async function checkPage(page: Page, address: string, mode: (typeof modes)[number]) {
  await page.setViewportSize(windows[0]);
  const response = await gotoHydrated(page, address);
  expect(response?.status()).toBe(address === '/no-such-page' ? 404 : 200);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  for (const size of windows) {
    await page.setViewportSize(size);
    expect(await findViolations(page, getAxeFactory(mode)), `${mode} at ${size.width} px`).toEqual([]);
  }
}

for (const address of [...sitePages, ...fixturePages]) {
  test(
    `SH-17 axe finds nothing on ${address}, and nothing in its colors in light mode`,
    exhaustive(!templates.has(address)),
    async ({ page }) => {
      await checkPage(page, address, 'dark');
      await page.evaluate(() => localStorage.setItem('theme', 'light'));
      await checkPage(page, address, 'light');
    },
  );
}

for (const mode of modes)
  test.describe(`${mode} mode`, exhaustive(mode === 'light'), () => {
    test.beforeEach(({ page }) => storeBefore(page, { theme: mode }));

    test('axe finds nothing in the open mobile sidebar', async ({ page }) => {
      await page.setViewportSize(phone);
      await gotoHydrated(page, '/deployment/docker/ssl');
      const dialog = await openMobileSidebar(page);
      await expect(dialog.getByRole('link', { name: 'SSL' })).toBeVisible();
      expect(await findViolations(page, getAxeFactory(mode))).toEqual([]);
      await dialog.getByRole('button', { name: '← Back to main menu' }).click();
      await dialog.getByRole('button', { name: 'Languages' }).click();
      await expect(dialog.getByRole('link', { name: 'Help Us Translate' })).toBeVisible();
      await expect(dialog.getByRole('link', { name: '3.8.5' })).toBeVisible();
      expect(await findViolations(page, getAxeFactory(mode))).toEqual([]);
    });

    test('axe finds nothing where the mobile sidebar cannot be loaded', async ({ page }) => {
      await page.setViewportSize(phone);
      await gotoHydrated(page, '/deployment/docker/ssl');
      await page.route('**/_next/static/chunks/*', (route) => route.abort());
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByText('The menu could not be loaded.')).toBeVisible();
      await page.getByRole('button', { name: 'Language: English' }).press('Enter');
      await expect(page.locator('.dropdown[data-open="true"]')).toHaveCount(1);
      expect(await findViolations(page, getAxeFactory(mode))).toEqual([]);
    });

    test('axe finds nothing in open lists, contents and a hidden sidebar', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await gotoHydrated(page, '/3.9/faq/general');
      await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click();
      for (const name of ['Version 3.9', 'Language: English']) {
        await page.getByRole('button', { name }).press('Enter');
        await expect(page.locator('.dropdown[data-open="true"]')).toHaveCount(1);
        expect(await findViolations(page, getAxeFactory(mode)), `${name}, focus on it`).toEqual([]);
        await page.keyboard.press('Tab');
        expect(await findViolations(page, getAxeFactory(mode)), `${name}, focus on an entry`).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await page.setViewportSize(phone);
      await page.getByRole('button', { name: 'On this page' }).click();
      await expect(page.getByRole('button', { name: 'On this page' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      expect(await findViolations(page, getAxeFactory(mode))).toEqual([]);
    });
  });
