import { expect, test } from '@playwright/test';
import {
  dialogOf,
  groupsOf,
  hitsOf,
  inputOf,
  keptKeys,
  openFailing,
  openSearch,
  search,
  storedHit,
} from './search-dialog-support';
import { phone, storeBefore } from './support';
import { findViolations, getAxeFactory } from '../support/axe';

for (const mode of ['dark', 'light'] as const) {
  test(`SM-21 SM-29 axe finds nothing in any state of the dialog in ${mode} mode, at both sizes`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    for (const viewport of [{ width: 1280, height: 800 }, phone]) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      const check = async (state: string) =>
        expect(await findViolations(page, getAxeFactory(mode)), `${state} at ${viewport.width} px`).toEqual(
          [],
        );
      await storeBefore(page, {
        theme: mode,
        [keptKeys.recent]: JSON.stringify([storedHit('a'), storedHit('b')]),
        [keptKeys.favorites]: JSON.stringify([storedHit('c')]),
      });
      await openSearch(page);
      await expect(hitsOf(page)).toHaveCount(3);
      await check('kept searches');
      await search(page, 'customizationService');
      await page.keyboard.press('ArrowDown');
      await check('results');
      await dialogOf(page).getByRole('switch', { name: 'All versions' }).click();
      await expect(
        dialogOf(page)
          .getByRole('link', { name: / in 3\.9$/ })
          .first(),
      ).toBeVisible();
      await check('all versions');
      await search(page, 'zzqqxx');
      await expect(dialogOf(page).getByText('Try searching for')).toBeVisible();
      await check('no results');
      await page.close();
      const failing = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await storeBefore(failing, { theme: mode });
      await openFailing(failing);
      expect(await findViolations(failing, getAxeFactory(mode)), `failing at ${viewport.width} px`).toEqual(
        [],
      );
      await failing.close();
    }
  });
}

test('SM-29 it is a modal dialog: the page behind is inert, the focus stays inside, and it says what it finds', async ({
  page,
}) => {
  await openSearch(page);
  expect(await dialogOf(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await expect(inputOf(page)).toHaveAttribute('aria-expanded', 'false');
  await search(page, 'docker');
  await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ results$/);
  await expect(inputOf(page)).toHaveAttribute('aria-expanded', 'true');
  const lists = await groupsOf(page).evaluateAll((trees) => trees.map(({ id }) => id));
  await expect(inputOf(page)).toHaveAttribute('aria-controls', lists.join(' '));
  const active = (await inputOf(page).getAttribute('aria-activedescendant')) ?? '';
  await expect(hitsOf(page).first()).toHaveAttribute('id', active);
  await expect(hitsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(hitsOf(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(hitsOf(page).last()).toBeInViewport();
  const inside = () => dialogOf(page).evaluate((dialog) => dialog.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>();
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press(key);
      expect(await inside()).toBe(true);
      seen.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ''));
    }
    expect(seen.size).toBeGreaterThan(3);
    expect(seen.size).toBeLessThan(8);
  }
  await search(page, 'zzqqxx');
  await expect(dialogOf(page).getByRole('status')).toHaveText('No results for “zzqqxx”');
});
