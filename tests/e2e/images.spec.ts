import { expect, test, type Locator, type Page } from '@playwright/test';
import { installColorProbe } from './color-probe';
import {
  expectLoaded,
  fixtureSite,
  gotoHydrated,
  holdRequests,
  phone,
  prepareLoss,
  showColorMode,
  styleOf,
  waitHydrated,
} from './support';

const images = `${fixtureSite}/images`;
const wide = (page: Page) => page.getByRole('img', { name: 'Circle and square, wide', exact: true });
/** The enlarged copy of an image; if it has several sizes, there are two copies. */
const zoomed = (page: Page) => page.locator('body > .medium-zoom-image--opened:visible').last();
const overlay = (page: Page) => page.locator('.medium-zoom-overlay');
const cursorOf = (image: Locator) => styleOf(image, 'cursor');

/** Enlarges an image with `act`, and waits for the end of the animation, before which it cannot be closed. */
async function openZoom(page: Page, act: () => Promise<void>) {
  await expect.poll(() => cursorOf(wide(page))).toBe('zoom-in');
  await page.evaluate(() => {
    const root = document.documentElement;
    root.removeAttribute('data-test-opened');
    const mark = () => root.setAttribute('data-test-opened', '');
    document.addEventListener('medium-zoom:opened', mark, { capture: true, once: true });
  });
  await act();
  await expect(page.locator('html')).toHaveAttribute('data-test-opened', '');
  await expect(zoomed(page)).toBeVisible();
  await expect(overlay(page)).toHaveCSS('opacity', '1');
}

test('DOC-28 DOC-31 nothing on a page moves when images replace their previews', async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await holdRequests(page, /\/assets\//);
  await page.goto(images, { waitUntil: 'domcontentloaded' });
  await waitHydrated(page);
  const tops = () =>
    page.locator('article h2').evaluateAll((all) => all.map((title) => (title as HTMLElement).offsetTop));
  const before = await tops();
  const preview = page.locator('.image', { has: wide(page) }).locator('.image-placeholder');
  await expect(preview).toBeVisible();
  const address = (await preview.getAttribute('src')) ?? '';
  expect(address).toMatch(/^data:image\//);
  expect(address.length).toBeLessThan(1500);
  release();
  for (const image of await page.locator('article img.image-main:visible').all()) {
    await image.scrollIntoViewIfNeeded();
    await expectLoaded(image);
  }
  expect(await tops()).toEqual(before);
  await expect(preview).toBeHidden();
  expect(await wide(page).evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('.640.');
});

test('DOC-29 DOC-30 a click, Escape, Tab or scrolling ends the zoom of an image', async ({ page }) => {
  await installColorProbe(page);
  await gotoHydrated(page, `${fixtureSite}/`);
  await page.locator('article').getByRole('link', { name: 'Images' }).click();
  const brightnessOf = (place: Locator) =>
    place.evaluate((element) => window.colors.groundOf(element).reduce((sum, part) => sum + part / 3, 0));
  for (const close of [
    () => overlay(page).click({ position: { x: 5, y: 5 } }),
    () => page.keyboard.press('Escape'),
    () => page.mouse.wheel(0, 300),
  ]) {
    await openZoom(page, () => wide(page).click());
    expect(await brightnessOf(overlay(page)), 'in dark mode').toBeLessThan(60);
    await close();
    await expect(zoomed(page)).toHaveCount(0);
    await expect(overlay(page)).toHaveCount(0);
  }

  await showColorMode(page, 'light');
  const button = page.getByRole('button', { name: 'Zoom image: Circle and square, wide', exact: true });
  await button.focus();
  await openZoom(page, () => page.keyboard.press('Enter'));
  expect(await brightnessOf(overlay(page)), 'in light mode').toBeGreaterThan(200);
  await page.keyboard.press('Escape');
  await expect(zoomed(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await openZoom(page, () => page.keyboard.press('Enter'));
  await page.keyboard.press('Tab');
  await expect(zoomed(page)).toHaveCount(0);

  const linked = page.getByRole('img', { name: 'Small, as a link' });
  expect(await cursorOf(linked)).toBe('pointer');
  await linked.click();
  await expect(page).toHaveURL(`${fixtureSite}/tabs`);
});

test('DOC-31 an image says that the browser is offline, and loads when it is online', async ({ page }) => {
  const loseImages = await prepareLoss(page, /wide-/);
  loseImages(true);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { value: false, writable: true }),
  );
  await gotoHydrated(page, images);
  const message = page.getByText('Your browser is offline. Image not loaded');
  await expect(message.first()).toBeVisible();
  loseImages(false);
  await page.evaluate(() => {
    Object.assign(navigator, { onLine: true });
    window.dispatchEvent(new Event('online'));
  });
  await expect(message).toHaveCount(0);
  await expectLoaded(wide(page));
});

test('DOC-31 an image that failed to load says why, and offers to load again', async ({ page }) => {
  let status = 404;
  await page.route(/wide-/, (route) =>
    status === 200 ? route.continue() : route.fulfill({ status, body: '' }),
  );
  for (const [code, message] of [
    [404, '404. Image not found'],
    [500, 'Error. Click to reload'],
  ] as const) {
    status = code;
    await gotoHydrated(page, images);
    await expect(page.getByText(message).first()).toBeVisible();
  }
  status = 200;
  await page.getByRole('button', { name: 'Error. Click to reload' }).first().click();
  await expectLoaded(wide(page));
});
