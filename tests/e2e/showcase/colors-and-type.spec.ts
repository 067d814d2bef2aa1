import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../../support/axe';
import { installColorProbe } from '../color-probe';
import {
  collectConsole,
  colorToggleOf,
  gotoHydrated,
  overflowOf,
  readClipboard,
  showColorMode,
} from '../support';

const path = '/colors-and-type';

const valueOf = (page: Page, form: string) =>
  page.getByRole('button', { name: `copy ${form}`, exact: false });
const faceOf = (page: Page, token: string, mode: string) =>
  page
    .locator('.color')
    .filter({ has: page.locator(`#token-${token}`) })
    .locator(`[data-ui-mode="${mode}"]`);

/** Finds values that differ from the color of their swatch. */
const findWrongValues = (page: Page, mode: string) =>
  page.evaluate((shown) => {
    const paint = (css: string) => window.colors.over(css, [0, 0, 0]);
    return [...document.querySelectorAll(`[data-ui-mode="${shown}"]`)].flatMap((face) => {
      const swatch = face.querySelector('[data-swatch] rect');
      const drawn = swatch ? paint(getComputedStyle(swatch).fill) : [];
      return [...face.querySelectorAll('[data-copy]')]
        .map((code) => code.textContent ?? '')
        .filter((value) => !value.includes('var('))
        .filter((value) =>
          paint(value).some((channel, index) => Math.abs(channel - (drawn[index] ?? -9)) > 1),
        )
        .map((value) => `${value} is not ${drawn.join(' ')}`);
    });
  }, mode);

/** Reads what the page says about its samples of type and shapes, and how it draws them. */
const readSamples = (page: Page) =>
  page.locator('[data-size], [data-weight], [data-radius]').evaluateAll((elements) =>
    elements.map((element) => {
      const sample = element.querySelector('.type-sample, .shape-sample');
      const { fontSize, lineHeight, fontWeight, borderRadius } = getComputedStyle(sample ?? element);
      const stated = Array.from(
        element.querySelectorAll('.type-facts > li + li'),
        (fact) => fact.textContent,
      );
      const drawn = element.hasAttribute('data-size')
        ? [fontSize, stated[1], `line ${lineHeight}`]
        : [element.hasAttribute('data-radius') ? borderRadius : fontWeight];
      return { stated, drawn: drawn.map((text) => text?.replace(/(?<=\d)px/, ' px')) };
    }),
  );

test('RT-06 SC-03 SC-06 SC-09 the page of colors draws sizes and modes as stated', async ({ page }) => {
  const lines = collectConsole(page);
  await gotoHydrated(page, path);
  const samples = await readSamples(page);
  expect(samples).toHaveLength(24);
  expect(samples.map(({ stated }) => stated)).toEqual(samples.map(({ drawn }) => drawn));
  const [dark, light] = [faceOf(page, 'background', 'dark'), faceOf(page, 'background', 'light')];
  await expect(dark).toBeVisible();
  await expect(light).toBeHidden();
  await colorToggleOf(page).click();
  await expect(light).toBeVisible();
  await expect(dark).toBeHidden();

  await page.getByRole('checkbox', { name: 'Show dark and light side by side' }).focus();
  await page.keyboard.press('Space');
  await expect(dark).toHaveCSS('background-color', 'rgb(5, 6, 21)');
  await expect(light).toBeVisible();
  await expect(light).not.toHaveCSS('background-color', 'rgb(5, 6, 21)');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  expect(await findViolations(page, { runOnly: ['target-size'] })).toEqual([]);
  expect(lines).toEqual([]);
});

test('SC-03 the page of colors and type copies a value on a click or on Enter', async ({ page }) => {
  await page.clock.install();
  await gotoHydrated(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
  await valueOf(page, 'hex of highlight').click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied #5bcde6' })).toBeAttached();
  expect(await readClipboard(page)).toBe('#5bcde6');
  await page.clock.runFor(900);

  await page.keyboard.press('Tab');
  await expect(valueOf(page, 'HSL of highlight')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => readClipboard(page)).toBe('hsl(191 74% 63%)');
  await page.clock.runFor(900);
  await expect(page.getByRole('status').filter({ hasText: 'Copied hsl(191 74% 63%)' })).toBeAttached();
  await page.clock.resume();
  await expect(valueOf(page, 'HSL of highlight')).toBeFocused();
});

test('SC-03 values on the page of colors and type match their swatches, and are visible without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${baseURL}${path}`);
  await expect(plain.locator('#token-highlight')).toBeVisible();
  await expect(faceOf(plain, 'highlight', 'dark').getByText('#5bcde6')).toBeVisible();
  await expect(plain.locator('.copy-value')).toHaveCount(0);
  await plain.close();
  await installColorProbe(page);
  for (const mode of ['dark', 'light']) {
    await gotoHydrated(page, path);
    await expect(page.locator(`[data-ui-mode="${mode}"]`).first()).toBeVisible();
    expect(await findWrongValues(page, mode)).toEqual([]);
    await showColorMode(page, 'light');
  }
});
