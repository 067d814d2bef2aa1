import { expect, test, type Locator, type Page, type Request } from '@playwright/test';
import { expectPage, fetchAhead, isPrefetch, stopSight } from './navigation-support';
import { collectRequests, expectSameDocument, gotoHydrated, navbarOf, sidebarOf } from './support';

/** Longer than links must be in view before they are prefetched. */
const SIGHT = 3500;

/** Makes the browser report this connection (`navigator.connection`) from the first load on. */
const mockConnection = (page: Page, connection: unknown) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);

test('NV-16 a page prefetches the pages of up to eight visible links, once each', async ({ page }) => {
  await page.clock.install();
  const requests = collectRequests(page, isPrefetch);
  await gotoHydrated(page, '/faq/');
  await page.clock.runFor(SIGHT);
  await expect.poll(() => requests.length).toBe(8);
  await page.mouse.wheel(0, 400);
  await page.mouse.wheel(0, -400);
  await page.clock.runFor(SIGHT);
  await fetchAhead(page, navbarOf(page).getByRole('link', { name: 'Help', exact: true }));
  expect(new Set(requests).size).toBe(9);
  expect(requests).toHaveLength(9);
});

test('NV-17 a link prefetches its page once, when it is hovered, touched or focused', async ({ page }) => {
  await stopSight(page);
  await gotoHydrated(page, '/faq/general');
  for (const [name, path, giveSign] of [
    ['Technical FAQ', '/faq/technical', (link) => link.hover()],
    ['Resources', '/resources', (link) => link.dispatchEvent('touchstart')],
    ['Introduction', '/', (link) => link.focus()],
  ] as [string, string, (link: Locator) => Promise<void>][]) {
    const isData = (request: Request) =>
      new URL(request.url()).pathname === `${path.replace(/\/$/, '/index')}.txt`;
    const link = sidebarOf(page).getByRole('link', { name, exact: true });
    const fetched = page.waitForEvent('requestfinished', (request) => isPrefetch(request) && isData(request));
    await giveSign(link);
    await fetched;
    const later = collectRequests(page, (request) => isData(request) && !isPrefetch(request));
    await link.click();
    await expectPage(page, path, name);
    await expectSameDocument(page);
    expect(later).toEqual([]);
  }
});

test('NV-18 NV-19 links prefetch nothing on slow connections or to save data', async ({ page }) => {
  await page.clock.install();
  const requests = collectRequests(page, isPrefetch);
  for (const connection of [{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }]) {
    await mockConnection(page, connection);
    await gotoHydrated(page, '/faq/general');
    await page.clock.runFor(SIGHT);
    await page.mouse.wheel(0, 800);
    const link = sidebarOf(page).getByRole('link', { name: 'Technical FAQ' });
    await link.hover();
    await link.focus();
    await link.click();
    await expectPage(page, '/faq/technical', 'Technical FAQ');
    await expectSameDocument(page);
    expect(requests, JSON.stringify(connection)).toEqual([]);
  }
});
