import { expect, test } from '@playwright/test';
import { controlNames, getControlRoute, patternSlugs } from '../../../lib/site/showcase-names';
import {
  collectConsole,
  exhaustive,
  expectSameDocument,
  gotoHydrated,
  overflowOf,
  prepareLoss,
  readClipboard,
  storeBefore,
  waitHydrated,
} from '../support';
import { countLoads } from '../navigation-support';
import { installFocusProbe } from '../focus-probe';
import { walkByKeyboard } from '../page-checks/keyboard';

/** One page per template; the others are tested by `npm run test:all`. */
const templates: ReadonlySet<string> = new Set([
  '/components/DataRowShowcase',
  '/patterns/patterns-segmentation',
]);

for (const route of [
  ...controlNames.map(getControlRoute),
  ...Object.values(patternSlugs).map((slug) => `/patterns/${slug}`),
]) {
  test(
    `SC-05 SC-08 ${route} has clear focus rings in light mode, and does not overflow with text of 200%`,
    exhaustive(!templates.has(route)),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await installFocusProbe(page);
      await storeBefore(page, { theme: 'light' });
      await gotoHydrated(page, route);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect((await walkByKeyboard(page, 'Tab', 'main')).faults).toEqual([]);
      await page.setViewportSize({ width: 640, height: 800 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    },
  );
}

test('ERR-04 SC-01 a demo of the gallery that failed to load can be loaded again', async ({ page }) => {
  const loseChunks = await prepareLoss(page, '**/_next/static/chunks/*');
  await gotoHydrated(page, '/components');
  const last = page.locator('.gallery-card').last();
  loseChunks(true);
  await last.scrollIntoViewIfNeeded();
  const retry = last.getByRole('button', { name: 'Retry' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    // Scrolling would reach a button in a box that is cut off.
    expect(
      await last.locator('.gallery-demo').evaluate((demo) => demo.scrollHeight - demo.clientHeight),
    ).toBe(0);
    await retry.click({ trial: true });
  }
  loseChunks(false);
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(last.locator('.gallery-demo').getByRole('button').first()).toBeVisible();
});

test('NV-22 the browser loads a control page once if the script of its demos is lost', async ({ page }) => {
  await gotoHydrated(page, '/components/ButtonShowcase');
  // The search and the keys of menus are loaded after the start.
  await page.waitForLoadState('networkidle');
  const loads = countLoads(page);
  // The runtime of the bundler requests a script twice.
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort(), { times: 2 });
  await page.getByRole('main').getByRole('link', { name: 'Dialog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dialog' })).toBeVisible();
  await waitHydrated(page);
  expect(loads()).toBe(1);
  await page.getByRole('button', { name: 'Open Dialog' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('SC-05 Show Code shows the code of a demo, which can be copied', async ({ page }) => {
  await gotoHydrated(page, '/components/ButtonShowcase');
  const row = page.locator('section#variants');
  const button = row.getByRole('button', { name: 'Show Code' });
  await expect(row.locator('pre')).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: 'Hide Code' })).toHaveAttribute('aria-expanded', 'true');
  await expect(row.locator('pre')).toContainText("from '@ohif/ui-next'");
  await row.getByRole('button', { name: 'Copy code to clipboard' }).click();
  const code = await row.locator('pre').innerText();
  await expect.poll(() => readClipboard(page)).toBe(code);
  await row.getByRole('button', { name: 'Hide Code' }).click();
  await expect(row.locator('pre')).toBeHidden();
});

test('SC-09 after a navigation, controls work under the security policy of the previous page', async ({
  page,
}) => {
  const lines = collectConsole(page);
  await gotoHydrated(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Components' }).click();
  for (const name of ['ScrollArea', 'Select', 'Dialog', 'Toast']) {
    await page.getByRole('heading', { name, exact: true }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectSameDocument(page);
    if (name === 'Select') {
      await page.getByRole('combobox').first().press('Enter');
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.goBack();
    await expect(page).toHaveURL('/components');
  }
  expect(lines).toEqual([]);
});

test('SC-02 the list of controls loads only demos near the window, and can be filtered', async ({ page }) => {
  await gotoHydrated(page, '/components-list');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const rows = page.locator('section[aria-labelledby="ToolButtonList"] [data-slot="showcase-row"]');
  await expect(rows).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Filter' }).fill('toolbuttonlist');
  await expect(page.getByText('1 component', { exact: true })).toBeVisible();
  await expect(rows.first()).toBeVisible();
  await page.getByRole('heading', { name: 'ToolButtonList', exact: true }).getByRole('link').click();
  await expect(page).toHaveURL('/components/ToolButtonListShowcase');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveValue('toolbuttonlist');
  await expect(page.getByText('1 component', { exact: true })).toBeVisible();
});

test('SC-02 NV-05 a link to a control of the list leads to it, although demos above it are loaded late', async ({
  page,
}) => {
  const topOf = (name: string) =>
    page.locator(`#${name}`).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  const expectThere = async (name: string) => {
    await page.waitForLoadState('networkidle');
    const section = page.locator(`section[aria-labelledby="${name}"] h3`);
    await expect(section.first()).toBeVisible();
    const above = page.locator(`section:has(+ section[aria-labelledby="${name}"]) h3`);
    await expect(above.first()).toBeAttached();
    await expect.poll(() => topOf(name)).toBe(208);
  };
  await gotoHydrated(page, '/components-list#Toast');
  await expectThere('Toast');
  // Like dragging the scrollbar, which causes no other event.
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  expect(await topOf('Toast')).toBeGreaterThan(2000);
  await page.goto('/help');
  await gotoHydrated(page, '/components-list');
  await page
    .getByRole('list', { name: 'Components on this page' })
    .getByRole('link', { name: 'Tabs' })
    .click();
  await expectThere('Tabs');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => topOf('Tabs')).toBeGreaterThan(400);
});

test('SC-02 the print of the list of controls has no empty space for demos that are not loaded', async ({
  page,
}) => {
  await gotoHydrated(page, '/components-list');
  const last = page.locator('.listed-rows').last();
  await expect(last).toBeEmpty();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toHaveJSProperty('offsetHeight', 0);
});
