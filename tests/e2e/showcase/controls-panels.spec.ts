import { expect, test, type Locator } from '@playwright/test';
import { boxOf, overflowOf } from '../support';
import { openControl, press } from './controls-support';

test('SC-04 SC-05 Tabs: arrows, Home, End, one stop, by hand, disabled, a line for the open one, right to left, 320 px', async ({
  page,
}) => {
  const show = await openControl(page, 'Tabs');

  await test.step('arrows and End move and choose, round the end; Tab goes on into the content and back', async () => {
    const example = await show('panels');
    const tab = (name: string) => example.getByRole('tab', { name });
    const panel = (name: string) => example.getByRole('tabpanel', { name });
    await tab('Measurements').focus();
    await press(page, 'ArrowRight');
    await expect(tab('Segmentations')).toBeFocused();
    await expect(tab('Segmentations')).toHaveAttribute('aria-selected', 'true');
    await press(page, 'Tab');
    await expect(panel('Segmentations')).toBeFocused();
    await press(page, 'Tab');
    await expect(example.getByRole('button', { name: 'Add segmentation' })).toBeFocused();
    await press(page, 'Shift+Tab', 'Shift+Tab');
    await expect(tab('Segmentations')).toBeFocused();
    await press(page, 'End');
    await expect(tab('Report')).toHaveAttribute('aria-selected', 'true');
    await press(page, 'ArrowRight');
    await expect(tab('Measurements'), 'it goes round').toBeFocused();
    await press(page, 'Tab');
    await expect(panel('Measurements')).toBeFocused();
    await tab('Report').click();
    await expect(panel('Report')).toBeVisible();
  });

  await test.step('disabled ones are passed by', async () => {
    const example = await show('disabled');
    await example.getByRole('tab', { name: 'CT' }).focus();
    await press(page, 'ArrowRight');
    await expect(example.getByRole('tab', { name: 'MR' })).toBeFocused();
  });

  await test.step('those that load something choose by Enter only', async () => {
    const example = await show('manual');
    const prior = example.getByRole('tab', { name: '2 Nov 2023' });
    await example.getByRole('tab', { name: '14 Mar 2024' }).focus();
    await press(page, 'ArrowRight');
    await expect(prior).toBeFocused();
    await expect(prior).toHaveAttribute('aria-selected', 'false');
    await press(page, 'Enter');
    await expect(prior).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the open one is marked by a line, and a click opens another', async () => {
    const example = await show('segmented');
    const line = (name: string) =>
      example
        .getByRole('tab', { name })
        .evaluate((tab) => getComputedStyle(tab, '::after').backgroundColor !== 'rgba(0, 0, 0, 0)');
    expect([await line('Circle'), await line('Sphere')]).toEqual([true, false]);
    await example.getByRole('tab', { name: 'Sphere' }).click();
    await expect(example.getByRole('tabpanel')).toHaveText('Paints a ball through the neighboring slices.');
    expect([await line('Circle'), await line('Sphere')]).toEqual([false, true]);
  });

  await test.step('they turn round from right to left', async () => {
    const tabs = (await show('right-to-left')).getByRole('tab');
    await tabs.first().focus();
    await press(page, 'ArrowLeft');
    await expect(tabs.nth(1)).toBeFocused();
  });

  await test.step('in a window of 320 px they wrap: every one of many is in view', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const tabs = await (await show('many')).getByRole('tab').all();
    expect(tabs).toHaveLength(9);
    for (const tab of tabs) {
      const { x, width, height } = await boxOf(tab);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
      expect(height).toBeGreaterThanOrEqual(24);
    }
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});

const areaOf = (example: Locator) => example.locator('[data-radix-scroll-area-viewport]').first();
const topOf = (area: Locator) => area.evaluate((box) => Math.round(box.scrollTop));

test('SC-04 SC-05 ScrollArea: keys, wheel, handle, name, arrows, growing content, sideways, right to left', async ({
  page,
}) => {
  const show = await openControl(page, 'ScrollArea');

  await test.step('it takes the focus, is read by its name and scrolls by keys', async () => {
    const area = (await show('text')).getByRole('region', { name: 'Findings' });
    await area.focus();
    await expect(area).toBeFocused();
    await press(page, 'ArrowDown');
    await expect.poll(() => topOf(area)).toBeGreaterThan(0);
    await press(page, 'End');
    await expect
      .poll(() => area.evaluate((box) => box.scrollHeight - box.clientHeight - Math.round(box.scrollTop)))
      .toBeLessThanOrEqual(1);
    await press(page, 'Home');
    await expect.poll(() => topOf(area)).toBe(0);
  });

  await test.step('wheel and handle scroll it', async () => {
    const example = await show('both-directions');
    const area = example.getByRole('region', { name: 'DICOM tags' });
    await area.hover();
    await page.mouse.wheel(0, 60);
    await expect.poll(() => topOf(area)).toBeGreaterThan(20);
    await area.focus();
    await press(page, 'Home');
    await expect.poll(() => topOf(area)).toBe(0);
    const handle = await boxOf(example.locator('[data-orientation="vertical"] > *').first());
    await page.mouse.move(handle.x + handle.width / 2, handle.y + 10);
    await page.mouse.down();
    await page.mouse.move(handle.x + handle.width / 2, handle.y + 50, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => topOf(area)).toBeGreaterThan(20);
  });

  await test.step('arrows tell that there is more, and no item in focus stops under one', async () => {
    const example = await show('with-arrows');
    const area = areaOf(example);
    await expect(example.locator('.lucide-chevron-down')).toHaveCount(1);
    await expect(example.locator('.lucide-chevron-up')).toHaveCount(0);
    await area.focus();
    for (let item = 0; item < 12; item += 1) await press(page, 'Tab');
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

  await test.step('arrows, scrollbar and focus follow content that grows and goes', async () => {
    const example = await show('growing');
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

  await test.step('it scrolls sideways; from right to left its scrollbar stands at the left', async () => {
    const area = areaOf(await show('horizontal'));
    await area.focus();
    await press(page, 'ArrowRight');
    await expect.poll(() => area.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    const turned = await show('right-to-left');
    const bar = await boxOf(turned.locator('[data-orientation="vertical"]').first());
    const frame = await boxOf(areaOf(turned));
    expect(bar.x - frame.x).toBeLessThan(4);
  });
});

test('SC-04 SC-05 DataRow: selected, hidden, renamed and deleted by keys and by pointer', async ({
  page,
}) => {
  const show = await openControl(page, 'DataRow');

  await test.step('selected by keys and by pointer', async () => {
    const example = await show('selection');
    const row = (name: string) => example.getByRole('button', { name: new RegExp(name) }).first();
    await expect(row('Spleen')).toHaveAttribute('aria-pressed', 'true');
    await row('Liver').focus();
    await press(page, 'Enter');
    await expect(row('Liver')).toHaveAttribute('aria-pressed', 'true');
    await expect(row('Spleen')).toHaveAttribute('aria-pressed', 'false');
    await row('Left kidney').click();
    await expect(row('Left kidney')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('hidden and shown by keys', async () => {
    const example = await show('visibility');
    await example.getByRole('button', { name: 'Hide Left lung' }).focus();
    await press(page, 'Enter');
    await expect(example.getByRole('button', { name: 'Show Left lung' })).toBeFocused();
    await press(page, 'Space');
    await expect(example.getByRole('button', { name: 'Hide Left lung' })).toBeFocused();
  });

  await test.step('renamed and deleted from its menu by keys', async () => {
    const example = await show('actions');
    const actions = (name: string) => example.getByRole('button', { name: `Actions for ${name}` });
    await actions('Liver').focus();
    await press(page, 'Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await press(page, 'r');
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
    await press(page, 'Enter');
    const field = example.getByRole('textbox');
    await expect(field).toBeFocused();
    await field.fill('Liver, left lobe');
    await expect(actions('Liver, left lobe')).toBeVisible();
    await actions('Liver, left lobe').focus();
    await press(page, 'Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await press(page, 'd');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await press(page, 'Enter');
    await expect(actions('Liver, left lobe')).toHaveCount(0);
    await expect(example.getByRole('status')).toHaveText('2 of 3 segments left');
    await expect(example.getByRole('list', { name: 'Segments' })).toBeFocused();
  });
});

test('SC-04 SC-05 PanelSection folds by Enter, Space and click, and keeps what is in it', async ({
  page,
}) => {
  const example = await (await openControl(page, 'PanelSection'))('keeps-state');
  const header = example.getByRole('button', { name: 'Patient Information' });
  const weight = example.locator('#patient-weight');
  await expect(example.getByRole('textbox', { name: 'Weight (kg)' })).toHaveValue('72.5');
  await weight.fill('81');
  await header.focus();
  await press(page, 'Enter');
  await expect(header).toHaveAttribute('aria-expanded', 'false');
  await expect(weight).toBeHidden();
  await press(page, 'Tab');
  await expect(weight).not.toBeFocused();
  await header.click();
  await expect(weight).toHaveValue('81');
  await header.focus();
  await press(page, 'Space');
  await expect(weight).toBeHidden();
});

test('SC-04 SC-05 NumericMeta: a field takes arrows and bounds, sliders are named by their label', async ({
  page,
}) => {
  const show = await openControl(page, 'NumericMeta');
  const example = await show('stepper');
  const frame = example.getByRole('spinbutton', { name: 'Dynamic frame' });
  await example.getByRole('button', { name: 'Increase Dynamic frame' }).click();
  await expect(frame).toHaveValue('2');
  await frame.focus();
  await press(page, 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp');
  await expect(frame, 'five is the most').toHaveValue('5');
  await expect(example.getByRole('button', { name: 'Increase Dynamic frame' })).toBeDisabled();
  await frame.fill('3');
  await press(page, 'Enter');
  await example.getByRole('button', { name: 'Decrease Dynamic frame' }).click();
  await expect(frame).toHaveValue('2');

  const range = await show('double-range');
  const group = range.getByRole('group', { name: 'Threshold (HU)' });
  const [low, high] = [group.getByRole('slider').first(), group.getByRole('slider').last()];
  await low.focus();
  await press(page, 'ArrowRight');
  await expect(low).toHaveAttribute('aria-valuenow', '210');
  await high.focus();
  await press(page, 'ArrowLeft');
  await expect(high).toHaveAttribute('aria-valuenow', '2390');
  await expect(range.getByText('Width 2180, level 1300')).toBeVisible();
});
