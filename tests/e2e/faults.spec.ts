import { expect, test, type Page, type Route } from '@playwright/test';
import { followNew } from '../support/follow-new';
import { expectPage, fetchAhead, followBlind, isPrefetch, openWatched, payloads } from './navigation-support';
import { exhaustive, expectSameDocument, sidebarOf } from './support';

/*
 * Faults on the way to a page, after a click on a link that was not prefetched, after Back, and after a click on a link
 * whose prefetch failed. None of them may lose the page, load more than once, or throw an uncaught error.
 */

const from = { path: '/faq/general', heading: 'General FAQ' };
const to = { path: '/faq/technical', heading: 'Technical FAQ' };

const answer = (options: Parameters<Route['fulfill']>[0]) => (route: Route) => route.fulfill(options);

/** Faults of page data that make the browser load the page itself. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'is answered with 404': answer({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'is answered with 500': answer({ status: 500, contentType: 'text/plain', body: 'Internal error' }),
  'has a wrong type': answer({ status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  'is not page data': answer({ status: 200, contentType: 'text/plain', body: 'Proxy: try again later' }),
  'is cut off by a dropped connection': (route) => route.abort('connectionreset'),
};

/** One of the faults; `npm run test:all` tests the others, too. */
const sample = 'is not page data';

const open = (page: Page) => openWatched(page, from.path);
const linkOf = (page: Page) => sidebarOf(page).getByRole('link', { name: to.heading });

for (const [name, fault] of Object.entries(faults))
  test.describe(`when the data of a page ${name}`, exhaustive(name !== sample), () => {
    test('NV-02 NV-11 NV-19 ERR-01 Back needs no load, and a click on a link one', async ({ page }) => {
      const expectLoads = await open(page);
      await followBlind(page, '/faq/');
      await expectPage(page, '/faq/', 'General FAQ');
      await page.route(payloads, fault);
      await page.goBack();
      await expectPage(page, from.path, from.heading);
      await expectLoads(0);
      await followBlind(page, to.path);
      await expectPage(page, to.path, to.heading);
      await expect(page.locator('main article')).toContainText(to.heading);
      await expect(page.locator('.progress-bar')).toHaveCount(0);
      await expectLoads(1);
      await page.goBack();
      await expectPage(page, from.path, from.heading);
      await expectLoads(2, 1);
    });
  });

test('NV-02 the browser loads a page after ten seconds if its data never arrives', async ({ page }) => {
  await page.clock.install();
  const expectLoads = await open(page);
  await page.route(payloads, () => {});
  await page.clock.pauseAt(Date.now() + 60_000);
  await followBlind(page, to.path);
  await page.clock.runFor(9000);
  await expect(page.locator('.progress-bar')).toHaveAttribute('data-phase', 'running');
  await expectSameDocument(page);
  await expect(page.locator('h1')).toHaveText(from.heading);
  await page.clock.runFor(1500);
  await expectPage(page, to.path, to.heading);
  await expectLoads(1);
});

test('NV-02 another link or Back is followed while the data of a page are pending', async ({ page }) => {
  const expectLoads = await open(page);
  await followNew(page, '/configuration/tours');
  await expect(page.locator('h1')).toHaveText(/Tour/);
  await page.route(/technical.*\.txt/, () => {});
  await followBlind(page, to.path);
  await expect(page.locator('.progress-bar')).toHaveCount(1);
  await followBlind(page, from.path);
  await expectPage(page, from.path, from.heading);
  await expect(page.locator('.progress-bar')).toHaveCount(0);
  await followBlind(page, to.path);
  await expect(page.locator('.progress-bar')).toHaveCount(1);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(/Tour/);
  await expect(page.locator('.progress-bar')).toHaveCount(0);
  await expectLoads(0);
});

test.describe('without a network', () => {
  const notice = (page: Page) => page.locator('.offline-notice');

  test('NV-02 Back shows a visited page, and a button cancels a clicked link', async ({ page, context }) => {
    const expectLoads = await open(page);
    await followBlind(page, '/faq/');
    await expectPage(page, '/faq/', 'General FAQ');
    await context.setOffline(true);
    await page.goBack();
    await expectPage(page, from.path, from.heading);
    await followBlind(page, to.path);
    await notice(page).getByRole('button', { name: 'Stay on this page' }).click();
    await expect(notice(page)).toBeEmpty();
    await expect(page.locator('.progress-bar')).toHaveCount(0);
    await context.setOffline(false);
    await page.evaluate(() => window.scrollTo(0, 0));
    await linkOf(page).click();
    await expectPage(page, to.path, to.heading);
    await expectLoads(0);
  });

  test('NV-02 NV-19 a prefetched link opens; another waits for the network', async ({ page, context }) => {
    const expectLoads = await open(page);
    const ahead = page.waitForEvent('requestfinished', isPrefetch);
    await linkOf(page).hover();
    await ahead;
    await context.setOffline(true);
    const unknown = sidebarOf(page).getByRole('link', { name: 'FAQ', exact: true });
    const failed = page.waitForEvent('requestfailed');
    await unknown.hover();
    await failed;
    await expect(notice(page)).toBeEmpty();
    await linkOf(page).click();
    await expectPage(page, to.path, to.heading);
    await followBlind(page, '/faq/');
    await expect(notice(page)).toContainText('No connection.');
    await expectPage(page, to.path, to.heading);
    await expectSameDocument(page);
    await context.setOffline(false);
    await expectPage(page, '/faq/', 'General FAQ');
    await expect(notice(page)).toBeEmpty();
    await expectLoads(1);
  });

  test('NV-02 a clicked link also waits until an unreachable host is back', async ({ page }) => {
    const expectLoads = await open(page);
    let down = true;
    await page.route('**/faq/**', (route) => (down ? route.abort('connectionrefused') : route.continue()));
    await followBlind(page, to.path);
    await expect(notice(page)).toContainText('No connection.');
    await expectSameDocument(page);
    down = false;
    await expectPage(page, to.path, to.heading);
    await expectLoads(1);
  });
});

test('NV-18 NV-19 links are also prefetched without connection information', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined }));
  const expectLoads = await open(page);
  await fetchAhead(page, linkOf(page));
  await linkOf(page).click();
  await expectPage(page, to.path, to.heading);
  await expectLoads(0);
});
