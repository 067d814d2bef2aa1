import { expect, test } from '@playwright/test';
import { exhaustive, gotoHydrated, phone, storeBefore, openMobileSidebar } from './support';
import { findViolations, getAxeFactory } from '../support/axe';

/** `every-page.spec.ts` checks pages as they open; these tests check what readers open in them. */
test.describe.configure({ timeout: 240_000 });

const modes = ['dark', 'light'] as const;
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
