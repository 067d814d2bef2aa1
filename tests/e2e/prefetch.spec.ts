import { expect, test, type Page } from '@playwright/test';
import { expectPage, isPrefetch, payloads } from './navigation-support';
import { expectSameDocument, gotoHydrated, sidebarOf } from './support';

/** Wait until links in view are fetched ahead, with room. */
const SIGHT = 3500;

/** Collects the pages that are fetched ahead. */
function collectPrefetched(page: Page): { pages: Set<string>; requests: string[] } {
  const pages = new Set<string>();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!isPrefetch(request)) return;
    const { pathname } = new URL(request.url());
    requests.push(pathname);
    pages.add(pathname.replace(/\.txt$/, ''));
  });
  return { pages, requests };
}

/** Makes the browser report a connection, before the first load. */
const connect = (page: Page, connection: unknown) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);

test('NV-16 links that come into view fetch their page ahead, once, and few of them', async ({ page }) => {
  await page.clock.install();
  const { pages, requests } = collectPrefetched(page);
  await gotoHydrated(page, '/faq/');
  expect(pages.size).toBe(0);
  await page.clock.runFor(SIGHT);
  await expect.poll(() => pages.size).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(pages.size).toBeLessThanOrEqual(8);
  expect(requests.length).toBe(new Set(requests).size);
  const count = requests.length;
  await page.mouse.wheel(0, 400);
  await page.mouse.wheel(0, -400);
  await page.clock.runFor(SIGHT);
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBe(count);
});

for (const sign of ['pointer', 'touch', 'focus'] as const)
  test(`NV-17 a link fetches its page ahead on ${sign}, and following loads no more`, async ({ page }) => {
    const { pages } = collectPrefetched(page);
    await gotoHydrated(page, '/faq/general');
    const link = sidebarOf(page).getByRole('link', { name: 'Technical FAQ' });
    const fetched = page.waitForEvent(
      'requestfinished',
      (request) => isPrefetch(request) && new URL(request.url()).pathname === '/faq/technical.txt',
    );
    if (sign === 'pointer') await link.hover();
    else if (sign === 'focus') await link.focus();
    else await link.dispatchEvent('touchstart');
    await fetched;
    expect([...pages]).toContain('/faq/technical');
    await page.waitForLoadState('networkidle');
    const later: string[] = [];
    page.on('request', (request) => {
      // The new page prefetches the text of its own links, which is not part of following this one.
      const isThisPage = new URL(request.url()).pathname.includes('/faq/technical');
      if (payloads.test(request.url()) && isThisPage && !isPrefetch(request)) later.push(request.url());
    });
    await link.click();
    await expectPage(page, '/faq/technical', 'Technical FAQ');
    await expectSameDocument(page);
    expect(later).toEqual([]);
  });

for (const connection of [{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }])
  test(`NV-18 NV-19 nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await connect(page, connection);
    await page.clock.install();
    const { requests } = collectPrefetched(page);
    await gotoHydrated(page, '/faq/general');
    await page.clock.runFor(SIGHT);
    await page.mouse.wheel(0, 800);
    const link = sidebarOf(page).getByRole('link', { name: 'Technical FAQ' });
    await link.hover();
    await link.focus();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await link.click();
    await expectPage(page, '/faq/technical', 'Technical FAQ');
    await expectSameDocument(page);
  });
