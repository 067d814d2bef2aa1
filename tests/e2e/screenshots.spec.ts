import { expect, test } from '@playwright/test';
import { boxOf, gotoHydrated, phone } from './support';

const address = '/user-guide/viewer';

test('DOC-28 DOC-29 DOC-31 a page shows the viewer with numbered rings, and the picture can be enlarged', async ({
  page,
}) => {
  await gotoHydrated(page, address);
  const figure = page.locator('figure.screenshot').first();
  const picture = figure.getByRole('img');
  await expect(picture).toHaveAttribute('alt', /\S{3}.*\.$/);
  await expect(picture).toHaveAttribute('srcset', /\.640\.webp 640w, \S+\.1030\.webp 1030w/);
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const rings = figure.locator('svg rect');
  await expect(figure.getByRole('listitem')).toHaveCount(await rings.count());
  const [outer, ring] = [await boxOf(picture), await boxOf(rings.first())];
  expect(ring.x).toBeGreaterThanOrEqual(outer.x - 2);
  expect(ring.x + ring.width).toBeLessThanOrEqual(outer.x + outer.width + 2);
  await expect(figure.getByRole('button', { name: /^Zoom/ })).toBeAttached();
  await picture.click();
  await expect(page.locator('.medium-zoom-overlay')).toBeVisible();
});

test('DOC-31 a screenshot is no wider than a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await gotoHydrated(page, address);
  const box = await boxOf(page.locator('figure.screenshot').first());
  expect(box.x + box.width).toBeLessThanOrEqual(phone.width);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a screenshot, its rings and their explanations are there', async ({ page }) => {
    await page.goto(address);
    const figure = page.locator('figure.screenshot').first();
    await expect(figure.getByRole('img')).toBeVisible();
    await expect(figure.locator('svg text').first()).toHaveText('1');
    await expect(figure.getByRole('listitem').first()).toBeVisible();
  });
});
