import { expect, test, type Locator } from '@playwright/test';
import { boxOf } from '../support';
import { dragTo, openControl, press } from './controls-support';

const viewportOf = (demo: Locator) => demo.locator('[data-radix-scroll-area-viewport]').first();
const scrollTopOf = (area: Locator) => area.evaluate((box) => Math.round(box.scrollTop));

test('SC-04 SC-05 ScrollArea scrolls by keys, wheel, handle and arrows, both ways', async ({ page }) => {
  const show = await openControl(page, 'ScrollArea');

  await test.step('it is focusable, has a name and scrolls by keys', async () => {
    const area = (await show('text')).getByRole('region', { name: 'Findings' });
    await area.focus();
    await expect(area).toBeFocused();
    await press(page, 'ArrowDown');
    await expect.poll(() => scrollTopOf(area)).toBeGreaterThan(0);
    await press(page, 'End');
    await expect
      .poll(() => area.evaluate((box) => box.scrollHeight - box.clientHeight - Math.round(box.scrollTop)))
      .toBeLessThanOrEqual(1);
    await press(page, 'Home');
    await expect.poll(() => scrollTopOf(area)).toBe(0);
  });

  await test.step('the wheel and the handle scroll it', async () => {
    const demo = await show('both-directions');
    const area = demo.getByRole('region', { name: 'DICOM tags' });
    await area.hover();
    await page.mouse.wheel(0, 60);
    await expect.poll(() => scrollTopOf(area)).toBeGreaterThan(20);
    await area.focus();
    await press(page, 'Home');
    await expect.poll(() => scrollTopOf(area)).toBe(0);
    const handle = await boxOf(demo.locator('[data-orientation="vertical"] > *').first());
    const x = handle.x + handle.width / 2;
    await dragTo(page, [x, handle.y + 10], [x, handle.y + 50]);
    await page.mouse.up();
    await expect.poll(() => scrollTopOf(area)).toBeGreaterThan(20);
  });

  await test.step('arrows point to hidden content, and never cover the focused item', async () => {
    const demo = await show('with-arrows');
    const area = viewportOf(demo);
    await expect(demo.locator('.lucide-chevron-down')).toHaveCount(1);
    await expect(demo.locator('.lucide-chevron-up')).toHaveCount(0);
    await area.focus();
    for (let item = 0; item < 12; item += 1) await press(page, 'Tab');
    const last = demo.getByRole('button', { name: 'Series 12:' });
    await expect(last).toBeFocused();
    const frame = await boxOf(area);
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(last);
        return y + height <= frame.y + frame.height - 31 && y >= frame.y + 31;
      })
      .toBe(true);
    await expect(demo.locator('.lucide-chevron-up')).toHaveCount(1);
  });

  await test.step('arrows, scrollbar and focus follow content that grows and shrinks', async () => {
    const demo = await show('growing');
    const area = viewportOf(demo);
    const add = demo.getByRole('button', { name: 'Add measurement' });
    await expect(area).not.toHaveAttribute('tabindex');
    for (let click = 0; click < 6; click += 1) await add.click();
    await expect(area).toHaveAttribute('tabindex', '0');
    await expect(demo.locator('.lucide-chevron-down')).toHaveCount(1);
    await expect(demo.locator('[data-orientation="vertical"]').first()).toBeVisible();
    await demo.getByRole('button', { name: 'Delete all' }).click();
    await expect(area).not.toHaveAttribute('tabindex');
    await expect(demo.locator('.lucide-chevron-down')).toHaveCount(0);
  });

  await test.step('it scrolls sideways; from right to left its scrollbar is on the left', async () => {
    const area = viewportOf(await show('horizontal'));
    await area.focus();
    await press(page, 'ArrowRight');
    await expect.poll(() => area.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    const mirrored = await show('right-to-left');
    const bar = await boxOf(mirrored.locator('[data-orientation="vertical"]').first());
    const frame = await boxOf(viewportOf(mirrored));
    expect(bar.x - frame.x).toBeLessThan(4);
  });
});
