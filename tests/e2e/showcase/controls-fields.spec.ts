import { expect, test, type Locator } from '@playwright/test';
import { boxOf } from '../support';
import { openExample, press } from './controls-support';

/** Clicks into a slider's track, at a share of its length from the left. */
async function clickTrack(track: Locator, share: number) {
  const { x, y, width, height } = await boxOf(track);
  await track.page().mouse.click(x + width * share, y + height / 2);
}

test('SC-04 SC-05 Button is pressed by Enter and Space; what is not ready yet says why', async ({ page }) => {
  const example = await openExample(page, 'Button', 'unavailable');
  const report = example.getByRole('button', { name: 'Create report' });
  await report.focus();
  await expect(report).toBeFocused();
  await expect(report).toHaveAccessibleDescription('A report needs at least one measurement.');
  await press(page, 'Enter');
  await expect(example.getByRole('status')).toHaveText('A report needs at least one measurement.');
  await press(page, 'Shift+Tab', 'Space', 'Space', 'Enter');
  await expect(example.getByRole('status')).toHaveText('Measurements to report: 3');
  await press(page, 'Tab', 'Space');
  await expect(example.getByRole('status')).toHaveText('A report needs at least one measurement.');
});

test('SC-05 Button that is disabled is passed by; one that is a link is a link', async ({ page }) => {
  const example = await openExample(page, 'Button', 'disabled');
  for (const button of await example.locator('[data-slot="showcase-row"] button:disabled').all())
    await expect(button).toBeDisabled();
  await expect(example.getByRole('button', { name: 'Save report' })).toBeDisabled();
  const link = page.locator('section#as-link').getByRole('link', { name: 'Open the demo viewer' });
  await expect(link).toHaveAttribute('href', 'https://viewer.ohif.org/');
});

test('SC-04 SC-05 Checkbox toggles by Space and by its label, and stands for a group', async ({ page }) => {
  const example = await openExample(page, 'Checkbox', 'group');
  const all = example.getByRole('checkbox', { name: 'All segments' });
  const kidney = example.getByRole('checkbox', { name: 'Left kidney' });
  await expect(all).toHaveAttribute('aria-checked', 'mixed');
  await all.focus();
  await press(page, 'Space');
  await expect(all).toBeChecked();
  await expect(kidney).toBeChecked();
  await example.locator('label', { hasText: 'Left kidney' }).click();
  await expect(kidney).not.toBeChecked();
  await expect(all).toHaveAttribute('aria-checked', 'mixed');
});

test('SC-04 Checkbox sends its value with its form', async ({ page }) => {
  const example = await openExample(page, 'Checkbox', 'in-form');
  await example.getByRole('checkbox', { name: 'Slice number' }).click();
  await example.getByRole('checkbox', { name: 'Patient name' }).click();
  await example.getByRole('button', { name: 'Save overlay' }).click();
  await expect(example.getByRole('status')).toHaveText('Sent: window, slice');
});

test('SC-04 SC-05 Switch toggles by Space, Enter, click and label, and sends its value', async ({ page }) => {
  const example = await openExample(page, 'Switch', 'in-form');
  const toggle = example.getByRole('switch', { name: /^Remove the patient/ });
  const send = example.getByRole('button', { name: 'Export study' });
  await toggle.focus();
  await press(page, 'Space');
  await expect(toggle).toBeChecked();
  await send.click();
  await expect(example.getByRole('status')).toHaveText('Sent: anonymize = yes');
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await example.locator('label').click();
  await expect(toggle).toBeChecked();
  const states = page.locator('section#states');
  await expect(states.getByRole('switch', { name: 'Off, disabled' })).toBeDisabled();
});

test('SC-04 SC-05 Input is named by its label, tells what is wrong, and is sent by Enter', async ({
  page,
}) => {
  const example = await openExample(page, 'Input', 'invalid');
  const width = example.getByRole('textbox', { name: 'Window width (HU)' });
  await expect(width).toHaveAttribute('aria-invalid', 'true');
  await expect(width).toHaveAccessibleDescription(/^Enter a width/);
  await example.locator('label').click();
  await expect(width).toBeFocused();
  await width.fill('400');
  await expect(width).toHaveAttribute('aria-invalid', 'false');
  const form = page.locator('section#in-form');
  await form.getByRole('textbox', { name: 'Label of the measurement' }).fill('Target lesion 1');
  await press(page, 'Enter');
  await expect(form.getByRole('status')).toHaveText('Saved as “Target lesion 1”.');
});

test('SC-04 SC-05 Label brings its control to life', async ({ page }) => {
  const example = await openExample(page, 'Label', 'with-switch');
  const toggle = example.getByRole('switch', { name: 'Show overlay' });
  await expect(toggle).toBeChecked();
  await example.locator('label').click();
  await expect(toggle).not.toBeChecked();
});

test('SC-04 SC-05 Slider moves by arrows, Page keys, Home and End, and by a click into its track', async ({
  page,
}) => {
  const example = await openExample(page, 'Slider', 'basic');
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
  await expect(page.locator('section#disabled').getByRole('slider')).toHaveAttribute('data-disabled', '');
});

test('SC-05 Slider turns round from right to left', async ({ page }) => {
  const example = await openExample(page, 'Slider', 'right-to-left');
  const slider = example.getByRole('slider');
  await slider.focus();
  await press(page, 'ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuenow', '31');
  await clickTrack(example.locator('[data-orientation="horizontal"]').first(), 0.9);
  await expect(slider).toHaveAttribute('aria-valuenow', /^([89]|1[0-2])$/);
});

test('SC-04 SC-05 Tabs move and choose by arrows, Home and End; disabled ones are passed by', async ({
  page,
}) => {
  const example = await openExample(page, 'Tabs', 'panels');
  const tab = (name: string) => example.getByRole('tab', { name });
  await tab('Measurements').focus();
  await press(page, 'ArrowRight');
  await expect(tab('Segmentations')).toBeFocused();
  await expect(example.getByRole('tabpanel', { name: 'Segmentations' })).toBeVisible();
  await press(page, 'End');
  await expect(tab('Report')).toHaveAttribute('aria-selected', 'true');
  await press(page, 'ArrowRight');
  await expect(tab('Measurements'), 'it goes round').toBeFocused();
  await press(page, 'Tab');
  await expect(example.getByRole('tabpanel', { name: 'Measurements' })).toBeFocused();
  await tab('Report').click();
  await expect(example.getByRole('tabpanel', { name: 'Report' })).toBeVisible();

  const disabled = page.locator('section#disabled');
  await disabled.getByRole('tab', { name: 'CT' }).focus();
  await press(page, 'ArrowRight');
  await expect(disabled.getByRole('tab', { name: 'MR' })).toBeFocused();
});

test('SC-05 Tabs that load something choose by Enter only, and turn round from right to left', async ({
  page,
}) => {
  const example = await openExample(page, 'Tabs', 'manual');
  const prior = example.getByRole('tab', { name: '2 Nov 2023' });
  await example.getByRole('tab', { name: '14 Mar 2024' }).focus();
  await press(page, 'ArrowRight');
  await expect(prior).toBeFocused();
  await expect(prior).toHaveAttribute('aria-selected', 'false');
  await press(page, 'Enter');
  await expect(prior).toHaveAttribute('aria-selected', 'true');

  const turned = page.locator('section#right-to-left');
  await turned.getByRole('tab').first().focus();
  await press(page, 'ArrowLeft');
  await expect(turned.getByRole('tab').nth(1)).toBeFocused();
});
