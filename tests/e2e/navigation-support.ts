import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { collectRequests, expectSameDocument, gotoHydrated } from './support';

/** Page data, as the router fetches or prefetches it. */
export const payloads = /\.txt(\?|$)/;

/** Follows a link without pointing at it first, so that nothing is prefetched. */
export async function followBlind(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

export const isPrefetch = (request: Request) => request.headers()['next-router-prefetch'] !== undefined;

/** Turns off prefetching of visible links; call before the first load. */
export async function stopSight(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
}

/** Counts the documents that are loaded from now on. */
export function countLoads(page: Page): () => number {
  const isLoad = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame();
  const loads = collectRequests(page, isLoad);
  return () => loads.length;
}

/** Collects uncaught errors and unhandled rejections; call before the first load. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Waits until the page has the given heading and path. */
export async function expectPage(page: Page, path: string, heading: string): Promise<void> {
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[/.]/g, '\\$&')}$`));
}

/**
 * Opens a page without prefetching of visible links.
 * @returns expects no uncaught errors, and between `least` and `most` loads since then
 */
export async function openWatched(page: Page, path: string) {
  const errors = collectErrors(page);
  await stopSight(page);
  await gotoHydrated(page, path);
  const loads = countLoads(page);
  return async (most: number, least = most) => {
    expect(loads()).toBeLessThanOrEqual(most);
    expect(loads()).toBeGreaterThanOrEqual(least);
    if (most === 0) await expectSameDocument(page);
    expect(errors).toEqual([]);
  };
}

/** Points at a link, and waits until it prefetches its page. */
export async function fetchAhead(page: Page, link: Locator): Promise<void> {
  const asked = page.waitForRequest((request) => isPrefetch(request));
  await link.hover();
  await asked;
}

/** Whether the progress bar was shown since `watchBar`. */
export const barWasSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-test-bar-seen'));

/** Watches for the progress bar from now on, even if it appears for a moment only. */
export async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.progress-bar'))
        document.documentElement.setAttribute('data-test-bar-seen', '');
    }).observe(document.body, { childList: true, subtree: true });
  });
}
