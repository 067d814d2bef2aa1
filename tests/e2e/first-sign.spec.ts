import { expect, test, type Locator, type Page } from '@playwright/test';
import { fixtureSite, mobileSidebarOf, phone } from './support';

const root = (page: Page) => page.locator('html');

/** Loads a page and its scripts without any input. */
async function gotoUntouched(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect.poll(() => page.evaluate(() => 'firstPress' in window)).toBe(true);
}

/** Presses a button before the page hydrates, and only then sends the input that starts hydration. */
async function pressFirst(button: Locator): Promise<void> {
  await button.dispatchEvent('pointerup');
  await expect(root(button.page())).toHaveAttribute('data-has-hydrated', 'false');
  await button.page().mouse.move(5, 5);
}

test('SH-11 a page hydrates on the first input, and some pages by themselves', async ({ page }) => {
  for (const path of ['/faq/general', '/help', '/components/DataRowShowcase']) {
    await gotoUntouched(page, path);
    await expect(root(page)).toHaveAttribute('data-has-hydrated', 'false');
    await page.mouse.wheel(0, 10);
    await expect(root(page)).toHaveAttribute('data-has-hydrated', 'true');
  }
  // Pages that open at a heading, and pages that scripts change.
  const changed = ['/search', '/components', '/__debug/config', `${fixtureSite}/tabs`];
  for (const path of ['/faq/general#how-do-i-report-a-bug', ...changed]) {
    await page.goto(path);
    await expect(root(page)).toHaveAttribute('data-has-hydrated', 'true');
  }
});

test('SH-11 a page looks the same before and after it hydrates', async ({ page }) => {
  const readMain = () =>
    page.evaluate(() => {
      const main = document.querySelector('main');
      // The only button that hydration adds; its row has room for it.
      return [main?.innerText.replace('\nCopy page as Markdown', ''), main?.offsetHeight];
    });
  const paths = ['/', '/faq/technical', '/3.9/faq/general', '/help', '/versions', '/changes', '/glossary'];
  for (const path of [...paths, '/components/ButtonShowcase']) {
    await gotoUntouched(page, path);
    await expect(page.locator('[data-needs-scripts]')).toHaveCount(0);
    const before = await readMain();
    await page.mouse.move(5, 5);
    await expect(root(page)).toHaveAttribute('data-has-hydrated', 'true');
    expect([path, await readMain()]).toEqual([path, before]);
  }
});

test('NAV-20 DOC-09 SM-04 handles the first input even before its code is loaded', async ({ page }) => {
  await page.setViewportSize(phone);
  await gotoUntouched(page, '/faq/general');
  await pressFirst(page.locator('.navbar-toggle'));
  await expect(mobileSidebarOf(page)).toBeVisible();
  await gotoUntouched(page, '/faq/technical');
  await pressFirst(page.getByRole('button', { name: 'On this page' }));
  await expect(page.locator('#toc-in-page')).toBeVisible();
  await gotoUntouched(page, '/faq/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});
