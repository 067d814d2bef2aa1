import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { installColorProbe } from './color-probe';
import {
  exhaustive,
  expectLoaded,
  expectSameDocument,
  fixtureSite,
  gotoHydrated,
  holdRequests,
  phone,
  storeBefore,
  waitHydrated,
} from './support';

const images = `${fixtureSite}/images`;
const wide = (page: Page) => page.getByRole('img', { name: 'Circle and square, wide', exact: true });
/** The enlarged image: a copy over the page, in its place where it has several sizes another copy. */
const zoomed = (page: Page) => page.locator('body > .medium-zoom-image--opened:visible').last();
const overlay = (page: Page) => page.locator('.medium-zoom-overlay');
const cursorOf = (image: Locator) => image.evaluate((element) => getComputedStyle(element).cursor);

/** With the clock stopped at the load: images can be zoomed a second later, and not before. */
async function expectZoomInASecond(page: Page) {
  await page.clock.runFor(900);
  expect(await cursorOf(wide(page))).not.toBe('zoom-in');
  await page.clock.runFor(200);
  await expect.poll(() => cursorOf(wide(page))).toBe('zoom-in');
}

/** Enlarges an image by what `act` does, and waits until it has grown: until then nothing closes it. */
async function openZoom(page: Page, act: () => Promise<void>) {
  await gotoHydrated(page, images);
  await expect.poll(() => cursorOf(wide(page))).toBe('zoom-in');
  await page.evaluate(() => {
    const mark = () => document.documentElement.setAttribute('data-test-opened', '');
    document.addEventListener('medium-zoom:opened', mark, true);
  });
  await act();
  await expect(page.locator('html')).toHaveAttribute('data-test-opened', '');
  await expect(zoomed(page)).toBeVisible();
  await expect(overlay(page)).toHaveCSS('opacity', '1');
}

test('DOC-28 nothing moves when images arrive', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\//);
  await page.goto(images, { waitUntil: 'domcontentloaded' });
  await waitHydrated(page);
  const tops = () =>
    page
      .locator('article h2')
      .evaluateAll((list) => list.map((h) => h.getBoundingClientRect().top + scrollY));
  const before = await tops();
  release();
  for (const image of await page.locator('article img.image-main:visible').all()) {
    await image.scrollIntoViewIfNeeded();
    await expectLoaded(image);
  }
  expect(await tops()).toEqual(before);
});

test('DOC-29 images can be zoomed one second after the load, not before', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto(images);
  await page.clock.pauseAt(10_000);
  await waitHydrated(page);
  await expectZoomInASecond(page);
  await wide(page).click();
  await expect(overlay(page)).toBeAttached();
});

test('DOC-29 after a client navigation the second counts again', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await gotoHydrated(page, `${fixtureSite}/`);
  await page.locator('article').getByRole('link', { name: 'Images' }).hover();
  await page.clock.pauseAt(60_000);
  await page.locator('article').getByRole('link', { name: 'Images' }).click();
  await expect(page).toHaveURL(images);
  await expect(wide(page)).toBeVisible();
  await expectZoomInASecond(page);
  await expectSameDocument(page);
});

test('DOC-29 images inside of links stay links', async ({ page }) => {
  await gotoHydrated(page, images);
  await expect.poll(() => cursorOf(wide(page))).toBe('zoom-in');
  const linked = page.getByRole('img', { name: 'Small, as a link' });
  expect(await cursorOf(linked)).toBe('pointer');
  await linked.click();
  await expect(page).toHaveURL(`${fixtureSite}/tabs`);
});

test('DOC-30 a zoomed image closes on click, on Escape and on scroll', async ({ page }) => {
  for (const close of [
    () => overlay(page).click({ position: { x: 5, y: 5 } }),
    () => page.keyboard.press('Escape'),
    () => page.mouse.wheel(0, 300),
  ]) {
    await openZoom(page, () => wide(page).click());
    await close();
    await expect(zoomed(page)).toHaveCount(0);
    await expect(overlay(page)).toHaveCount(0);
  }
});

test('DOC-30 the keyboard zooms, too', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Zoom image: Circle and square, wide', exact: true });
  await openZoom(page, async () => {
    await button.focus();
    await page.keyboard.press('Enter');
  });
  await page.keyboard.press('Escape');
  await expect(zoomed(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const mode of ['dark', 'light'] as const)
  test(`DOC-30 the overlay is ${mode} in ${mode} mode`, exhaustive(mode === 'light'), async ({ page }) => {
    await installColorProbe(page);
    await storeBefore(page, { theme: mode });
    await openZoom(page, () => wide(page).click());
    const [red, green, blue] = await overlay(page).evaluate((element) => window.colors.groundOf(element));
    const ground = (red + green + blue) / 3;
    if (mode === 'dark') expect(ground).toBeLessThan(60);
    else expect(ground).toBeGreaterThan(200);
  });

test('DOC-31 a phone gets the small file of an image', async ({ page }) => {
  await page.setViewportSize(phone);
  await gotoHydrated(page, images);
  const source = () => wide(page).evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source).toContain('.640.');
});

test('DOC-31 a light preview stands in until the image is there', async ({ page }) => {
  const release = await holdRequests(page, /wide-/);
  await page.goto(images, { waitUntil: 'domcontentloaded' });
  await waitHydrated(page);
  const preview = page.locator('.image', { has: wide(page) }).locator('.image-placeholder');
  await expect(preview).toBeVisible();
  const address = (await preview.getAttribute('src')) ?? '';
  expect(address).toMatch(/^data:image\//);
  expect(address.length).toBeLessThan(1500);
  release();
  await expect(preview).toBeHidden();
});

test('DOC-31 a missing image says so in words', async ({ page }) => {
  await page.route(/wide-/, (route) => route.fulfill({ status: 404, body: '' }));
  await gotoHydrated(page, images);
  await expect(page.getByText('404. Image not found').first()).toBeVisible();
});

test('DOC-31 without a connection it says that, and the image comes when there is one', async ({ page }) => {
  let isBlocked = true;
  await page.route(/wide-/, (route) => (isBlocked ? route.abort() : route.continue()));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {
      get: () => !sessionStorage.getItem('test-offline'),
      configurable: true,
    });
    sessionStorage.setItem('test-offline', '1');
  });
  await gotoHydrated(page, images);
  await expect(page.getByText('Your browser is offline. Image not loaded').first()).toBeVisible();
  isBlocked = false;
  await page.evaluate(() => {
    sessionStorage.removeItem('test-offline');
    window.dispatchEvent(new Event('online'));
  });
  await expect(page.getByText('Your browser is offline. Image not loaded')).toHaveCount(0);
  await expectLoaded(wide(page));
});

for (const [failure, fail] of [
  ['an error of the host', (route) => route.fulfill({ status: 500, body: '' })],
  ['a lost connection', (route) => route.abort()],
] as [string, (route: Route) => Promise<void>][])
  test(`DOC-31 another failure, ${failure}, offers to try again`, async ({ page }) => {
    let isBroken = true;
    await page.route(/wide-/, (route) => (isBroken ? fail(route) : route.continue()));
    await gotoHydrated(page, images);
    const again = page.getByRole('button', { name: 'Error. Click to reload' }).first();
    await expect(again).toBeVisible();
    isBroken = false;
    await again.click();
    await expectLoaded(wide(page));
  });
