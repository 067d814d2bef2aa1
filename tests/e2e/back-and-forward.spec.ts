import { expect, test, type Page } from '@playwright/test';
import { pagePairs } from '../support/page-pairs';
import { followNew } from '../support/follow-new';
import { isPrefetch, stopSight } from './navigation-support';
import { exhaustive, expectSameDocument, gotoHydrated, phone, scrollOf, waitHydrated } from './support';

/** Scrolls to a part of the page's height, and waits until the page has saved the place. @returns the place in px */
async function rest(page: Page, part: number): Promise<number> {
  await page.evaluate((share) => {
    const top = (document.documentElement.scrollHeight - innerHeight) * share;
    scrollTo({ top: Math.round(top), behavior: 'instant' });
  }, part);
  // Pictures that arrive above may move the page by a pixel.
  const isSaved = () => page.evaluate(() => Math.abs((history.state?.place ?? 0) - scrollY) < 1);
  await expect.poll(isSaved).toBe(true);
  return scrollOf(page);
}

/** Waits for the page, and expects that it is where the reader left it, within 2 px. */
async function expectPlace(page: Page, path: string, top: number): Promise<void> {
  const address = page.locator('meta[property="og:url"]');
  await expect.poll(async () => new URL((await address.getAttribute('content')) ?? '').pathname).toBe(path);
  await waitHydrated(page);
  const distance = async () => Math.abs((await scrollOf(page)) - top);
  await expect.poll(distance, `${path} at ${top}`).toBeLessThanOrEqual(2);
  await page.waitForLoadState('networkidle');
  expect(await distance(), `${path} at ${top}, loaded`).toBeLessThanOrEqual(2);
}

/** Points at a new link until its page is prefetched, because the code for it is loaded after the start. */
async function prefetch(page: Page, path: string): Promise<void> {
  const answered = page.waitForResponse((response) => isPrefetch(response.request()));
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= isPrefetch(request);
  });
  await expect(async () => {
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main')?.append(link);
      link.dispatchEvent(new Event('pointerover', { bubbles: true }));
      link.remove();
    }, path);
    expect(isAsked).toBe(true);
  }).toPass();
  await answered;
}

/** `npm test` goes back and forward between each pair once: in a desktop window, or prefetched on a phone. */
const isSample = (isPhone: boolean, isAhead: boolean, index: number) =>
  isPhone === isAhead && isPhone === (index % 2 === 1);

for (const size of [{ width: 1280, height: 800 }, phone])
  for (const isAhead of [false, true])
    test.describe(`in a window of ${size.width} px, with pages ${isAhead ? 'prefetched' : 'not prefetched'}`, () => {
      test.use({ viewport: size });

      for (const [index, [from, to]] of pagePairs.entries())
        test(
          `NV-08 Back and Forward restore the scroll position between ${from} and ${to}`,
          exhaustive(!isSample(size === phone, isAhead, index)),
          async ({ page }) => {
            await stopSight(page);
            await gotoHydrated(page, from);
            if (isAhead) await prefetch(page, to);
            const first = await rest(page, 0.7);
            await followNew(page, to);
            await expectPlace(page, to, 0);
            const second = await rest(page, 0.9);
            await page.goBack();
            await expectPlace(page, from, first);
            await page.goForward();
            await expectPlace(page, to, second);
            await page.goBack();
            await expectPlace(page, from, first);
            await expectSameDocument(page);
          },
        );
    });

/** Scrolls to the end of what is loaded until the page is `height` px long, and leaves the window near its end. */
async function readOn(page: Page, height: number): Promise<number> {
  const isLong = (least: number) => document.documentElement.scrollHeight > least;
  await page.mouse.move(600, 400);
  while (!(await page.evaluate(isLong, height))) await page.mouse.wheel(0, 600);
  await page.waitForLoadState('networkidle');
  return rest(page, 0.7);
}

for (const [path, what] of [
  ['/search?q=mode', 'search results that were loaded while scrolling'],
  ['/components-list', 'demos'],
  ['/configuration/configurationFiles', 'code blocks'],
] as const)
  for (const isReloaded of [false, true])
    test(`NV-08 Back restores the place below ${what}${isReloaded ? ', also after a reload' : ''}`, async ({
      page,
    }) => {
      await gotoHydrated(page, path);
      const top = await readOn(page, 8000);
      /** Headings in the window. */
      const readTopics = () =>
        page.locator('main :is(h2, h3)').evaluateAll((all) =>
          all
            .filter((heading) => {
              const box = heading.getBoundingClientRect();
              return box.top > 0 && box.bottom < innerHeight;
            })
            .map(({ textContent }) => textContent),
        );
      const topics = await readTopics();
      await followNew(page, '/help');
      await expect(page).toHaveURL('/help');
      if (isReloaded) {
        await page.reload();
        await waitHydrated(page);
      }
      await page.goBack();
      const distance = async () => Math.abs((await scrollOf(page)) - top);
      await expect.poll(distance).toBeLessThanOrEqual(2);
      await page.waitForLoadState('networkidle');
      await expect.poll(readTopics).toEqual(topics);
      expect(await distance()).toBeLessThanOrEqual(2);
      // Like dragging the scrollbar, which causes no other event: nothing may scroll back.
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
      await page.waitForTimeout(500);
      expect(await scrollOf(page)).toBe(500);
    });
