import { expect, test, type Locator, type Page } from '@playwright/test';
import { allRules, colorRules, findViolations } from '../support/axe';
import { installFocusProbe } from './focus-probe';
import { walkByKeyboard } from './page-checks/keyboard';
import { findMotion } from './page-checks/motion';
import {
  dialogOf,
  hitsOf,
  keptKeys,
  openFailing,
  openSearch,
  search,
  storedHit,
} from './search-dialog-support';
import { articlesOf, indexFiles } from './search-support';
import {
  exhaustive,
  gotoHydrated,
  openMobileSidebar,
  overflowOf,
  phone,
  prepareLoss,
  showColorMode,
  showUpButton,
  storeBefore,
} from './support';

/** Checks what readers open in pages; `every-page.spec.ts` checks the pages as they load. */
test.describe.configure({ timeout: 240_000 });
test.use({ reducedMotion: 'reduce' });

const desktop = { width: 1280, height: 800 };

/** Runs axe on the opened part in both color modes, and checks overflow and reduced motion. */
async function expectAccessible(page: Page, note: string, part: string) {
  const at = `${note} at ${page.viewportSize()?.width} px`;
  expect(await findViolations(page, allRules, part), `${at}, dark`).toEqual([]);
  await showColorMode(page, 'light');
  expect(await findViolations(page, { runOnly: [...colorRules] }, part), `${at}, light`).toEqual([]);
  await showColorMode(page, 'dark');
  expect(await overflowOf(page), at).toBeLessThanOrEqual(0);
  expect(await findMotion(page), at).toEqual([]);
}

test('NAV-10 NAV-12 NAV-20 SB-14 open lists of the navbar are accessible', async ({ page }) => {
  await gotoHydrated(page, '/3.9/faq/general');
  await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click();
  for (const name of ['Version 3.9', 'Language: English']) {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await expect(page.locator('.dropdown[data-open="true"] .dropdown-menu')).toHaveCSS('opacity', '1');
    await expectAccessible(page, `${name}, focus on it`, '.navbar');
    await page.keyboard.press('Tab');
    await expectAccessible(page, `${name}, focus on an entry`, '.navbar');
    await page.keyboard.press('Escape');
  }
});

test('NAV-20 NAV-23 NAV-28 SB-11 SB-16 the mobile sidebar is accessible', async ({ page }) => {
  await installFocusProbe(page);
  await page.setViewportSize(phone);
  await gotoHydrated(page, '/deployment/docker/ssl');
  const dialog = await openMobileSidebar(page);
  await expect(dialog.getByRole('link', { name: 'SSL' })).toBeVisible();
  await expectAccessible(page, 'docs menu', 'dialog');
  for (const mode of ['light', 'dark'] as const) {
    await showColorMode(page, mode);
    expect((await walkByKeyboard(page, 'Tab', 'dialog')).faults, mode).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Configuration', exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'Tours' })).toBeVisible();
  await expectAccessible(page, 'opened category', 'dialog');
  await dialog.getByRole('button', { name: '← Back to main menu' }).click();
  await dialog.locator('summary', { hasText: 'Languages' }).click();
  await expect(dialog.getByRole('link', { name: 'Help Us Translate' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: '3.8.5' })).toBeVisible();
  await expectAccessible(page, 'main menu', 'dialog');
});

test('DOC-09 DOC-32 on a phone, the opened table of contents is accessible', async ({ page }) => {
  await page.setViewportSize(phone);
  await gotoHydrated(page, '/configuration/configurationFiles');
  await page.locator('summary', { hasText: 'On this page' }).click();
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
  await expectAccessible(page, 'contents', '.theme-doc-toc-mobile');
  await showUpButton(page);
  await expectAccessible(page, 'button to the top', 'body');
});

for (const size of [desktop, phone]) {
  test.describe(`in a window of ${size.width} px`, () => {
    test.use({ viewport: size });
    const [onlyOnDesktop, onlyOnPhone] = [exhaustive(size === phone), exhaustive(size === desktop)];

    test('SM-21 SM-29 states of the search dialog are accessible', onlyOnDesktop, async ({ page }) => {
      await storeBefore(page, {
        [keptKeys.recent]: JSON.stringify([storedHit('a'), storedHit('b')]),
        [keptKeys.favorites]: JSON.stringify([storedHit('c')]),
      });
      await openSearch(page);
      await expect(hitsOf(page)).toHaveCount(3);
      await expectAccessible(page, 'kept searches', 'dialog');
      await search(page, 'customizationService');
      await page.keyboard.press('ArrowDown');
      await expectAccessible(page, 'results', 'dialog');
      await dialogOf(page).getByRole('switch', { name: 'All versions' }).click();
      const older = dialogOf(page).getByRole('link', { name: / in 3\.9$/ });
      await expect(older.first()).toBeVisible();
      await expectAccessible(page, 'all versions', 'dialog');
      await search(page, 'zzqqxx');
      await expect(dialogOf(page).getByText('Try searching for')).toBeVisible();
      await expectAccessible(page, 'no results', 'dialog');
    });

    test('SM-21 SM-29 the search dialog is accessible when search fails', onlyOnPhone, async ({ page }) => {
      await openFailing(page);
      await expectAccessible(page, 'failing', 'dialog');
    });

    test('SM-21 SP-09 SP-11 each state of the search page is accessible', onlyOnPhone, async ({ page }) => {
      const states: [path: string, shown: Locator][] = [
        ['/search?q=mode&version=all', articlesOf(page).first()],
        ['/search?q=qqxzvwk', page.getByText('No results were found')],
      ];
      for (const [path, shown] of states) {
        await gotoHydrated(page, path);
        await expect(shown).toBeVisible();
        await expectAccessible(page, path, 'main');
      }
      (await prepareLoss(page, indexFiles))(true);
      await gotoHydrated(page, '/search?q=mode');
      await expect(page.getByRole('alert').filter({ hasText: 'Unable to fetch results' })).toBeVisible();
      await expectAccessible(page, 'failing', 'main');
    });

    test(
      'the dialog "Changed since 3.9" is accessible and does not overflow',
      onlyOnPhone,
      async ({ page }) => {
        await gotoHydrated(page, '/platform/browser-support');
        await page.getByRole('button', { name: 'Changed since 3.9' }).click();
        const dialog = page.getByRole('dialog', { name: 'Changed since 3.9' });
        await expect(dialog.getByText(/sections differ/)).toBeVisible();
        for (const fold of await dialog.locator('details > summary:visible').all()) await fold.click();
        expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
        await expectAccessible(page, 'comparison', 'dialog');
      },
    );
  });
}
