import { expect, test, type Page } from '@playwright/test';
import { searchButtonOf, dialogOf, gotoReady, inputOf, openSearch } from './search-dialog-support';
import { consoleLine, pasteInto } from './search-support';
import { boxOf, collectConsole, phone, scrollOf, colorToggleOf, styleOf } from './support';

test('SM-01 the search button names Command+K as its shortcut on a Mac', async ({ page }) => {
  const lines = collectConsole(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }));
  await gotoReady(page);
  await expect(page.getByRole('button', { name: 'Search (Command+K)', exact: true })).toBeVisible();
  const key = searchButtonOf(page).locator('kbd');
  expect(await styleOf(key, 'content', '::before')).toContain('⌘');
  expect(await styleOf(key, 'content', '::after')).toContain('K');
  expect(lines).toEqual([]);
});

test('SM-02 SM-10 SM-25 the field of the search dialog takes 64 characters', async ({ page }) => {
  await openSearch(page);
  await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
  await expect(inputOf(page)).toHaveAttribute('placeholder', 'Search docs');
  await inputOf(page).evaluate((field) => {
    field.ownerDocument.execCommand('insertText', false, 'x'.repeat(100));
  });
  await expect(inputOf(page)).toHaveValue('x'.repeat(64));
  await dialogOf(page).getByRole('button', { name: 'Clear the query' }).click();
  await expect(inputOf(page)).toHaveValue('');
  await expect(inputOf(page)).toBeFocused();
  await expect(dialogOf(page).getByRole('button', { name: 'Clear the query' })).toBeHidden();
  await page.keyboard.press('Space');
  await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
  await pasteInto(inputOf(page), consoleLine);
  await expect(inputOf(page)).toHaveValue('SharedArrayBuffer is NOT supported');
});

/** Moves the focus away from the search button and back, as if the reader had used another window in between. */
async function returnToWindow(page: Page): Promise<void> {
  await expect(searchButtonOf(page)).toBeFocused();
  await page.evaluate(() => {
    const button = document.activeElement as HTMLElement;
    dispatchEvent(new FocusEvent('blur'));
    button.blur();
    button.focus();
  });
}

test('SM-03 SM-09 the search dialog opens on focus of its button, and closes on Escape', async ({ page }) => {
  await gotoReady(page);
  await colorToggleOf(page).focus();
  await page.keyboard.press('Tab');
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(searchButtonOf(page)).toBeFocused();
  for (const key of ['Space', 'm', '1']) await page.keyboard.press(key);
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(searchButtonOf(page)).not.toBeFocused();
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(inputOf(page)).toBeFocused();

  // Focus that returns with the window must not open it.
  await page.keyboard.press('Escape');
  await returnToWindow(page);
  await expect(dialogOf(page)).toBeHidden();
  await searchButtonOf(page).click();
  await expect(inputOf(page)).toBeFocused();
});

test('SM-04 SM-09 the search dialog gives back the focus that a shortcut took', async ({ page }) => {
  await gotoReady(page);
  const link = page.locator('main article a[href]').first();
  await link.focus();
  await page.keyboard.press('/');
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(link).toBeFocused();
  await link.blur();
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(0);
  await expect(dialogOf(page)).toBeHidden();
});

test('SM-04 SM-05 Ctrl+K, Cmd+K and "/" open the search dialog', async ({ page }) => {
  await gotoReady(page);
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.querySelector('main')?.prepend(field);
    field.focus();
    addEventListener('keydown', (event) => {
      document.documentElement.dataset.testPrevented = String(event.defaultPrevented);
    });
  });
  const field = page.locator('main textarea');
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await expect(dialogOf(page)).toBeHidden();
  for (const keys of ['Control+k', 'Meta+k']) {
    await field.focus();
    await page.keyboard.press(keys);
    await expect(inputOf(page)).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-test-prevented', 'true');
    await page.keyboard.press(keys);
    await expect(dialogOf(page)).toBeHidden();
    await expect(field).toBeFocused();
  }
  await field.evaluate((element) => element.remove());
  await page.keyboard.press('/');
  await expect(inputOf(page)).toBeFocused();
  await expect(inputOf(page)).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(inputOf(page)).toHaveValue('a/b');
});

test('SM-06 SM-07 SM-08 the search dialog opens on typing and closes in three ways', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press('Control+f');
  await expect(dialogOf(page)).toBeHidden();
  await returnToWindow(page);
  await page.keyboard.press('m');
  await expect(inputOf(page)).toHaveValue('m');
  await page.keyboard.type('easure');
  await expect(inputOf(page)).toHaveValue('measure');
  await page.mouse.click(40, 600);
  await expect(dialogOf(page)).toBeHidden();
  await page.setViewportSize(phone);
  await searchButtonOf(page).click();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(searchButtonOf(page)).toBeFocused();
});

test('SM-09 SM-29 the page behind the search dialog does not move or scroll', async ({ page }) => {
  await gotoReady(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollOf(page)).toBe(600);
  const left = async () => (await boxOf(page.locator('main h1'))).x;
  const before = await left();
  await page.keyboard.press('/');
  await expect(inputOf(page)).toBeFocused();
  expect(await left()).toBe(before);
  await page.mouse.move(640, 780);
  await page.mouse.wheel(0, 500);
  await page.mouse.wheel(0, 500);
  expect(await scrollOf(page)).toBe(600);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  expect([await scrollOf(page), await left()]).toEqual([600, before]);
});

test('SM-05 the search dialog remembers that its shortcuts were turned off', async ({ page }) => {
  await openSearch(page);
  await dialogOf(page).getByRole('switch', { name: 'Shortcuts / and Ctrl K' }).click();
  await page.keyboard.press('Escape');
  await gotoReady(page, '/help');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await dialogOf(page).getByRole('switch', { name: 'Shortcuts / and Ctrl K' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
});

test('SM-02 a tap opens the search dialog over the whole phone screen, with focus', async ({ browser }) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await gotoReady(page);
  await searchButtonOf(page).tap();
  await expect(inputOf(page)).toBeFocused();
  // Polls, because the dialog slides in.
  await expect
    .poll(() => dialogOf(page).locator('.DocSearch-Modal').boundingBox())
    .toEqual({ x: 0, y: 0, width: phone.width, height: phone.height });
  await context.close();
});
