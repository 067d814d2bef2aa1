import { expect, test } from '@playwright/test';
import { boxOf } from '../support';
import { highlighted, openControl, press } from './controls-support';

/** An example with a submenu, and the arrow keys that lead into it and out of it. */
const submenus = [
  { id: 'submenu', label: 'Segmentation', into: 'ArrowRight', out: 'ArrowLeft', side: 'right' },
  { id: 'right-to-left', label: 'القياس', into: 'ArrowLeft', out: 'ArrowRight', side: 'left' },
] as const;

test('SC-04 SC-05 DropdownMenu: arrows, Home, End, letters, pointer, settings, choices, submenus in both directions', async ({
  page,
}) => {
  const show = await openControl(page, 'DropdownMenu');
  const menu = page.getByRole('menu');

  await test.step('opened, passed through and closed by keys; the focus is given back', async () => {
    const example = await show('with-icons');
    const trigger = example.getByRole('button', { name: 'Actions for Spleen' });
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

  await test.step('worked by pointer; a click beside it closes it', async () => {
    const example = await show('with-icons');
    const trigger = example.getByRole('button', { name: 'Actions for Spleen' });
    await trigger.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(example.locator('output')).toHaveText('Delete');
    await trigger.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(menu).toBeHidden();
  });

  await test.step('settings stay open, of several choices one holds', async () => {
    await (await show('settings')).getByRole('button', { name: 'View' }).focus();
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
    await expect(menu).toBeHidden();
    await press(page, 'Enter');
    await expect(page.getByRole('menuitemradio', { name: /^Lung/ })).toBeChecked();
    await expect(page.getByRole('menuitemradio', { name: /^Soft tissue/ })).not.toBeChecked();
    await press(page, 'Escape');
    await expect(menu).toBeHidden();
  });

  for (const { id, label, into, out, side } of submenus)
    await test.step(`${into} opens a submenu at the ${side} and ${out} leaves it, ${id}`, async () => {
      const trigger = (await show(id)).getByRole('button', { name: label });
      await trigger.focus();
      await press(page, 'Enter');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await press(page, 'ArrowDown');
      await expect(page.getByRole('menuitem', { expanded: false })).toBeFocused();
      await press(page, into);
      await expect(menu).toHaveCount(2);
      await expect(menu.last().getByRole('menuitem').first()).toBeFocused();
      const [inner, outer] = await Promise.all([boxOf(menu.last()), boxOf(menu.first())]);
      expect(inner.x < outer.x ? 'left' : 'right').toBe(side);
      await press(page, out);
      await expect(menu).toHaveCount(1);
      await press(page, 'Escape');
      await expect(trigger).toBeFocused();
    });
});

test('SC-04 SC-05 Select: opens at its value, letters, arrows past what is disabled, pointer, many items, form', async ({
  page,
}) => {
  const show = await openControl(page, 'Select');

  await test.step('opened by keys at its value, passed through, chosen from; Escape keeps the value', async () => {
    const example = await show('with-label');
    const trigger = example.getByRole('combobox', { name: 'Plane' });
    const list = page.getByRole('listbox');
    await trigger.focus();
    await press(page, 'ArrowDown');
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

  await test.step('worked by pointer; what is disabled cannot be chosen', async () => {
    const example = await show('disabled');
    await expect(example.getByRole('combobox', { name: 'Projection, out of use' })).toBeDisabled();
    const trigger = example.getByRole('combobox', { name: 'Projection', exact: true });
    await trigger.click();
    await expect(page.getByRole('option', { name: /^Volume/ })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('option', { name: 'Average' }).click();
    await expect(trigger).toHaveText('Average');
  });

  await test.step('of many items the chosen one is in view', async () => {
    const trigger = (await show('many-items')).getByRole('combobox', { name: 'Frame rate' });
    await trigger.focus();
    await press(page, 'Enter');
    await expect(page.getByRole('option', { name: '24 frames per second' })).toBeInViewport();
    await press(page, 'End');
    await expect(page.getByRole('option', { name: '60 frames per second' })).toBeInViewport();
    await press(page, 'Enter');
    await expect(trigger).toHaveText('60 frames per second');
  });

  await test.step('sends its value with its form, and says what is missing', async () => {
    const example = await show('in-a-form');
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
});

test('SC-04 SC-05 Combobox finds by typing, chooses by Enter and takes a choice back', async ({ page }) => {
  const example = await (await openControl(page, 'Combobox'))('basic');
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

test('SC-04 SC-05 ToolButtonList starts a tool of its menu by keys and by pointer; from right to left the menu keeps to the right', async ({
  page,
}) => {
  const show = await openControl(page, 'ToolButtonList');
  const example = await show('basic');
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

  const turned = await show('right-to-left');
  const arrow = turned.getByRole('button', { name: 'أدوات أخرى' });
  const edgeOf = ({ x, width }: { x: number; width: number }) => x + width;
  const edge = edgeOf(await boxOf(arrow));
  await arrow.click();
  expect(edgeOf(await boxOf(page.getByRole('menu')))).toBeGreaterThan(edge);
});
