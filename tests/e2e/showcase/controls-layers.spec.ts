import { expect, test } from '@playwright/test';
import { openExample, press } from './controls-support';

test('SC-04 SC-05 Dialog keeps the focus, closes by Escape and button, and gives the focus back', async ({
  page,
}) => {
  const example = await openExample(page, 'Dialog', 'basic');
  const trigger = example.getByRole('button', { name: 'Open Dialog' });
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
});

test('SC-04 Dialog closes by a click beside it, unless an answer is needed', async ({ page }) => {
  const example = await openExample(page, 'Dialog', 'basic');
  await example.getByRole('button', { name: 'Open Dialog' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(8, 400);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.locator('section#needs-answer').getByRole('button', { name: 'Start the viewer' }).click();
  const asking = page.getByRole('dialog', { name: 'Investigational use only' });
  await expect(asking).toBeVisible();
  await press(page, 'Escape');
  await page.mouse.click(8, 400);
  await expect(asking).toBeVisible();
  await asking.getByRole('button', { name: 'Confirm and go on' }).click();
  await expect(asking).toBeHidden();
});

test('SC-04 SC-05 Dialog holds a form that Enter sends', async ({ page }) => {
  const example = await openExample(page, 'Dialog', 'form');
  await example.getByRole('button', { name: 'Rename segment' }).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await field.fill('Myocardium');
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(example.locator('output')).toHaveText('Segment 1: Myocardium');
});

test('SC-04 Dialog can be dragged, and the page behind it be used', async ({ page }) => {
  const example = await openExample(page, 'Dialog', 'draggable');
  await example.getByRole('button', { name: 'Show voxel values' }).click();
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

test('SC-04 SC-05 Popover opens by keys, takes the focus, and closes by Escape and by a click beside it', async ({
  page,
}) => {
  const example = await openExample(page, 'Popover', 'form');
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
  const example = await openExample(page, 'HoverCard', 'basic');
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

test('SC-04 ToolButton shows its tooltip with the focus and under the pointer; Escape takes it away', async ({
  page,
}) => {
  const example = await openExample(page, 'ToolButton', 'tooltips');
  const probe = example.getByRole('button', { name: 'Probe' });
  const tooltip = page.getByRole('tooltip');
  await example.getByRole('button', { name: 'Stack Scroll' }).focus();
  await press(page, 'Tab');
  await expect(probe).toBeFocused();
  await expect(tooltip).toContainText('Shows the value of the pixel');
  await press(page, 'Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(probe).toBeFocused();
  await probe.blur();
  await probe.hover();
  await expect(tooltip).toContainText('Shows the value of the pixel');
});

test('SC-04 SC-05 ToolButton is pressed by keys and tells which tool is active; a disabled one says why', async ({
  page,
}) => {
  const example = await openExample(page, 'ToolButton', 'toolbar');
  const tools = example.getByRole('group', { name: 'Primary mouse button' });
  await expect(tools.getByRole('button', { name: 'Zoom' })).toHaveAttribute('aria-pressed', 'true');
  await tools.getByRole('button', { name: 'Pan' }).focus();
  await press(page, 'Space');
  await expect(tools.getByRole('button', { name: 'Pan' })).toHaveAttribute('aria-pressed', 'true');
  await expect(tools.getByRole('button', { name: 'Zoom' })).toHaveAttribute('aria-pressed', 'false');
  const brush = page.locator('section#disabled').getByRole('button', { name: 'Brush' });
  await brush.scrollIntoViewIfNeeded();
  await brush.focus();
  await expect(brush).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('tooltip')).toContainText('Add a segment to enable this tool');
});

test('SC-04 SC-05 Toast appears, is announced, is reached by keys, and its button undoes', async ({
  page,
}) => {
  const example = await openExample(page, 'Toast', 'undo');
  const messages = page.getByRole('region', { name: /^Notifications/ });
  await example.getByRole('button', { name: 'Delete the last measurement' }).click();
  await expect(messages.getByText('Angle 48° deleted')).toBeVisible();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Angle 48° deleted' })).toHaveCount(1);
  await expect(example.locator('output')).not.toContainText('Angle 48°');
  await press(page, 'Alt+t');
  await expect(messages.locator(':focus')).toHaveCount(1);
  await messages.getByRole('button', { name: 'Undo' }).focus();
  await press(page, 'Enter');
  await expect(example.locator('output')).toContainText('Angle 48°');
  await expect(messages.getByText('Angle 48° deleted')).toBeHidden();
});

test('SC-04 Toast of each kind appears, once for each call', async ({ page }) => {
  const example = await openExample(page, 'Toast', 'kinds');
  for (const [label, text] of [
    ['Success', 'Segmentation saved'],
    ['Error', 'The study could not be loaded'],
    ['Warning', 'Slice spacing is not regular'],
  ] as const) {
    await example.getByRole('button', { name: label }).click();
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByText(text)).toHaveCount(1);
  }
});
