import { expect, test, type Locator } from '@playwright/test';
import { boxOf } from '../support';
import { dragTo, openControl } from './controls-support';

const viewportOf = (demo: Locator) => demo.locator('[data-radix-scroll-area-viewport]').first();
const scrollTopOf = (area: Locator) => area.evaluate((box) => Math.round(box.scrollTop));

test('SC-04 SC-05 ScrollArea scrolls by keys, wheel, handle and arrows, both ways', async ({ page }) => {
  const show = await openControl(page, 'ScrollArea');
  const text = (await show('text')).getByRole('region', { name: 'Findings' });
  await text.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => scrollTopOf(text)).toBeGreaterThan(0);

  // The wheel and the handle.
  const both = await show('both-directions');
  const tags = both.getByRole('region', { name: 'DICOM tags' });
  await tags.hover();
  await page.mouse.wheel(0, 60);
  await expect.poll(() => scrollTopOf(tags)).toBeGreaterThan(20);
  await tags.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => scrollTopOf(tags)).toBe(0);
  const handle = await boxOf(both.locator('[data-orientation="vertical"] > *').first());
  const x = handle.x + handle.width / 2;
  await dragTo(page, [x, handle.y + 10], [x, handle.y + 50]);
  await page.mouse.up();
  await expect.poll(() => scrollTopOf(tags)).toBeGreaterThan(20);

  // Arrows point to hidden content, and never cover the focused item.
  const series = await show('with-arrows');
  await expect(series.locator('.lucide-chevron-down')).toHaveCount(1);
  await expect(series.locator('.lucide-chevron-up')).toHaveCount(0);
  await viewportOf(series).focus();
  for (let item = 0; item < 12; item += 1) await page.keyboard.press('Tab');
  const last = series.getByRole('button', { name: 'Series 12:' });
  await expect(last).toBeFocused();
  const frame = await boxOf(viewportOf(series));
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(last);
      return y + height <= frame.y + frame.height - 31 && y >= frame.y + 31;
    })
    .toBe(true);
  await expect(series.locator('.lucide-chevron-up')).toHaveCount(1);

  // Arrows, scrollbar and focus follow content that grows and shrinks.
  const growing = await show('growing');
  await expect(viewportOf(growing)).not.toHaveAttribute('tabindex');
  for (let click = 0; click < 6; click += 1)
    await growing.getByRole('button', { name: 'Add measurement' }).click();
  await expect(viewportOf(growing)).toHaveAttribute('tabindex', '0');
  await expect(growing.locator('.lucide-chevron-down')).toHaveCount(1);
  await expect(growing.locator('[data-orientation="vertical"]').first()).toBeVisible();
  await growing.getByRole('button', { name: 'Delete all' }).click();
  await expect(viewportOf(growing)).not.toHaveAttribute('tabindex');
  await expect(growing.locator('.lucide-chevron-down')).toHaveCount(0);

  // Sideways; from right to left, the scrollbar is on the left.
  const wide = viewportOf(await show('horizontal'));
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  const mirrored = await show('right-to-left');
  const bar = await boxOf(mirrored.locator('[data-orientation="vertical"]').first());
  expect(bar.x - (await boxOf(viewportOf(mirrored))).x).toBeLessThan(4);
});
