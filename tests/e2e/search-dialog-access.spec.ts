import { expect, test } from '@playwright/test';
import {
  dialogOf,
  gotoReady,
  inputOf,
  keptKeys,
  openFailing,
  openSearch,
  optionsOf,
  search,
  storedHit,
} from './search-dialog-support';
import { phone, storeBefore } from './support';
import { findViolations, getAxe } from '../support/axe';

test.describe.configure({ timeout: 120_000 });

for (const mode of ['dark', 'light'] as const) {
  for (const size of [{ width: 1280, height: 800 }, phone]) {
    test(`SM-29 axe finds nothing in the dialog in ${mode} mode at ${size.width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await storeBefore(page, {
        theme: mode,
        [keptKeys.recent]: JSON.stringify([storedHit('a'), storedHit('b')]),
        [keptKeys.favorites]: JSON.stringify([storedHit('c')]),
      });
      await openSearch(page);
      await expect(optionsOf(page)).toHaveCount(3);
      expect(await findViolations(page, getAxe(mode)), 'kept searches').toEqual([]);
      await search(page, 'customizationService');
      await page.keyboard.press('ArrowDown');
      expect(await findViolations(page, getAxe(mode)), 'results').toEqual([]);
      await dialogOf(page).getByRole('switch', { name: 'All versions' }).click();
      await expect(
        dialogOf(page)
          .getByRole('link', { name: / in 3\.9$/ })
          .first(),
      ).toBeVisible();
      expect(await findViolations(page, getAxe(mode)), 'all versions').toEqual([]);
      await search(page, 'zzqqxx');
      await expect(dialogOf(page).getByText('Try searching for')).toBeVisible();
      expect(await findViolations(page, getAxe(mode)), 'no results').toEqual([]);
    });

    test(`SM-21 SM-29 axe finds nothing in a failing dialog in ${mode} mode at ${size.width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await storeBefore(page, { theme: mode });
      await openFailing(page);
      expect(await findViolations(page, getAxe(mode))).toEqual([]);
    });
  }
}

test('SM-29 it is a modal dialog: labelled, the page behind inert, the focus kept inside', async ({
  page,
}) => {
  await openSearch(page);
  expect(await dialogOf(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await search(page, 'docker');
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
});

test('SM-29 the field is named, tied to the list, and says which entry is selected', async ({ page }) => {
  await openSearch(page);
  await search(page, 'docker');
  await expect(inputOf(page)).toHaveAttribute('aria-expanded', 'true');
  const list = dialogOf(page).getByRole('listbox', { name: 'Search results' });
  await expect(inputOf(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowDown');
  const active = (await inputOf(page).getAttribute('aria-activedescendant')) ?? '';
  await expect(optionsOf(page).first()).toHaveAttribute('id', active);
  await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(optionsOf(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(optionsOf(page).last()).toBeInViewport();
});

test('SM-29 no entry is read out before an arrow key is used, and the first one is not passed over', async ({
  page,
}) => {
  await openSearch(page);
  for (const text of ['d', 'do', 'docker']) {
    await search(page, text);
    await expect(inputOf(page)).not.toHaveAttribute('aria-activedescendant');
    await expect(dialogOf(page).locator('[aria-selected="true"]')).toHaveCount(0);
  }
  await page.keyboard.press('ArrowDown');
  await expect(optionsOf(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('s');
  await expect(inputOf(page)).not.toHaveAttribute('aria-activedescendant');
});

test('SM-29 how much was found is announced', async ({ page }) => {
  await openSearch(page);
  const status = dialogOf(page).getByRole('status');
  await search(page, 'docker');
  await expect(status).toHaveText(/^\d+ results$/);
  await search(page, 'zzqqxx');
  await expect(status).toHaveText('No results for “zzqqxx”');
});

test('SM-08 the Escape that ends the writing of a sign does not close the dialog, the next does', async ({
  page,
}) => {
  await openSearch(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'ㅎ', selectionStart: 1, selectionEnd: 1 });
  await expect(inputOf(page)).toHaveValue('ㅎ');
  await inputOf(page).dispatchEvent('keydown', { key: 'Escape', code: 'Escape', isComposing: true });
  await inputOf(page).dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true });
  await expect(inputOf(page)).toHaveValue('ㅎ');
  await expect(dialogOf(page)).toBeVisible();
  await session.send('Input.insertText', { text: '한' });
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});

test('SM-04 the keys work where the keyboard writes no Latin letters', async ({ page }) => {
  await gotoReady(page);
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'ㅏ',
        code: 'KeyK',
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      }),
    ),
  );
  await expect(inputOf(page)).toBeFocused();
});
