import { expect, test, type Locator } from '@playwright/test';
import { boxOf } from '../support';
import { openControl, press } from './controls-support';

/** Clicks into a slider's track, at a share of its length from the left. */
async function clickTrack(track: Locator, share: number) {
  const { x, y, width, height } = await boxOf(track);
  await track.page().mouse.click(x + width * share, y + height / 2);
}

/** Whether an element takes a click at this distance from its centre. */
const takesClick = async (target: Locator, dx: number, dy: number) =>
  target.evaluate(
    (element, [x, y]) => {
      const box = element.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2 + x, box.y + box.height / 2 + y);
      return hit === element;
    },
    [dx, dy] as const,
  );

test('SC-04 SC-05 Button: sizes, focus by keyboard alone, what is not ready says why, what is disabled, links', async ({
  page,
}) => {
  const show = await openControl(page, 'Button');

  await test.step('heights of 36, 28 and 24 px, none smaller than a finger needs', async () => {
    const buttons = await (await show('sizes')).getByRole('button', { name: /Start|Length/ }).all();
    const boxes = await Promise.all(buttons.map(boxOf));
    expect(boxes.map(({ height }) => height)).toEqual([36, 28, 24, 24]);
    expect(boxes.every(({ width }) => width >= 24)).toBe(true);
  });

  await test.step('an outline of 2 px for the focus by keyboard, none on a click', async () => {
    const toggle = (await show('pressed')).getByRole('button', { name: 'Link viewports' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(toggle).toHaveCSS('outline-style', 'none');
    await press(page, 'Space');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle).toHaveCSS('outline-style', 'solid');
    await expect(toggle).toHaveCSS('outline-width', '2px');
  });

  await test.step('pressed by Enter and Space; what is not ready yet says why and keeps the focus', async () => {
    const example = await show('unavailable');
    const report = example.getByRole('button', { name: 'Create report' });
    await expect(report).toHaveAccessibleDescription('A report needs at least one measurement.');
    await report.focus();
    await press(page, 'Enter');
    await expect(report).toBeFocused();
    await expect(example.getByRole('status')).toHaveText('A report needs at least one measurement.');
    await example.getByRole('button', { name: 'Add measurement' }).click();
    await expect(report).toHaveAccessibleDescription('Measurements to report: 1');
    await press(page, 'Space', 'Enter');
    await expect(example.getByRole('status')).toHaveText('Measurements to report: 3');
    await press(page, 'Tab', 'Space');
    await expect(example.getByRole('status')).toHaveText('A report needs at least one measurement.');
  });

  await test.step('disabled ones are passed by, a link is a link', async () => {
    const example = await show('disabled');
    const disabled = await example.locator('[data-slot="showcase-example"] button').all();
    expect(disabled).toHaveLength(6);
    for (const button of disabled) await expect(button).toBeDisabled();
    await example.getByRole('button', { name: 'Show Code' }).focus();
    await press(page, 'Tab');
    await expect(
      page.locator('section#unavailable').getByRole('button', { name: 'Show Code' }),
    ).toBeFocused();
    const link = (await show('as-link')).getByRole('link', { name: 'Open the demo viewer' });
    await expect(link).toHaveAttribute('href', 'https://viewer.ohif.org/');
  });
});

test('SC-04 SC-05 Checkbox: Space, label, a group’s state and its signs, form, target of 24 px', async ({
  page,
}) => {
  const show = await openControl(page, 'Checkbox');

  await test.step('a line for some, a tick for all', async () => {
    const example = await show('group');
    const all = example.getByRole('checkbox', { name: 'All segments' });
    const kidney = example.getByRole('checkbox', { name: 'Left kidney' });
    await expect(all).toHaveAttribute('aria-checked', 'mixed');
    await expect(all.locator('.lucide-minus')).toBeVisible();
    await expect(all.locator('.lucide-check')).toBeHidden();
    await all.focus();
    await press(page, 'Space');
    await expect(all).toBeChecked();
    await expect(all.locator('.lucide-check')).toBeVisible();
    await expect(all.locator('.lucide-minus')).toBeHidden();
    await expect(kidney).toBeChecked();
    await example.locator('label', { hasText: 'Left kidney' }).click();
    await expect(kidney).not.toBeChecked();
    await expect(all).toHaveAttribute('aria-checked', 'mixed');
  });

  await test.step('sends its value with its form', async () => {
    const example = await show('in-form');
    await example.getByRole('checkbox', { name: 'Slice number' }).click();
    await example.getByRole('checkbox', { name: 'Patient name' }).click();
    await example.getByRole('button', { name: 'Save overlay' }).click();
    await expect(example.getByRole('status')).toHaveText('Sent: window, slice');
  });

  await test.step('16 px to the eye, 24 px to the pointer', async () => {
    const box = (await show('with-label')).getByRole('checkbox');
    expect(await boxOf(box)).toMatchObject({ width: 16, height: 16 });
    expect(await takesClick(box, -11.5, -11.5)).toBe(true);
  });
});

test('SC-04 SC-05 Switch: Space, click, label, form, disabled, target of 36 × 24 px', async ({ page }) => {
  const show = await openControl(page, 'Switch');
  const example = await show('in-form');
  const toggle = example.getByRole('switch', { name: /^Remove the patient/ });
  await toggle.focus();
  await press(page, 'Space');
  await expect(toggle).toBeChecked();
  await example.getByRole('button', { name: 'Export study' }).click();
  await expect(example.getByRole('status')).toHaveText('Sent: anonymize = yes');
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await press(page, 'Enter');
  await expect(toggle).toBeChecked();
  await example.locator('label').click();
  await expect(toggle).not.toBeChecked();

  await expect((await show('states')).getByRole('switch', { name: 'Off, disabled' })).toBeDisabled();
  const control = (await show('with-label')).getByRole('switch');
  expect(await boxOf(control)).toMatchObject({ width: 28, height: 16 });
  expect(await takesClick(control, 17.5, 11.5)).toBe(true);
});

test('SC-04 SC-05 Input: its label names it, a wrong value is told in three ways, its form asks for it and sends it', async ({
  page,
}) => {
  const show = await openControl(page, 'Input');

  await test.step('a border, a sentence and a description say that the value is wrong', async () => {
    const example = await show('invalid');
    const width = example.getByRole('textbox', { name: 'Window width (HU)' });
    const border = () => width.evaluate((element) => getComputedStyle(element).borderTopColor);
    const wrong = await border();
    await expect(width).toHaveAttribute('aria-invalid', 'true');
    await expect(width).toHaveAccessibleDescription(/^Enter a width of 1 or more/);
    await example.locator('label').click();
    await expect(width).toBeFocused();
    await width.fill('1500');
    await expect(width).toHaveAttribute('aria-invalid', 'false');
    await expect(width).toHaveAccessibleDescription(/lung: 1500/);
    await expect.poll(border).not.toBe(wrong);
  });

  await test.step('the browser asks for what is required; Enter sends it', async () => {
    const example = await show('in-form');
    const field = example.getByRole('textbox', { name: 'Label of the measurement' });
    await example.getByRole('button', { name: 'Save' }).click();
    await expect(field).toBeFocused();
    await expect(example.getByRole('status')).toHaveText('');
    await field.fill('Target lesion 1');
    await press(page, 'Enter');
    await expect(example.getByRole('status')).toHaveText('Saved as “Target lesion 1”.');
  });
});

test('SC-04 SC-05 Label works its switch, whose knob moves, from right to left as well', async ({ page }) => {
  const knobIsAt = async (control: Locator) => {
    const [knob, track] = [await boxOf(control.locator('span')), await boxOf(control)];
    return knob.x + knob.width / 2 < track.x + track.width / 2 ? 'left' : 'right';
  };
  const show = await openControl(page, 'Label');
  const example = await show('with-switch');
  const control = example.getByRole('switch', { name: 'Show overlay' });
  await expect(control).toBeChecked();
  expect(await knobIsAt(control)).toBe('right');
  await example.locator('label').click();
  await expect(control).not.toBeChecked();
  await expect.poll(() => knobIsAt(control)).toBe('left');

  const turned = (await show('right-to-left')).getByRole('switch');
  expect(await knobIsAt(turned)).toBe('left');
  await turned.click();
  await expect.poll(() => knobIsAt(turned)).toBe('right');
});

test('SC-04 SC-05 Slider: keys, clicks and drags, a value that waits, ends, right to left, disabled', async ({
  page,
}) => {
  const show = await openControl(page, 'Slider');

  await test.step('arrows, Page keys, Home and End, and a click into its track', async () => {
    const example = await show('basic');
    const slider = example.getByRole('slider', { name: 'Opacity of the segmentation' });
    await slider.focus();
    const values: (string | null)[] = [];
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End']) {
      await press(page, key);
      values.push(await slider.getAttribute('aria-valuenow'));
    }
    expect(values).toEqual(['51', '52', '51', '61', '51', '0', '100']);
    await clickTrack(example.locator('[data-orientation="horizontal"]').first(), 0.25);
    await expect(slider).toHaveAttribute('aria-valuenow', /^2[3-7]$/);
    await expect((await show('disabled')).getByRole('slider')).toHaveAttribute('data-disabled', '');
  });

  await test.step('a drag and a click beside its thin line; what takes long waits for the end', async () => {
    const example = await show('commit');
    const thumb = example.getByRole('slider', { name: /Slab thickness/ });
    const status = example.getByRole('status');
    const from = await boxOf(thumb);
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 100, y, { steps: 5 });
    await expect(thumb).not.toHaveAttribute('aria-valuenow', '10');
    await expect(status).toHaveText('Projection drawn with 10 mm.');
    await page.mouse.up();
    await expect(status).toHaveText(`Projection drawn with ${await thumb.getAttribute('aria-valuenow')} mm.`);

    await page.mouse.click(x, y + 9);
    await expect(thumb).toHaveAttribute('aria-valuenow', /^(9|10|11)$/);
    await expect(status).toHaveText(`Projection drawn with ${await thumb.getAttribute('aria-valuenow')} mm.`);
  });

  await test.step('at its end the thumb stays on the line', async () => {
    const thumb = (await show('scale')).getByRole('slider');
    await thumb.focus();
    await press(page, 'End');
    await expect(thumb).toHaveAttribute('aria-valuetext', '1000 Hounsfield units');
    await expect(thumb).toHaveAccessibleName('Window level: 1000 HU');
    const line = await boxOf(thumb.locator('xpath=../..'));
    await expect
      .poll(async () => {
        const { x, width } = await boxOf(thumb);
        return Math.round(x + width - line.x - line.width);
      })
      .toBe(0);
  });

  await test.step('turns round from right to left', async () => {
    const example = await show('right-to-left');
    const slider = example.getByRole('slider');
    await slider.focus();
    await press(page, 'ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuenow', '31');
    await clickTrack(example.locator('[data-orientation="horizontal"]').first(), 0.9);
    await expect(slider).toHaveAttribute('aria-valuenow', /^([89]|1[0-2])$/);
  });
});
