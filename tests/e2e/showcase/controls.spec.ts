import { expect, test, type Locator } from '@playwright/test';
import { boxOf, overflowOf, rightOf, styleOf } from '../support';
import { dragTo, openControl } from './controls-support';

/*
 * Tests what needs a browser: sizes, outlines, real pointers, scrolling, positions. State, keys, names and forms of the
 * controls are tested in tests/unit/components/ui.
 */

/** Clicks a slider's track at a fraction of its length from the left. */
async function clickTrack(track: Locator, fraction: number) {
  const { x, y, width, height } = await boxOf(track);
  await track.page().mouse.click(x + width * fraction, y + height / 2);
}

/** Whether an element takes a click at this distance from its center. */
const takesClick = async (target: Locator, dx: number, dy: number) =>
  target.evaluate(
    (element, [x, y]) => {
      const box = element.getBoundingClientRect();
      return element === document.elementFromPoint(box.x + box.width / 2 + x, box.y + box.height / 2 + y);
    },
    [dx, dy] as const,
  );

test('SC-04 SC-05 Button has three heights, and an outline on keyboard focus', async ({ page }) => {
  const show = await openControl(page, 'Button');
  const buttons = await (await show('sizes')).getByRole('button', { name: /Start|Length/ }).all();
  const boxes = await Promise.all(buttons.map(boxOf));
  expect(boxes.map(({ height }) => height)).toEqual([36, 28, 24, 24]);
  expect(boxes.every(({ width }) => width >= 24)).toBe(true);

  const toggle = (await show('pressed')).getByRole('button', { name: 'Link viewports' });
  await toggle.click();
  await expect(toggle).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle).toHaveCSS('outline-style', 'solid');
  await expect(toggle).toHaveCSS('outline-width', '2px');
});

test('SC-04 SC-05 Checkbox has a dash or a tick; it and Switch have targets of 24 px', async ({ page }) => {
  const show = await openControl(page, 'Checkbox');
  const all = (await show('group')).getByRole('checkbox', { name: 'All segments' });
  await expect(all.locator('.lucide-minus')).toBeVisible();
  await expect(all.locator('.lucide-check')).toBeHidden();
  await all.click();
  await expect(all.locator('.lucide-check')).toBeVisible();
  await expect(all.locator('.lucide-minus')).toBeHidden();
  const box = (await show('with-label')).getByRole('checkbox');
  expect(await boxOf(box)).toMatchObject({ width: 16, height: 16 });
  expect(await takesClick(box, -11.5, -11.5)).toBe(true);

  const toggle = (await (await openControl(page, 'Switch'))('with-label')).getByRole('switch');
  expect(await boxOf(toggle)).toMatchObject({ width: 28, height: 16 });
  expect(await takesClick(toggle, 17.5, 11.5)).toBe(true);
});

test('SC-04 SC-05 Input marks invalid values, and the browser demands a required one', async ({ page }) => {
  const show = await openControl(page, 'Input');
  const width = (await show('invalid')).getByRole('textbox', { name: 'Window width (HU)' });
  const border = () => styleOf(width, 'border-top-color');
  const invalid = await border();
  await width.fill('1500');
  await expect.poll(border).not.toBe(invalid);

  const form = await show('in-form');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('textbox', { name: 'Measurement label' })).toBeFocused();
  await expect(form.getByRole('status')).toHaveText('');
});

test('SC-04 SC-05 Label toggles its switch, whose knob moves, also from right to left', async ({ page }) => {
  const sideOfKnob = async (control: Locator) => {
    const [knob, track] = [await boxOf(control.locator('span')), await boxOf(control)];
    return knob.x + knob.width / 2 < track.x + track.width / 2 ? 'left' : 'right';
  };
  const show = await openControl(page, 'Label');
  const demo = await show('with-switch');
  const control = demo.getByRole('switch', { name: 'Show overlay' });
  expect(await sideOfKnob(control)).toBe('right');
  await demo.locator('label').click();
  await expect.poll(() => sideOfKnob(control)).toBe('left');

  const mirrored = (await show('right-to-left')).getByRole('switch');
  expect(await sideOfKnob(mirrored)).toBe('left');
  await mirrored.click();
  await expect.poll(() => sideOfKnob(mirrored)).toBe('right');
});

test('SC-04 SC-05 Slider can be clicked and dragged, and its thumb stays on the track', async ({ page }) => {
  const show = await openControl(page, 'Slider');
  for (const [id, fraction, value] of [
    ['basic', 0.25, /^2[3-7]$/],
    ['right-to-left', 0.9, /^([89]|1[0-2])$/],
  ] as const) {
    const demo = await show(id);
    await clickTrack(demo.locator('[data-orientation="horizontal"]').first(), fraction);
    await expect(demo.getByRole('slider')).toHaveAttribute('aria-valuenow', value);
  }

  const demo = await show('commit');
  const thumb = demo.getByRole('slider', { name: /Slab thickness/ });
  const expectCommitted = async () => {
    const value = await thumb.getAttribute('aria-valuenow');
    await expect(demo.getByRole('status')).toHaveText(`Projection rendered with ${value} mm.`);
  };
  const from = await boxOf(thumb);
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await dragTo(page, [x, y], [x + 100, y]);
  await expect(thumb).not.toHaveAttribute('aria-valuenow', '10');
  await expect(demo.getByRole('status')).toHaveText('Projection rendered with 10 mm.');
  await page.mouse.up();
  await expectCommitted();
  await page.mouse.click(x, y + 9);
  await expect(thumb).toHaveAttribute('aria-valuenow', /^(9|10|11)$/);
  await expectCommitted();

  const last = (await show('scale')).getByRole('slider');
  await last.focus();
  await page.keyboard.press('End');
  const end = await rightOf(last.locator('xpath=../..'));
  await expect.poll(async () => Math.round((await rightOf(last)) - end)).toBe(0);
});

