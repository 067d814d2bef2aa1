import { expect, test, type Page } from '@playwright/test';
import { installFocusProbe } from './focus-probe';
import { expectSameDocument, gotoHydrated, phone, leaveSearch } from './support';

/** The accessible name or text of the focused element. */
const focusName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'window';
    const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent?.trim();
    return activeElement.matches('main') ? 'main' : name;
  });

/** Faults of the focused element: its ring, or that it is covered or outside the window. */
const focusFaults = (page: Page) =>
  page.evaluate(() => window.readStop()?.faults ?? ['nothing has the focus']);

/** Expects a visible focus on an element; polls, because lists unfold slowly. */
async function expectStop(page: Page, name: string | RegExp): Promise<void> {
  await expect
    .poll(() => focusName(page))
    .toEqual(typeof name === 'string' ? name : expect.stringMatching(name));
  await expect.poll(() => focusFaults(page), { message: `focus on ${name}` }).toEqual([]);
}

async function press(page: Page, key: string, name: string | RegExp): Promise<void> {
  await page.keyboard.press(key);
  await expectStop(page, name);
}

/** Presses a key until an element has the focus; every stop on the way must be visible. */
async function pressUntil(page: Page, key: string, name: string): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press(key);
    await leaveSearch(page);
    await expect.poll(() => focusFaults(page), { message: `stop ${stop} to ${name}` }).toEqual([]);
    if ((await focusName(page)) === name) return;
  }
  throw new Error(`${key} does not lead to "${name}".`);
}

/** Goes from the first entry of the docs menu to a page four levels deep with arrow keys. */
async function descend(page: Page): Promise<void> {
  await expectStop(page, 'Introduction');
  await pressUntil(page, 'ArrowDown', 'Platform');
  await press(page, 'ArrowRight', 'Platform');
  await pressUntil(page, 'ArrowDown', 'Extensions');
  await press(page, 'ArrowRight', 'Extensions');
  await pressUntil(page, 'ArrowDown', 'Modules');
  await press(page, 'ArrowRight', 'Modules');
  await pressUntil(page, 'ArrowDown', 'Toolbar');
  await press(page, 'Home', 'Introduction');
  await pressUntil(page, 'ArrowDown', 'Toolbar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/platform/extensions/modules/toolbar');
}

/** Goes back to the start: the skip link, which is the first stop after a navigation, then the breadcrumbs. */
async function returnHome(page: Page): Promise<void> {
  await press(page, 'Tab', 'Skip to main content');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusName(page)).toBe('main');
  expect(new URL(page.url()).hash).toBe('');
  await press(page, 'Tab', 'Home page');
  await expect(page.locator('main')).not.toHaveAttribute('tabindex');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await press(page, 'Tab', 'Skip to main content');
}

test.use({ viewport: phone });

test('NAV-20 NAV-28 NV-14 SH-02 SH-03 SH-14 keys alone lead through the mobile menu', async ({ page }) => {
  await installFocusProbe(page);
  await gotoHydrated(page, '/');
  // The arrow keys are loaded after the page.
  await expect(page.locator('html')).toHaveAttribute('data-menu-keys', 'true');
  const dialog = page.getByRole('dialog', { name: 'Navigation' });
  const skipLink = page.getByRole('region', { name: 'Skip to main content' }).getByRole('link');
  await expect(skipLink).not.toBeInViewport();
  await press(page, 'Tab', 'Skip to main content');
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await pressUntil(page, 'Tab', 'Toggle navigation bar');

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expectStop(page, 'OHIF');
  await press(page, 'Tab', /^Switch between dark and light mode/);
  await press(page, 'Tab', 'Close navigation bar');
  await press(page, 'Tab', '← Back to main menu');
  await press(page, 'Enter', 'Docs');
  await pressUntil(page, 'ArrowDown', 'Versions');
  await press(page, 'ArrowLeft', 'Versions');
  await press(page, 'ArrowDown', 'Languages');
  await press(page, 'ArrowRight', 'Languages');
  await press(page, 'ArrowDown', 'English');
  await press(page, 'ArrowDown', 'Help Us Translate');
  await press(page, 'Escape', 'Toggle navigation bar');
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('Space');
  await expect(dialog).toBeVisible();
  await expectStop(page, 'OHIF');
  await pressUntil(page, 'Tab', 'Introduction');
  await descend(page);
  await expect(dialog).toHaveCount(0);
  await returnHome(page);
  await expectSameDocument(page);
});
