import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { installColorProbe } from './color-probe';
import {
  expectLoaded,
  expectSameDocument,
  fixtureSite,
  gotoHydrated,
  holdRequests,
  phone,
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

/** Expects that zooming becomes possible one second after the load, at which the clock must have been stopped. */
async function expectZoomInASecond(page: Page) {
  await page.clock.runFor(900);
  expect(await cursorOf(wide(page))).not.toBe('zoom-in');
  // The site attaches zooming in a task after the one that marks the page as started, and both wait for the clock.
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await cursorOf(wide(page))).toBe('zoom-in');
  }).toPass({ intervals: [10] });
}

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

test('DOC-28 DOC-31 nothing on a page moves when images replace their lightweight previews', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const release = await holdRequests(page, /\/assets\//);
  await page.goto(images, { waitUntil: 'domcontentloaded' });
  await waitHydrated(page);
  const tops = () =>
    page
      .locator('article h2')
      .evaluateAll((list) => list.map((h) => h.getBoundingClientRect().top + scrollY));
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

test('DOC-29 images can be zoomed once a second has passed since the page loaded', async ({ page }) => {
  await page.clock.install({ time: 0 });
  let start = () => {};
  const held = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/_next/static/start-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest('**/_next/static/start-*.js');
  await page.goto(images, { waitUntil: 'domcontentloaded' });
  await requested;
  await page.clock.pauseAt(60_000);
  start();
  await page.mouse.move(640, 400);
  // The site starts in several tasks, which wait for the clock.
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 100 });
  }).toPass({ intervals: [10] });
  await expectZoomInASecond(page);
  await wide(page).click();
  await expect(overlay(page)).toBeAttached();
});

test('DOC-29 after a navigation, images can again be zoomed only after a second', async ({ page }) => {
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

test('DOC-29 DOC-30 a click, Escape, Tab or scrolling ends zoom; linked images stay links', async ({
  page,
}) => {
  await installColorProbe(page);
  await gotoHydrated(page, images);
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

test('DOC-31 an image says that the browser is offline, and loads when it is back online', async ({
  page,
}) => {
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

test('DOC-31 an image that failed to load says why, and offers to load again', async ({ page }) => {
  const answers: [answer: (route: Route) => Promise<void>, message: string][] = [
    [(route) => route.fulfill({ status: 404, body: '' }), '404. Image not found'],
    [(route) => route.fulfill({ status: 500, body: '' }), 'Error. Click to reload'],
    [(route) => route.abort(), 'Error. Click to reload'],
  ];
  let answerNow = (route: Route) => route.fallback();
  await page.route(/wide-/, (route) => answerNow(route));
  for (const [answer, message] of answers) {
    answerNow = answer;
    await gotoHydrated(page, images);
    await expect(page.getByText(message).first()).toBeVisible();
  }
  answerNow = (route) => route.fallback();
  await page.getByRole('button', { name: 'Error. Click to reload' }).first().click();
  await expectLoaded(wide(page));
});
