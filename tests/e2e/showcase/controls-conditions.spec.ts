import { expect, test, type Locator, type Page } from '@playwright/test';
import { overflowOf } from '../support';
import { expectInWindow, openControl, press } from './controls-support';

interface Layer {
  control: string;
  /** The demo that opens it. */
  id: string;
  open: (demo: Locator) => Promise<void>;
  /** Selector of what opens above the page. */
  layer: string;
  /** Whether it stays after Escape; a toast goes by itself. */
  stays?: boolean;
}

const layers: readonly Layer[] = [
  {
    control: 'Dialog',
    id: 'long-text',
    open: (demo) => demo.getByRole('button', { name: 'Check slice spacing' }).click(),
    layer: '[role="dialog"]',
  },
  {
    control: 'DropdownMenu',
    id: 'many-items',
    open: (demo) => demo.getByRole('button', { name: 'Jump to segment' }).click(),
    layer: '[role="menu"]',
  },
  {
    control: 'Popover',
    id: 'at-anchor',
    open: (demo) => demo.getByRole('button', { name: 'Note' }).click(),
    layer: '[role="dialog"]',
  },
  {
    control: 'Select',
    id: 'long-text',
    open: (demo) => demo.getByRole('combobox').click(),
    layer: '[role="listbox"]',
  },
  {
    control: 'Combobox',
    id: 'long-text',
    open: (demo) => demo.getByRole('combobox').click(),
    layer: '[role="dialog"]',
  },
  {
    control: 'HoverCard',
    id: 'long-text',
    open: (demo) => demo.getByRole('button', { name: 'Series instance UID' }).hover(),
    layer: '[data-radix-popper-content-wrapper] > *',
  },
  {
    control: 'Toast',
    id: 'long-text',
    open: (demo) => demo.getByRole('button', { name: 'Show a long message' }).click(),
    layer: '[data-sonner-toast]',
    stays: true,
  },
];

/** The narrowest window, and one with the same room for text of twice the size. */
const windows = [
  { width: 320, text: '100%' },
  { width: 640, text: '200%' },
];

/** The longest of an element's animations and transitions, in seconds. */
const motionOf = (element: Locator) =>
  element.evaluate((node) => {
    const { animationDuration, transitionDuration } = getComputedStyle(node);
    return Math.max(...`${animationDuration}, ${transitionDuration}`.split(', ').map(Number.parseFloat));
  });

async function closeLayer(page: Page, opened: Locator, stays = false) {
  await page.mouse.move(0, 0);
  if (stays) return;
  await press(page, 'Escape');
  await expect(opened).toBeHidden();
}

for (const { control, id, open, layer, stays } of layers)
  test(`SC-04 SC-05 ${control} opens without motion when reduced motion is set, and fits into 320 px, and 640 px with text of 200%`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const show = await openControl(page, control);
    const opened = page.locator(layer).first();
    await open(await show(id));
    await expect(opened).toBeVisible();
    expect(await motionOf(opened)).toBeLessThanOrEqual(0.001);
    await closeLayer(page, opened, stays);
    for (const { width, text } of windows)
      await test.step(`${width} px, text of ${text}`, async () => {
        await page.setViewportSize({ width, height: 2 * width });
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
        await open(await show(id));
        await expectInWindow(page, opened);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await closeLayer(page, opened, stays);
      });
  });

const edgeOf = (element: Locator) =>
  element.evaluate((node) => {
    const { borderTopWidth, borderTopStyle, outlineStyle, outlineWidth } = getComputedStyle(node);
    return {
      border: borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth),
      outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
    };
  });

/** States of a control that must look different in forced colors. */
const states = [
  {
    control: 'Checkbox',
    role: 'checkbox',
    pairs: [
      ['Off', 'On'],
      ['On', 'On for some'],
    ],
  },
  {
    control: 'Switch',
    role: 'switch',
    pairs: [
      ['Off', 'On'],
      ['On', 'On, disabled'],
    ],
  },
] as const;

test('SC-05 in forced colors the states of Checkbox and Switch look different, fields, buttons and handles have a border, and the focus has a ring', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const { control, role, pairs } of states) {
    const demo = await (await openControl(page, control))('states');
    const stateOf = (name: string) => demo.getByRole(role, { name, exact: true });
    for (const [one, other] of pairs) {
      const [first, second] = [await stateOf(one).screenshot(), await stateOf(other).screenshot()];
      expect(first.equals(second), `${control}: ${one}, ${other}`).toBe(false);
    }
    if (control === 'Switch') {
      const colorOf = (element: Locator) =>
        element.evaluate((node) => getComputedStyle(node).backgroundColor);
      const [off, on] = [stateOf('Off'), stateOf('On')];
      expect(await colorOf(on)).not.toBe(await colorOf(off));
      for (const track of [off, on])
        expect(await colorOf(track.locator('span'))).not.toBe(await colorOf(track));
    }
  }
  const button = (await (await openControl(page, 'Button'))('variants')).getByRole('button', {
    name: 'Save report',
  });
  expect((await edgeOf(button)).border).toBeGreaterThan(0);
  await press(page, 'Tab');
  await button.focus();
  expect((await edgeOf(button)).outline).toBeGreaterThanOrEqual(2);
  const field = (await (await openControl(page, 'Input'))('with-label')).getByRole('textbox');
  expect((await edgeOf(field)).border).toBeGreaterThan(0);
  const handle = (await (await openControl(page, 'Slider'))('basic')).getByRole('slider');
  expect((await edgeOf(handle)).border).toBeGreaterThan(0);
});
