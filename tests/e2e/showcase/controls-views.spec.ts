import { expect, test, type Locator, type Page } from '@playwright/test';
import { boxOf, gotoHydrated, overflowOf } from '../support';

/** Loads the page of a control, e.g. `Tabs`, and gives one of its examples by its id. */
async function openExample(page: Page, control: string, id: string): Promise<Locator> {
  await gotoHydrated(page, `/components/${control}Showcase`);
  const example = page.locator(`section#${id}`);
  await example.scrollIntoViewIfNeeded();
  return example;
}

const areaOf = (example: Locator) => example.locator('[data-radix-scroll-area-viewport]').first();

test('SC-05 Tabs are one stop: Tab goes on into the content, and back to the open tab', async ({ page }) => {
  const example = await openExample(page, 'Tabs', 'panels');
  await example.getByRole('tab', { name: 'Measurements' }).focus();
  await page.keyboard.press('ArrowRight');
  const open = example.getByRole('tab', { name: 'Segmentations' });
  await expect(open).toBeFocused();
  await expect(open).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(example.getByRole('tabpanel', { name: 'Segmentations' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(example.getByRole('button', { name: 'Add segmentation' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(open).toBeFocused();
});

test('SC-04 Tabs mark the open one by a line, and a click opens another', async ({ page }) => {
  const example = await openExample(page, 'Tabs', 'segmented');
  const line = (name: string) =>
    example
      .getByRole('tab', { name })
      .evaluate((tab) => getComputedStyle(tab, '::after').backgroundColor !== 'rgba(0, 0, 0, 0)');
  expect([await line('Circle'), await line('Sphere')]).toEqual([true, false]);
  await example.getByRole('tab', { name: 'Sphere' }).click();
  await expect(example.getByRole('tabpanel')).toHaveText('Paints a ball through the neighboring slices.');
  expect([await line('Circle'), await line('Sphere')]).toEqual([false, true]);
});

test('SC-05 Tabs wrap in a window of 320 px: every one of many is in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const example = await openExample(page, 'Tabs', 'many');
  const tabs = await example.getByRole('tab').all();
  expect(tabs).toHaveLength(9);
  for (const tab of tabs) {
    const { x, width, height } = await boxOf(tab);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
    expect(height).toBeGreaterThanOrEqual(24);
  }
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

test('SC-05 ScrollArea takes the focus, is read by its name and scrolls by keys', async ({ page }) => {
  const example = await openExample(page, 'ScrollArea', 'text');
  const area = example.getByRole('region', { name: 'Findings' });
  await area.focus();
  await expect(area).toBeFocused();
  const top = () => area.evaluate((box) => Math.round(box.scrollTop));
  await page.keyboard.press('ArrowDown');
  await expect.poll(top).toBeGreaterThan(0);
  await page.keyboard.press('End');
  await expect
    .poll(() => area.evaluate((box) => box.scrollHeight - box.clientHeight - Math.round(box.scrollTop)))
    .toBeLessThanOrEqual(1);
  await page.keyboard.press('Home');
  await expect.poll(top).toBe(0);
});

test('SC-04 ScrollArea shows arrows while there is more, and no item in focus stops under one', async ({
  page,
}) => {
  const example = await openExample(page, 'ScrollArea', 'with-arrows');
  const area = areaOf(example);
  await expect(example.locator('.lucide-chevron-down')).toHaveCount(1);
  await expect(example.locator('.lucide-chevron-up')).toHaveCount(0);
  await area.focus();
  for (let item = 0; item < 12; item += 1) await page.keyboard.press('Tab');
  const last = example.getByRole('button', { name: 'Series 12:' });
  await expect(last).toBeFocused();
  const frame = await boxOf(area);
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(last);
      return y + height <= frame.y + frame.height - 31 && y >= frame.y + 31;
    })
    .toBe(true);
  await expect(example.locator('.lucide-chevron-up')).toHaveCount(1);
});

test('SC-04 ScrollArea follows content that grows and goes: arrows, scrollbar, focus', async ({ page }) => {
  const example = await openExample(page, 'ScrollArea', 'growing');
  const area = areaOf(example);
  const add = example.getByRole('button', { name: 'Add measurement' });
  await expect(area).not.toHaveAttribute('tabindex');
  for (let click = 0; click < 6; click += 1) await add.click();
  await expect(area).toHaveAttribute('tabindex', '0');
  await expect(example.locator('.lucide-chevron-down')).toHaveCount(1);
  await expect(example.locator('[data-orientation="vertical"]').first()).toBeVisible();
  await example.getByRole('button', { name: 'Delete all' }).click();
  await expect(area).not.toHaveAttribute('tabindex');
  await expect(example.locator('.lucide-chevron-down')).toHaveCount(0);
});

test('SC-04 ScrollArea scrolls sideways, and its scrollbar stands at the left from right to left', async ({
  page,
}) => {
  const example = await openExample(page, 'ScrollArea', 'horizontal');
  const area = areaOf(example);
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => area.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);

  const turned = page.locator('section#right-to-left');
  await turned.scrollIntoViewIfNeeded();
  const bar = await boxOf(turned.locator('[data-orientation="vertical"]').first());
  const frame = await boxOf(areaOf(turned));
  expect(bar.x - frame.x).toBeLessThan(4);
});
