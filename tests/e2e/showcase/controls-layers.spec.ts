import { expect, test } from '@playwright/test';
import { openControl, press } from './controls-support';

test('SC-04 SC-05 Dialog: focus kept and given back, Escape, buttons, a click beside it, an answer, a form, dragging', async ({
  page,
}) => {
  const show = await openControl(page, 'Dialog');

  await test.step('keeps the focus, closes by Escape, button and a click beside it, gives the focus back', async () => {
    const trigger = (await show('basic')).getByRole('button', { name: 'Open Dialog' });
    await trigger.focus();
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Discard measurements?' });
    await expect(dialog).toHaveAccessibleDescription(/^Three measurements/);
    for (let stop = 0; stop < 5; stop += 1) {
      await press(page, 'Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await press(page, 'Shift+Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
    await trigger.click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
    await trigger.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(8, 400);
    await expect(dialog).toBeHidden();
  });

  await test.step('stays where an answer is needed', async () => {
    await (await show('needs-answer')).getByRole('button', { name: 'Start the viewer' }).click();
    const asking = page.getByRole('dialog', { name: 'Investigational use only' });
    await expect(asking).toBeVisible();
    await press(page, 'Escape');
    await page.mouse.click(8, 400);
    await expect(asking).toBeVisible();
    await asking.getByRole('button', { name: 'Confirm and go on' }).click();
    await expect(asking).toBeHidden();
  });

  await test.step('holds a form that Enter sends', async () => {
    const example = await show('form');
    await example.getByRole('button', { name: 'Rename segment' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Myocardium');
    await press(page, 'Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(example.locator('output')).toHaveText('Segment 1: Myocardium');
  });

  await test.step('can be dragged', async () => {
    await (await show('draggable')).getByRole('button', { name: 'Show voxel values' }).click();
    const dialog = page.getByRole('dialog', { name: 'Voxel values' });
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
    const before = await dialog.boundingBox();
    const title = await dialog.getByRole('heading', { name: 'Voxel values' }).boundingBox();
    if (!before || !title) throw new Error('The dialog is not drawn.');
    await page.mouse.move(title.x + 20, title.y + title.height / 2);
    await page.mouse.down();
    await page.mouse.move(title.x + 80, title.y + title.height / 2 + 60, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => Math.round(((await dialog.boundingBox())?.x ?? 0) - before.x)).toBe(60);
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
  });
});

test('SC-04 SC-05 Popover opens by keys, takes the focus, and closes by Escape and by a click beside it', async ({
  page,
}) => {
  const example = await (await openControl(page, 'Popover'))('form');
  const trigger = example.getByRole('button', { name: 'Window settings' });
  await trigger.focus();
  await press(page, 'Enter');
  const card = page.getByRole('dialog');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(card.getByRole('textbox', { name: 'Width' })).toBeFocused();
  await card.getByRole('textbox', { name: 'Width' }).fill('1500');
  await press(page, 'Tab');
  await expect(card.getByRole('textbox', { name: 'Level' })).toBeFocused();
  await press(page, 'Escape');
  await expect(card).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(example.locator('output')).toHaveText('W 1500 / L 40');
  await trigger.click();
  await expect(card).toBeVisible();
  await page.mouse.click(8, 400);
  await expect(card).toBeHidden();
});

test('SC-04 SC-05 HoverCard opens under the pointer and with the focus, describes its button, and goes by Escape', async ({
  page,
}) => {
  const example = await (await openControl(page, 'HoverCard'))('basic');
  const trigger = example.getByRole('button', { name: 'Hover me' });
  const text = page.getByText('Acquired on 2024-03-12, 176 images', { exact: false }).last();
  await trigger.hover();
  await expect(text).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(page.locator('[data-radix-popper-content-wrapper]')).toHaveCount(0);
  await trigger.focus();
  await expect(page.locator('[data-radix-popper-content-wrapper]')).toHaveCount(1);
  await expect(trigger).toHaveAccessibleDescription(/^Acquired on 2024-03-12/);
  await press(page, 'Escape');
  await expect(page.locator('[data-radix-popper-content-wrapper]')).toHaveCount(0);
});

test('SC-04 SC-05 ToolButton: tooltip of focus and pointer, which stays while the page scrolls; keys; which tool is active; why not', async ({
  page,
}) => {
  const show = await openControl(page, 'ToolButton');
  const tooltip = page.getByRole('tooltip');

  await test.step('the focus and the pointer open the tooltip, Escape closes it', async () => {
    const example = await show('tooltips');
    const probe = example.getByRole('button', { name: 'Probe' });
    await example.getByRole('button', { name: 'Stack Scroll' }).focus();
    await press(page, 'Tab');
    await expect(probe).toBeFocused();
    await expect(tooltip).toContainText('Shows the value of the pixel');
    await page.evaluate(async () => {
      const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
      scrollBy({ top: 40, behavior: 'instant' });
      await scrolled;
    });
    await expect(probe).toHaveAccessibleDescription(/Shows the value of the pixel/);
    await expect(tooltip).toHaveCount(1);
    await press(page, 'Escape');
    await expect(tooltip).toHaveCount(0);
    await expect(probe).toBeFocused();
    await probe.blur();
    await probe.hover();
    await expect(tooltip).toContainText('Shows the value of the pixel');
  });

  await test.step('keys press it, and it tells which tool is active', async () => {
    const tools = (await show('toolbar')).getByRole('group', { name: 'Primary mouse button' });
    await expect(tools.getByRole('button', { name: 'Zoom' })).toHaveAttribute('aria-pressed', 'true');
    await tools.getByRole('button', { name: 'Pan' }).focus();
    await press(page, 'Space');
    await expect(tools.getByRole('button', { name: 'Pan' })).toHaveAttribute('aria-pressed', 'true');
    await expect(tools.getByRole('button', { name: 'Zoom' })).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a disabled one takes the focus and says why', async () => {
    const brush = (await show('disabled')).getByRole('button', { name: 'Brush' });
    await brush.focus();
    await expect(brush).toHaveAttribute('aria-disabled', 'true');
    await expect(tooltip).toContainText('Add a segment to enable this tool');
  });
});

test('SC-04 SC-05 Toast of each kind appears once a call, is announced, is reached by keys, and its button undoes', async ({
  page,
}) => {
  const show = await openControl(page, 'Toast');
  const messages = page.getByRole('region', { name: /^Notifications/ });

  await test.step('announced, reached by keys, undone', async () => {
    const example = await show('undo');
    await example.getByRole('button', { name: 'Delete the last measurement' }).click();
    await expect(messages.getByText('Angle 48° deleted')).toBeVisible();
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Angle 48° deleted' })).toHaveCount(
      1,
    );
    await expect(example.locator('output')).not.toContainText('Angle 48°');
    await press(page, 'Alt+t');
    await expect(messages.locator(':focus')).toHaveCount(1);
    const pile = messages.locator('[data-sonner-toast]').first();
    await expect(pile).toHaveAttribute('data-expanded', 'true');
    await press(page, 'Escape');
    await expect(pile).toHaveAttribute('data-expanded', 'false');
    await messages.getByRole('button', { name: 'Undo' }).focus();
    await press(page, 'Enter');
    await expect(example.locator('output')).toContainText('Angle 48°');
    await expect(messages.getByText('Angle 48° deleted')).toBeHidden();
  });

  await test.step('each kind, once', async () => {
    const example = await show('kinds');
    for (const [label, text] of [
      ['Success', 'Segmentation saved'],
      ['Error', 'The study could not be loaded'],
      ['Warning', 'Slice spacing is not regular'],
    ] as const) {
      await example.getByRole('button', { name: label }).click();
      await expect(messages.getByText(text)).toHaveCount(1);
    }
  });
});
