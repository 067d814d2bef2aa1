import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { collectRequests, expectSameDocument, gotoHydrated } from './support';

/** Data of a page, as the router fetches it: the whole of it, or the parts fetched ahead. */
export const payloads = /\.txt(\?|$)/;

/** Follows a link of the page without pointing at it first, so that nothing is fetched ahead. */
export async function followBlind(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

export const isPrefetch = (request: Request) => request.headers()['next-router-prefetch'] !== undefined;

/** Keeps links in view from fetching their pages ahead; call before the first load. */
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

/** Waits until the page has the given title and address, and is alive. */
export async function expectPage(page: Page, path: string, heading: string): Promise<void> {
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[/.]/g, '\\$&')}$`));
}

/**
 * Opens a page whose links are not fetched ahead by sight.
 * @returns expects no uncaught error, and so many loads since then: exactly `most`, or between `least` and `most`
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

/** Points at a link, and waits until it asks for the data of its page. */
export async function fetchAhead(page: Page, link: Locator): Promise<void> {
  const asked = page.waitForRequest((request) => isPrefetch(request));
  await link.hover();
  await asked;
}

/** Whether the progress bar was ever in the document since `watchBar`. */
export const barWasSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-test-bar-seen'));

/** Watches for the progress bar from now on, also for a moment. */
export async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.progress-bar'))
        document.documentElement.setAttribute('data-test-bar-seen', '');
    }).observe(document.body, { childList: true, subtree: true });
  });
}
