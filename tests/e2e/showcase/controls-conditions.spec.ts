import { expect, test, type Locator, type Page } from '@playwright/test';
import { overflowOf, styleOf } from '../support';
import { findMotion } from '../page-checks/motion';
import { openControl } from './controls-support';

interface Layer {
  control: string;
  /** The demo that opens it. */
  id: string;
  /** Name of the button that opens it; otherwise, a combobox opens it. */
  button?: string;
  /** Selector of the layer that opens. */
  layer: string;
}

const layers: readonly Layer[] = [
  { control: 'Dialog', id: 'long-text', button: 'Check slice spacing', layer: '[role="dialog"]' },
  { control: 'DropdownMenu', id: 'many-items', button: 'Jump to segment', layer: '[role="menu"]' },
  { control: 'Popover', id: 'at-anchor', button: 'Note', layer: '[role="dialog"]' },
  { control: 'Select', id: 'long-text', layer: '[role="listbox"]' },
  { control: 'Combobox', id: 'long-text', layer: '[role="dialog"]' },
  {
    control: 'HoverCard',
    id: 'long-text',
    button: 'Series instance UID',
    layer: '[data-radix-popper-content-wrapper] > *',
  },
  { control: 'Toast', id: 'long-text', button: 'Show a long message', layer: '[data-sonner-toast]' },
];

async function openLayer(demo: Locator, { control, button }: Layer) {
  const opener = button ? demo.getByRole('button', { name: button }) : demo.getByRole('combobox');
  await (control === 'HoverCard' ? opener.hover() : opener.click());
}

/** The narrowest window, and one with the same room for text of twice the size. */
const windows = [
  { width: 320, text: '100%' },
  { width: 640, text: '200%' },
];

/** Closes a layer, except toasts, which disappear by themselves. */
async function closeLayer(page: Page, opened: Locator, { control }: Layer) {
  await page.mouse.move(0, 0);
  if (control === 'Toast') return;
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
}

for (const layer of layers)
  test(`SC-04 SC-05 open ${layer.control} obeys reduced motion and fits narrow windows`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const show = await openControl(page, layer.control);
    const opened = page.locator(layer.layer).first();
    await openLayer(await show(layer.id), layer);
    await expect(opened).toBeVisible();
    expect(await findMotion(page)).toEqual([]);
    await closeLayer(page, opened, layer);
    for (const { width, text } of windows)
      await test.step(`${width} px, text of ${text}`, async () => {
        await page.setViewportSize({ width, height: 2 * width });
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
        await openLayer(await show(layer.id), layer);
        await expect(opened).toBeInViewport({ ratio: 1 });
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await closeLayer(page, opened, layer);
      });
  });

/** The width of a border or outline in px. */
const widthOf = async (element: Locator, side: 'border-top' | 'outline') =>
  Number.parseFloat(await styleOf(element, `${side}-width`));

/** States of a control that must look different from "On" in forced colors. */
const states = [
  { control: 'Checkbox', role: 'checkbox', others: ['Off', 'Partly on'] },
  { control: 'Switch', role: 'switch', others: ['Off', 'On, disabled'] },
] as const;

test('SC-05 states, borders and focus of controls are visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const { control, role, others } of states) {
    const demo = await (await openControl(page, control))('states');
    const stateOf = (name: string) => demo.getByRole(role, { name, exact: true });
    const shown = await stateOf('On').screenshot();
    for (const other of others)
      expect(shown.equals(await stateOf(other).screenshot()), `${control}: On, ${other}`).toBe(false);
    if (control === 'Switch') {
      const colorOf = (element: Locator) => styleOf(element, 'background-color');
      const [off, on] = [stateOf('Off'), stateOf('On')];
      expect(await colorOf(on)).not.toBe(await colorOf(off));
      for (const track of [off, on])
        expect(await colorOf(track.locator('span'))).not.toBe(await colorOf(track));
    }
  }
  const button = (await (await openControl(page, 'Button'))('variants')).getByRole('button', {
    name: 'Save report',
  });
  expect(await widthOf(button, 'border-top')).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  await button.focus();
  expect(await widthOf(button, 'outline')).toBeGreaterThanOrEqual(2);
  const field = (await (await openControl(page, 'Input'))('with-label')).getByRole('textbox');
  expect(await widthOf(field, 'border-top')).toBeGreaterThan(0);
  const handle = (await (await openControl(page, 'Slider'))('basic')).getByRole('slider');
  expect(await widthOf(handle, 'border-top')).toBeGreaterThan(0);
});
