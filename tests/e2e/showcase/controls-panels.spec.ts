import { expect, test } from '@playwright/test';
import { boxOf } from '../support';
import { openExample, press } from './controls-support';

test('SC-04 SC-05 DataRow is selected by keys and by pointer', async ({ page }) => {
  const example = await openExample(page, 'DataRow', 'selection');
  const row = (name: string) => example.getByRole('button', { name: new RegExp(name) }).first();
  await expect(row('Spleen')).toHaveAttribute('aria-pressed', 'true');
  await row('Liver').focus();
  await press(page, 'Enter');
  await expect(row('Liver')).toHaveAttribute('aria-pressed', 'true');
  await expect(row('Spleen')).toHaveAttribute('aria-pressed', 'false');
  await row('Left kidney').click();
  await expect(row('Left kidney')).toHaveAttribute('aria-pressed', 'true');
});

test('SC-04 SC-05 DataRow hides what it stands for by keys', async ({ page }) => {
  const example = await openExample(page, 'DataRow', 'visibility');
  await example.getByRole('button', { name: 'Hide Left lung' }).focus();
  await press(page, 'Enter');
  await expect(example.getByRole('button', { name: 'Show Left lung' })).toBeFocused();
  await press(page, 'Space');
  await expect(example.getByRole('button', { name: 'Hide Left lung' })).toBeFocused();
});

test('SC-04 SC-05 DataRow is renamed, locked and deleted from its menu by keys', async ({ page }) => {
  const example = await openExample(page, 'DataRow', 'actions');
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

test('SC-04 SC-05 PanelSection folds by Enter, Space and click, and keeps what is in it', async ({
  page,
}) => {
  const example = await openExample(page, 'PanelSection', 'keeps-state');
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
  const example = await openExample(page, 'NumericMeta', 'stepper');
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

  const range = page.locator('section#double-range');
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

test('SC-04 SC-05 ScrollArea is reached and scrolled by keys, by wheel and by its handle', async ({
  page,
}) => {
  const example = await openExample(page, 'ScrollArea', 'both-directions');
  const area = example.getByRole('region', { name: 'DICOM tags' });
  const scrolled = () => area.evaluate((element) => Math.round(element.scrollTop));
  await area.focus();
  await expect(area).toBeFocused();
  await press(page, 'End');
  await expect.poll(scrolled).toBeGreaterThan(20);
  await press(page, 'Home');
  await expect.poll(scrolled).toBe(0);
  await area.hover();
  await page.mouse.wheel(0, 60);
  await expect.poll(scrolled).toBeGreaterThan(20);
  await press(page, 'Home');
  await expect.poll(scrolled).toBe(0);

  const handle = await boxOf(example.locator('[data-orientation="vertical"] > *').first());
  await page.mouse.move(handle.x + handle.width / 2, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2, handle.y + 50, { steps: 4 });
  await page.mouse.up();
  await expect.poll(scrolled).toBeGreaterThan(20);
});
