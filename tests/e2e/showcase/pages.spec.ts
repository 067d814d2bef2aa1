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
import { followNew } from '../../support/follow-new';
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

test('SC-05 Show Code shows the code of a demo, which can be copied', async ({ page }) => {
  await gotoHydrated(page, '/components/ButtonShowcase');
  const row = page.locator('section#variants');
  await expect(row.locator('pre')).toBeHidden();
  await row.getByRole('button', { name: 'Show Code' }).press('Enter');
  await expect(row.getByRole('button', { name: 'Hide Code' })).toHaveAttribute('aria-expanded', 'true');
  await expect(row.locator('pre')).toContainText("from '@ohif/ui-next'");
  await row.getByRole('button', { name: 'Copy code to clipboard' }).click();
  const code = await row.locator('pre').innerText();
  await expect.poll(() => readClipboard(page)).toBe(code);
  await row.getByRole('button', { name: 'Hide Code' }).click();
  await expect(row.locator('pre')).toBeHidden();
});

test('SC-09 controls work under the security policy of the page before', async ({ page }) => {
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

test('SC-02 the list of controls can be filtered, also after Back', async ({ page }) => {
  await gotoHydrated(page, '/components-list');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('toolbuttonlist');
  await expect(page.getByText('1 component', { exact: true })).toBeVisible();
  await expect(page.locator('.listed-control:visible')).toHaveCount(1);
  await page.getByRole('heading', { name: 'ToolButtonList', exact: true }).getByRole('link').click();
  await expect(page).toHaveURL('/components/ToolButtonListShowcase');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveValue('toolbuttonlist');
  await expect(page.getByText('1 component', { exact: true })).toBeVisible();
});

test('SC-02 NV-05 links lead to a control of the list, and from there to its page', async ({ page }) => {
  const topOf = (name: string) =>
    page.locator(`#${name}`).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await gotoHydrated(page, '/help');
  await followNew(page, '/components-list#Slider');
  await expect.poll(() => topOf('Slider')).toBe(208);
  await page.waitForLoadState('networkidle');
  expect(await topOf('Slider')).toBe(208);
  await page.goto('/components-list#Select');
  await expect.poll(() => topOf('Select')).toBe(208);
  await waitHydrated(page);
  expect(await topOf('Select')).toBe(208);
  const names = page.getByRole('list', { name: 'Components on this page' });
  await names.getByRole('link', { name: 'Tabs' }).click();
  await expect.poll(() => topOf('Tabs')).toBe(208);
  const select = page.locator('section[aria-labelledby="Select"]');
  await expect(select.getByRole('combobox')).toBeVisible();
  await select.getByRole('link', { name: 'Many items' }).click();
  await expect(page).toHaveURL('/components/SelectShowcase#many-items');
  await expect(page.getByRole('heading', { name: 'Many items' })).toBeInViewport();
});
