import { expect, test, type Page } from '@playwright/test';
import { boxOf, gotoHydrated } from '../support';
import { dragTo } from './controls-support';

const panelOf = (page: Page) => page.locator('#panel');
const titles = (page: Page) => panelOf(page).locator('ul[aria-label^="Segments"] [data-title]');
const open = async (page: Page, name: string) => {
  await gotoHydrated(page, `/patterns/${name}`);
  return panelOf(page);
};

test('SC-08 DataRowExample: Delete, Undo and Rename by keyboard keep the focus', async ({ page }) => {
  const panel = await open(page, 'DataRowExample');
  const actions = panel.getByRole('button', { name: 'Actions for Liver' });
  await actions.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(actions).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Liver, right lobe');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Actions for Liver, right lobe' })).toBeFocused();
});

test('SC-08 measurements: a click on a row shows its image; CSV and JSON are saved', async ({ page }) => {
  const panel = await open(page, 'patterns-measurements');
  await panel.locator('[data-row="carina"] [data-cy="data-row"] > button').click();
  await expect(panel.getByRole('img', { name: /^Series 3, image 17 of 64\. Drawn: Carina/ })).toBeVisible();
  for (const format of ['CSV', 'JSON']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: format }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`CHEST-0042-measurements.${format.toLowerCase()}`);
  }
});

test('SC-08 segmentation panel: keys and drag move a row, and Escape cancels the move', async ({ page }) => {
  const panel = await open(page, 'patterns-segmentation');
  const handle = panel.getByRole('button', { name: 'Move Liver' });
  const drag = async () => {
    await handle.scrollIntoViewIfNeeded();
    const from = await boxOf(handle);
    const to = await boxOf(panel.getByRole('button', { name: 'Move Pancreas' }));
    await dragTo(page, [from.x + 12, from.y + 12], [to.x + 12, to.y + 12]);
  };
  await drag();
  await expect(titles(page).nth(3)).toHaveText('Liver');
  await page.keyboard.press('Escape');
  await expect(titles(page).nth(0)).toHaveText('Liver');
  await page.mouse.up();

  await handle.focus();
  for (const key of ['Space', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(titles(page).nth(2)).toHaveText('Liver');
  await expect(handle).toBeFocused();
  await expect(panel.getByRole('status')).toHaveText('Liver moved to position 3 of 7.');
  await page.keyboard.press('Escape');
  await expect(titles(page).nth(0)).toHaveText('Liver');

  await drag();
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await expect(titles(page).nth(3)).toHaveText('Liver');
});

test('SC-08 split panel: the border moves, collapses a part, and stays after a reload', async ({ page }) => {
  const panel = await open(page, 'patterns-split-panel');
  const border = panel.getByRole('separator');
  const heading = panel.getByRole('button', { name: 'Segmentations (3)' });
  await expect(border).toHaveAttribute('aria-valuenow', '40');
  await border.focus();
  await page.keyboard.press('ArrowDown');
  await expect(border).toHaveAttribute('aria-valuenow', '45');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-expanded', 'true');
  await expect(border).toHaveAttribute('aria-valuenow', '45');

  await gotoHydrated(page, '/patterns/patterns-split-panel');
  await expect(border).toHaveAttribute('aria-valuenow', '45');

  await border.scrollIntoViewIfNeeded();
  const before = await boxOf(border);
  await dragTo(page, [before.x + 40, before.y + 2], [before.x + 40, before.y + 42]);
  await page.mouse.up();
  expect((await boxOf(border)).y - before.y).toBeCloseTo(40, -1);
});

test('SC-08 TMTV panel: the threshold changes the total, and a wrong range is refused', async ({ page }) => {
  const panel = await open(page, 'patterns-tmtv');
  const total = panel.getByText(/^TMTV: [\d.]+ mL$/);
  await expect(total).toHaveText('TMTV: 31.162 mL');
  await panel.getByRole('slider', { name: 'Max' }).focus();
  await page.keyboard.press('End');
  await expect(total).not.toHaveText('TMTV: 31.162 mL');

  await panel.getByRole('combobox', { name: 'Strategy' }).click();
  await page.getByRole('option', { name: 'SUV range' }).click();
  await panel.getByRole('spinbutton', { name: 'Lower' }).fill('30');
  await expect(panel.getByRole('alert')).toHaveText('The lower value must not exceed the upper value.');
  await expect(panel.getByRole('button', { name: 'CSV' })).toBeDisabled();
});
