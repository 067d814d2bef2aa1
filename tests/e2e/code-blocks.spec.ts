import { expect, test, type Locator, type Page } from '@playwright/test';
import { fixtureSite, gotoHydrated, phone, readClipboard, showColorMode, styleOf } from './support';

/** The nth code block below a heading, given by its id. */
const blockAfter = (page: Page, heading: string, index = 0) =>
  page.locator(`#${heading} ~ figure`).nth(index);

const copyButton = (block: Locator) => block.locator('.code-button-copy');
const wrapButton = (block: Locator) => block.getByRole('button', { name: 'Toggle word wrap' });
const scrollsSideways = (block: Locator) =>
  block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);

test('DOC-22 DOC-23 DOC-25 code has line numbers and colors, but is copied without', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await gotoHydrated(page, `${fixtureSite}/code`);
  const numbers = (block: Locator) =>
    block
      .locator('.L')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content));
  const python = blockAfter(page, 'line-numbers');
  expect(await numbers(python)).toEqual(Array.from({ length: 4 }, () => 'counter(line)'));
  expect(await numbers(blockAfter(page, 'line-numbers', 1))).toEqual(['"41"', '"42"', '"43"', '"44"']);
  await expect(python.locator('code')).toHaveText(/^def spacing/);
  expect(await numbers(blockAfter(page, 'plain'))).toEqual([]);

  const block = blockAfter(page, 'copied-as-written');
  await block.hover();
  await copyButton(block).click();
  await expect
    .poll(() => readClipboard(page))
    .toBe(`const plain = '<b>&amp;</b>';\nconst marked = "quotes" + 'more';\n\n\tconst tabbed = 1;`);
  const diff = blockAfter(page, 'diff');
  await diff.hover();
  await copyButton(diff).click();
  await expect
    .poll(() => readClipboard(page))
    .toMatch(/^--- a\/nginx\.conf\n[\s\S]*\n- {2}listen 80;\n\+ {2}listen 8080;\n \}$/);

  await python.locator('code').evaluate((code) => getSelection()?.selectAllChildren(code));
  await page.keyboard.press('ControlOrMeta+c');
  await expect
    .poll(() => readClipboard(page))
    .toBe(
      'def spacing(dataset):\n    values = dataset.get("PixelSpacing")\n\n    return [float(value) for value in values or []]',
    );

  const tokens = ['c', 'k', 's', 'n', 'f'].map((name) =>
    blockAfter(page, 'plain').locator(`.${name}`).first(),
  );
  const colors = () => Promise.all(tokens.map((token) => styleOf(token, 'color')));
  const dark = await colors();
  await showColorMode(page, 'light');
  const light = await colors();
  expect(new Set(dark).size).toBe(5);
  expect(new Set([...dark, ...light]).size).toBeGreaterThanOrEqual(9);
});

test('DOC-23 a code block shows its copy button on focus, and "Copied" for one second', async ({ page }) => {
  await page.clock.install();
  await gotoHydrated(page, `${fixtureSite}/code`);
  const block = blockAfter(page, 'plain');
  const button = copyButton(block);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(0, 0);
  await button.focus();
  await expect(block.locator('.code-buttons')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAccessibleName('Copied');
  expect(await readClipboard(page)).toMatch(/^\/\/ A comment\nimport/);
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  await page.clock.runFor(900);
  await expect(button).toHaveAccessibleName('Copied');
  await page.clock.runFor(150);
  await expect(button).toHaveAccessibleName('Copy code to clipboard');
  await expect(button).toHaveAttribute('title', 'Copy');
});

test('DOC-24 DOC-25 a wide code block can be scrolled by keyboard or wrapped', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/code`);
  const long = blockAfter(page, 'long-line');
  const short = blockAfter(page, 'title');
  expect(await scrollsSideways(long)).toBe(true);
  const pre = long.locator('pre');
  await pre.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await long.hover();
  await expect(wrapButton(long)).toBeVisible();
  await expect(wrapButton(short)).toBeHidden();
  await wrapButton(long).click();
  await expect(wrapButton(long)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => scrollsSideways(long)).toBe(false);
  await wrapButton(long).click();
  await expect.poll(() => scrollsSideways(long)).toBe(true);
  await page.setViewportSize(phone);
  await expect.poll(() => scrollsSideways(short)).toBe(true);
  await short.hover();
  await expect(wrapButton(short)).toBeVisible();
});