test('SC-04 SC-05 Dialog traps and returns the focus, and is dragged by its title', async ({ page }) => {
  const show = await openControl(page, 'Dialog');
  const trigger = (await show('basic')).getByRole('button', { name: 'Open Dialog' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Discard measurements?' });
  await expect(modal).toHaveAccessibleDescription(/^Three measurements/);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(modal.locator(':focus')).toHaveCount(1);
  }
  await page.mouse.click(8, 400);
  await expect(modal).toBeHidden();
  await expect(trigger).toBeFocused();

  await (await show('draggable')).getByRole('button', { name: 'Show voxel values' }).click();
  const dialog = page.getByRole('dialog', { name: 'Voxel values' });
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
  const before = await boxOf(dialog);
  const title = await boxOf(dialog.getByRole('heading', { name: 'Voxel values' }));
  const [x, y] = [title.x + 20, title.y + title.height / 2];
  await dragTo(page, [x, y], [x + 60, y + 60]);
  await page.mouse.up();
  await expect.poll(async () => Math.round((await boxOf(dialog)).x - before.x)).toBe(60);
});

test('SC-04 SC-05 ToolButton keeps its tooltip on focus while the page scrolls', async ({ page }) => {
  const demo = await (await openControl(page, 'ToolButton'))('tooltips');
  const tooltip = page.getByRole('tooltip');
  const probe = demo.getByRole('button', { name: 'Probe' });
  await demo.getByRole('button', { name: 'Stack Scroll' }).focus();
  await page.keyboard.press('Tab');
  await expect(probe).toBeFocused();
  await expect(tooltip).toContainText('Shows the value of the pixel');
  await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
    scrollBy({ top: 40, behavior: 'instant' });
    await scrolled;
  });
  await expect(probe).toHaveAccessibleDescription(/Shows the value of the pixel/);
  await expect(tooltip).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(probe).toBeFocused();
  await probe.blur();
  await probe.hover();
  await expect(tooltip).toContainText('Shows the value of the pixel');
});

test('SC-04 SC-05 Toast is announced, focused by Alt+T, and can undo a deletion', async ({ page }) => {
  const demo = await (await openControl(page, 'Toast'))('undo');
  const region = page.getByRole('region', { name: /^Notifications/ });
  await demo.getByRole('button', { name: 'Delete the last measurement' }).click();
  await expect(region.getByText('Angle 48° deleted')).toBeVisible();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Angle 48° deleted' })).toHaveCount(1);
  await expect(demo.locator('output')).not.toContainText('Angle 48°');
  await page.keyboard.press('Alt+t');
  await expect(region.locator(':focus')).toHaveCount(1);
  const toast = region.locator('[data-sonner-toast]').first();
  await expect(toast).toHaveAttribute('data-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(toast).toHaveAttribute('data-expanded', 'false');
  await region.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(demo.locator('output')).toContainText('Angle 48°');
  await expect(region.getByText('Angle 48° deleted')).toBeHidden();
});

test('SC-04 SC-05 submenus open in reading direction; Select opens at the chosen item', async ({ page }) => {
  const menu = page.getByRole('menu');
  const showMenu = await openControl(page, 'DropdownMenu');
  for (const { id, label, key, side } of [
    { id: 'submenu', label: 'Segmentation', key: 'ArrowRight', side: 'right' },
    { id: 'right-to-left', label: 'القياس', key: 'ArrowLeft', side: 'left' },
  ]) {
    await (await showMenu(id)).getByRole('button', { name: label }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { expanded: false })).toBeFocused();
    await page.keyboard.press(key);
    await expect(menu.last().getByRole('menuitem').first()).toBeFocused();
    const [inner, outer] = await Promise.all([boxOf(menu.last()), boxOf(menu.first())]);
    expect(inner.x < outer.x ? 'left' : 'right').toBe(side);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  }

  const mirrored = await (await openControl(page, 'ToolButtonList'))('right-to-left');
  const arrow = mirrored.getByRole('button', { name: 'أدوات أخرى' });
  const edge = await rightOf(arrow);
  await arrow.click();
  expect(await rightOf(menu)).toBeGreaterThan(edge);

  const select = (await (await openControl(page, 'Select'))('many-items')).getByRole('combobox');
  await select.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: '24 frames per second' })).toBeInViewport();
  await page.keyboard.press('End');
  await expect(page.getByRole('option', { name: '60 frames per second' })).toBeInViewport();
});

test('SC-04 SC-05 Tabs mark the open one with a line, and wrap in a window of 320 px', async ({ page }) => {
  const show = await openControl(page, 'Tabs');
  const demo = await show('segmented');
  const hasLine = async (name: string) =>
    (await styleOf(demo.getByRole('tab', { name }), 'background-color', '::after')) !== 'rgba(0, 0, 0, 0)';
  expect([await hasLine('Circle'), await hasLine('Sphere')]).toEqual([true, false]);
  await demo.getByRole('tab', { name: 'Sphere' }).click();
  expect([await hasLine('Circle'), await hasLine('Sphere')]).toEqual([false, true]);

  await page.setViewportSize({ width: 320, height: 640 });
  const tabs = await (await show('many')).getByRole('tab').all();
  expect(tabs).toHaveLength(9);
  for (const tab of tabs) {
    const { x, width } = await boxOf(tab);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  }
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
