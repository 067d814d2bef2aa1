import { expect, test, type Page } from '@playwright/test';
import {
  boxOf,
  collectForeignRequests,
  collectRequests,
  expectLoaded,
  gotoHydrated,
  phone,
  rightOf,
  styleOf,
} from './support';

const address = '/user-guide/viewer';
const pageWithClips = '/user-guide/viewer/viewport';

/** Starts the first clip of a page with the keyboard, and waits until it runs. */
async function playClip(page: Page): Promise<void> {
  const clip = page.locator('figure.screenshot video').first();
  await clip.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
}

test('DOC-28 DOC-29 DOC-31 a screenshot has numbered rings and can be enlarged', async ({ page }) => {
  await gotoHydrated(page, address);
  const figure = page.locator('figure.screenshot').first();
  const picture = figure.getByRole('img');
  await expect(picture).toHaveAttribute('alt', /\S{3}.*\.$/);
  await expect(picture).toHaveAttribute('srcset', /\.640\.webp 640w, \S+\.1030\.webp 1030w/);
  await picture.scrollIntoViewIfNeeded();
  await expectLoaded(picture);
  const rings = figure.locator('svg rect');
  await expect(figure.getByRole('listitem')).toHaveCount(await rings.count());
  expect((await boxOf(rings.first())).x).toBeGreaterThanOrEqual((await boxOf(picture)).x - 2);
  expect(await rightOf(rings.first())).toBeLessThanOrEqual((await rightOf(picture)) + 2);
  await page.setViewportSize(phone);
  expect(await rightOf(figure)).toBeLessThanOrEqual(phone.width);
  await expect(figure.getByRole('button', { name: /^Zoom/ })).toBeAttached();
  await picture.click();
  await expect(page.locator('.medium-zoom-overlay')).toBeVisible();
});

test('CON-04 DOC-31 screenshots load when they are in view, and clips when started', async ({ page }) => {
  const clips = collectRequests(page, (request) => request.url().endsWith('.webm'));
  await gotoHydrated(page, pageWithClips);
  const frames = page.locator('figure.screenshot :is(.image-main, .clip-poster)');
  await expect(frames.last()).toHaveJSProperty('naturalWidth', 0);
  await frames.last().scrollIntoViewIfNeeded();
  await expectLoaded(frames.last());
  expect(clips).toEqual([]);
  await playClip(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('figure.screenshot video').first()).toBeHidden();
  await expect(page.locator('.clip-poster').first()).toBeVisible();
});

test('DOC-31 a screenshot that failed to load shows its message without rings over it', async ({ page }) => {
  await page.route(/\.webp$/, (route) => route.abort());
  await gotoHydrated(page, address);
  const figure = page.locator('figure.screenshot').first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByText('Error. Click to reload')).toBeVisible();
  await expect(figure.locator('svg')).toBeHidden();
});

test('DOC-35 a video of another host is a card that loads nothing from that host', async ({ page }) => {
  const foreign = collectForeignRequests(page);
  await gotoHydrated(page, '/user-guide/viewer/measurement-tracking');
  const card = page.locator('.video').first();
  const link = card.getByRole('link', { name: 'Start tracking' });
  await expect(link).toHaveAttribute('href', 'https://vimeo.com/843234022');
  await expect(link).toHaveAttribute('target', '_blank');
  await link.scrollIntoViewIfNeeded();
  await expectLoaded(card.locator('img'));
  const box = await boxOf(card);
  const middle = { left: box.x + box.width - 20, top: box.y + box.height / 2 };
  const target = ({ left, top }: typeof middle) =>
    document.elementFromPoint(left, top)?.closest('a')?.textContent;
  expect(await page.evaluate(target, middle), 'the whole card is a link').toBe('Start tracking');
  expect(foreign).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await styleOf(link, 'content', '::after')).toContain('https://vimeo.com/843234022');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('DOC-28 a page shows a screenshot with its rings, and plays a clip', async ({ page }) => {
    await page.goto(address);
    const figure = page.locator('figure.screenshot').first();
    await expect(figure.getByRole('img')).toBeVisible();
    await expect(figure.locator('svg text').first()).toHaveText('1');
    await expect(figure.getByRole('listitem').first()).toBeVisible();
    await page.goto(pageWithClips);
    await playClip(page);
  });
});
