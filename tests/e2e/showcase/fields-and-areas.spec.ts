import { expect, test, type Locator, type Page } from '@playwright/test';
import { boxOf, gotoHydrated } from '../support';

/** Loads the page of a control, e.g. `Slider`, and gives one of its examples by its id. */
async function openExample(page: Page, control: string, id: string): Promise<Locator> {
  await gotoHydrated(page, `/components/${control}Showcase`);
  const example = page.locator(`section#${id}`);
  await example.scrollIntoViewIfNeeded();
  return example;
}

/** Which element takes a click at this distance from the centre of another one. */
const takesClick = async (target: Locator, dx: number, dy: number) =>
  target.evaluate(
    (element, [x, y]) => {
      const box = element.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2 + x, box.y + box.height / 2 + y);
      return hit === element;
    },
    [dx, dy] as const,
  );

test('SC-04 Button has heights of 36, 28 and 24 px, and none is smaller than a finger needs', async ({
  page,
}) => {
  const example = await openExample(page, 'Button', 'sizes');
  const boxes = await Promise.all(
    (await example.getByRole('button', { name: /Start|Length/ }).all()).map(boxOf),
  );
  expect(boxes.map(({ height }) => height)).toEqual([36, 28, 24, 24]);
  expect(boxes.every(({ width }) => width >= 24)).toBe(true);
});

test('SC-05 Button shows the focus by keyboard with an outline of 2 px, and not on a click', async ({
  page,
}) => {
  const example = await openExample(page, 'Button', 'pressed');
  const toggle = example.getByRole('button', { name: 'Link viewports' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(toggle).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle).toHaveCSS('outline-style', 'solid');
  await expect(toggle).toHaveCSS('outline-width', '2px');
});

test('SC-05 Button that is unavailable tells why, keeps the focus and does nothing', async ({ page }) => {
  const example = await openExample(page, 'Button', 'unavailable');
  const create = example.getByRole('button', { name: 'Create report' });
  await expect(create).toHaveAccessibleDescription('A report needs at least one measurement.');
  await create.focus();
  await page.keyboard.press('Enter');
  await expect(create).toBeFocused();
  await expect(example.getByRole('status')).toHaveText('A report needs at least one measurement.');
  await example.getByRole('button', { name: 'Add measurement' }).click();
  await expect(create).toHaveAccessibleDescription('Measurements to report: 1');
});

test('SC-04 Input lets the browser ask for what is required, then sends its value', async ({ page }) => {
  const example = await openExample(page, 'Input', 'in-form');
  const field = example.getByLabel('Label of the measurement');
  await example.getByRole('button', { name: 'Save' }).click();
  await expect(field).toBeFocused();
  await expect(example.getByRole('status')).toHaveText('');
  await field.fill('Target lesion 1');
  await field.press('Enter');
  await expect(example.getByRole('status')).toHaveText('Saved as “Target lesion 1”.');
});

test('SC-05 Input says that its value is wrong by a border, a sentence and its description', async ({
  page,
}) => {
  const example = await openExample(page, 'Input', 'invalid');
  const field = example.getByLabel('Window width (HU)');
  const border = () => field.evaluate((element) => getComputedStyle(element).borderTopColor);
  const wrong = await border();
  await expect(field).toHaveAccessibleDescription(/Enter a width of 1 or more/);
  await field.fill('1500');
  await expect(field).toHaveAccessibleDescription(/lung: 1500/);
  await expect.poll(border).not.toBe(wrong);
});

test('SC-05 Checkbox and Switch take clicks on 24 px', async ({ page }) => {
  const boxes = await openExample(page, 'Checkbox', 'with-label');
  const box = boxes.getByRole('checkbox');
  expect(await boxOf(box)).toMatchObject({ width: 16, height: 16 });
  expect(await takesClick(box, -11.5, -11.5)).toBe(true);
  const switches = await openExample(page, 'Switch', 'with-label');
  const control = switches.getByRole('switch');
  expect(await boxOf(control)).toMatchObject({ width: 28, height: 16 });
  expect(await takesClick(control, 17.5, 11.5)).toBe(true);
});

test('SC-04 Checkbox shows a line in between and a tick when on', async ({ page }) => {
  const example = await openExample(page, 'Checkbox', 'group');
  const all = example.getByRole('checkbox', { name: 'All segments' });
  await expect(all).toHaveAttribute('aria-checked', 'mixed');
  await expect(all.locator('.lucide-minus')).toBeVisible();
  await expect(all.locator('.lucide-check')).toBeHidden();
  await all.focus();
  await page.keyboard.press('Space');
  await expect(all).toBeChecked();
  await expect(all.locator('.lucide-check')).toBeVisible();
  await expect(all.locator('.lucide-minus')).toBeHidden();
  await expect(example.getByRole('checkbox', { name: 'Left kidney' })).toBeChecked();
});

test('SC-04 Label works its switch, whose knob moves, from right to left as well', async ({ page }) => {
  const knobIsAt = async (control: Locator) => {
    const [knob, track] = [await boxOf(control.locator('span')), await boxOf(control)];
    return knob.x + knob.width / 2 < track.x + track.width / 2 ? 'left' : 'right';
  };
  const example = await openExample(page, 'Label', 'with-switch');
  const control = example.getByRole('switch', { name: 'Show overlay' });
  expect(await knobIsAt(control)).toBe('right');
  await example.locator('label').click();
  await expect(control).not.toBeChecked();
  await expect.poll(() => knobIsAt(control)).toBe('left');

  const turned = page.locator('section#right-to-left').getByRole('switch');
  await turned.scrollIntoViewIfNeeded();
  expect(await knobIsAt(turned)).toBe('left');
  await turned.click();
  await expect.poll(() => knobIsAt(turned)).toBe('right');
});

test('SC-05 Switch can be told on from off in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const example = await openExample(page, 'Switch', 'states');
  const colour = (control: Locator) =>
    control.evaluate((element) => getComputedStyle(element).backgroundColor);
  const off = example.getByRole('switch', { name: 'Off', exact: true });
  const on = example.getByRole('switch', { name: 'On', exact: true });
  expect(await colour(on)).not.toBe(await colour(off));
  for (const control of [off, on])
    expect(await colour(control.locator('span'))).not.toBe(await colour(control));
});

test('SC-04 Slider follows a drag and a click beside its thin line, and waits with the rest', async ({
  page,
}) => {
  const example = await openExample(page, 'Slider', 'commit');
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

test('SC-05 Slider moves by keys to its ends, where the thumb stays on the line', async ({ page }) => {
  const example = await openExample(page, 'Slider', 'scale');
  const thumb = example.getByRole('slider');
  await thumb.focus();
  await page.keyboard.press('End');
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
