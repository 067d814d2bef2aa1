import { expect, test } from '@playwright/test';
import { boxOf } from '../support';
import { highlighted, openExample, press } from './controls-support';

test('SC-04 SC-05 DropdownMenu opens by keys, moves by arrows, Home, End and letters, and gives the focus back', async ({
  page,
}) => {
  const example = await openExample(page, 'DropdownMenu', 'with-icons');
  const trigger = example.getByRole('button', { name: 'Actions for Spleen' });
  const menu = page.getByRole('menu');
  await trigger.focus();
  await press(page, 'ArrowDown');
  await expect(highlighted(menu)).toContainText('Rename');
  await press(page, 'ArrowDown');
  await expect(highlighted(menu)).toContainText('Export');
  await press(page, 'ArrowDown');
  await expect(highlighted(menu), 'what is disabled is passed by').toContainText('Delete');
  await press(page, 'Home');
  await expect(highlighted(menu)).toContainText('Rename');
  await press(page, 'End');
  await expect(highlighted(menu)).toContainText('Delete');
  await press(page, 'e');
  await expect(highlighted(menu)).toContainText('Export');
  await press(page, 'Enter');
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(example.locator('output')).toHaveText('Export');

  await press(page, 'Enter');
  await expect(menu).toBeVisible();
  await press(page, 'Escape');
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('SC-04 DropdownMenu works by pointer, and a click beside it closes it', async ({ page }) => {
  const example = await openExample(page, 'DropdownMenu', 'with-icons');
  const trigger = example.getByRole('button', { name: 'Actions for Spleen' });
  await trigger.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(example.locator('output')).toHaveText('Delete');
  await trigger.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(page.getByRole('menu')).toBeHidden();
});

test('SC-04 SC-05 DropdownMenu holds settings that stay open, and one choice of several', async ({
  page,
}) => {
  const example = await openExample(page, 'DropdownMenu', 'settings');
  await example.getByRole('button', { name: 'View' }).focus();
  await press(page, 'Enter');
  const overlay = page.getByRole('menuitemcheckbox', { name: 'DICOM overlay' });
  await expect(overlay).not.toBeChecked();
  await press(page, 'ArrowDown');
  await expect(overlay).toBeFocused();
  await press(page, 'Enter');
  await expect(overlay).toBeChecked();
  await expect(page.getByRole('group', { name: 'Window' })).toBeVisible();
  await press(page, 'l');
  await expect(page.getByRole('menuitemradio', { name: /^Lung/ })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('menu')).toBeHidden();
  await press(page, 'Enter');
  await expect(page.getByRole('menuitemradio', { name: /^Lung/ })).toBeChecked();
  await expect(page.getByRole('menuitemradio', { name: /^Soft tissue/ })).not.toBeChecked();
});

for (const [id, label, into, out] of [
  ['submenu', 'Segmentation', 'ArrowRight', 'ArrowLeft'],
  ['right-to-left', 'القياس', 'ArrowLeft', 'ArrowRight'],
] as const)
  test(`SC-05 DropdownMenu opens a submenu by ${into} and leaves it by ${out}, ${id}`, async ({ page }) => {
    const example = await openExample(page, 'DropdownMenu', id);
    await example.getByRole('button', { name: label }).focus();
    await press(page, 'Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await press(page, 'ArrowDown');
    const parent = page.getByRole('menuitem', { expanded: false });
    await expect(parent).toBeFocused();
    await press(page, into);
    await expect(page.getByRole('menu')).toHaveCount(2);
    const submenu = page.getByRole('menu').last();
    await expect(submenu.getByRole('menuitem').first()).toBeFocused();
    const [inner, outer] = await Promise.all([boxOf(submenu), boxOf(page.getByRole('menu').first())]);
    if (id === 'right-to-left') expect(inner.x).toBeLessThan(outer.x);
    else expect(inner.x).toBeGreaterThan(outer.x);
    await press(page, out);
    await expect(page.getByRole('menu')).toHaveCount(1);
    await press(page, 'Escape');
    await expect(example.getByRole('button', { name: label })).toBeFocused();
  });

test('SC-04 SC-05 Select opens by keys on what is chosen, finds by letters, and tells its choice', async ({
  page,
}) => {
  const example = await openExample(page, 'Select', 'with-label');
  const trigger = example.getByRole('combobox', { name: 'Plane' });
  await trigger.focus();
  await press(page, 'ArrowDown');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option', { name: 'Axial' })).toBeFocused();
  await press(page, 'End');
  await expect(list.getByRole('option', { name: 'Coronal' })).toBeFocused();
  await press(page, 'Home');
  await expect(list.getByRole('option', { name: 'Axial' })).toBeFocused();
  await press(page, 's');
  await expect(list.getByRole('option', { name: 'Sagittal' })).toBeFocused();
  await press(page, 'Enter');
  await expect(list).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveText('Sagittal');
  await expect(example.locator('output')).toHaveText('Shown: sagittal');

  await press(page, 'Space');
  await expect(list.getByRole('option', { selected: true })).toHaveText('Sagittal');
  await press(page, 'ArrowDown', 'Escape');
  await expect(trigger).toHaveText('Sagittal');
  await expect(trigger).toBeFocused();
  await press(page, 'a');
  await expect(trigger, 'typing chooses without opening').toHaveText('Axial');
});

test('SC-04 Select works by pointer; what is disabled cannot be chosen', async ({ page }) => {
  const example = await openExample(page, 'Select', 'disabled');
  await expect(example.getByRole('combobox', { name: 'Projection, out of use' })).toBeDisabled();
  const trigger = example.getByRole('combobox', { name: 'Projection', exact: true });
  await trigger.click();
  await expect(page.getByRole('option', { name: /^Volume/ })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('option', { name: 'Average' }).click();
  await expect(trigger).toHaveText('Average');
});

test('SC-05 Select of many items brings the chosen one into view', async ({ page }) => {
  const example = await openExample(page, 'Select', 'many-items');
  const trigger = example.getByRole('combobox', { name: 'Frame rate' });
  await trigger.focus();
  await press(page, 'Enter');
  await expect(page.getByRole('option', { name: '24 frames per second' })).toBeInViewport();
  await press(page, 'End');
  await expect(page.getByRole('option', { name: '60 frames per second' })).toBeInViewport();
  await press(page, 'Enter');
  await expect(trigger).toHaveText('60 frames per second');
});

test('SC-04 Select sends its value with its form, and says what is missing', async ({ page }) => {
  const example = await openExample(page, 'Select', 'in-a-form');
  const send = example.getByRole('button', { name: 'Add to report' });
  await send.click();
  const trigger = example.getByRole('combobox', { name: /^Finding/ });
  await expect(trigger).toHaveAttribute('aria-invalid', 'true');
  await expect(trigger).toHaveAccessibleDescription('Choose a finding before you add it.');
  await trigger.focus();
  await press(page, 'Enter');
  await expect(page.getByRole('option', { name: 'Nodule' })).toBeFocused();
  await press(page, 'Enter');
  await send.click();
  await expect(example.getByRole('status')).toHaveText('Added to the report.');
});

test('SC-04 SC-05 Combobox finds by typing, chooses by Enter and takes a choice back', async ({ page }) => {
  const example = await openExample(page, 'Combobox', 'basic');
  const trigger = example.getByRole('combobox', { name: 'Modality' });
  await trigger.focus();
  await press(page, 'ArrowDown');
  const field = page.getByPlaceholder('Search modality...');
  await expect(field).toBeFocused();
  await page.keyboard.type('mammo');
  await expect(page.getByRole('option')).toHaveCount(1);
  await press(page, 'Enter');
  await expect(field).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(trigger).toContainText('MG');

  await press(page, 'Enter');
  await expect(page.getByRole('option', { name: /^MG/ })).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Enter');
  await expect(trigger, 'the same choice again takes it back').toContainText('Modality');
  await press(page, 'Enter');
  await page.keyboard.type('zzz');
  await expect(page.getByText('No modality found.')).toBeVisible();
  await press(page, 'Escape');
  await expect(trigger).toBeFocused();
});

test('SC-04 SC-05 ToolButtonList starts a tool of its menu by keys and by pointer', async ({ page }) => {
  const example = await openExample(page, 'ToolButtonList', 'basic');
  await example.getByRole('button', { name: /^Length/ }).click();
  await expect(example.getByRole('status')).toHaveText('Used last: Length');
  const more = example.getByRole('button', { name: 'More measurement tools' });
  await more.focus();
  await press(page, 'ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Length' })).toBeFocused();
  await press(page, 'b');
  await expect(page.getByRole('menuitem', { name: 'Bidirectional' })).toBeFocused();
  await press(page, 'Enter');
  await expect(example.getByRole('status')).toHaveText('Used last: Bidirectional');
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('menuitem', { name: 'Annotation' }).click();
  await expect(example.getByRole('status')).toHaveText('Used last: Annotation');
});
