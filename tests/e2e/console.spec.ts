import { expect, test, type Locator } from '@playwright/test';
import {
  collectConsole,
  collectForeignRequests,
  expectSameDocument,
  gotoHydrated,
  phone,
  sidebarOf,
  switchVersion,
  openMobileSidebar,
} from './support';

test('DOC-03 navigations of each kind log nothing and request nothing of other hosts', async ({ page }) => {
  const lines = collectConsole(page);
  const foreign = collectForeignRequests(page);
  await page.clock.install();
  await gotoHydrated(page, '/');
  const sidebar = sidebarOf(page);
  const paginator = page.getByRole('navigation', { name: 'Docs pages' });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const article = page.locator('main article');
  const steps: [string, Locator | (() => Promise<unknown>)][] = [
    ['/deployment/', sidebar.getByRole('link', { name: 'Deployment', exact: true })],
    ['/deployment/build-for-production', paginator.getByRole('link', { name: 'Next' })],
    ['/deployment/', crumbs.getByRole('link', { name: 'Deployment' })],
    ['/faq/', sidebar.getByRole('link', { name: 'FAQ', exact: true })],
    ['/faq/general', sidebar.getByRole('link', { name: 'General FAQ' })],
    ['/3.9/faq/general', () => switchVersion(page, '3.9')],
    ['/faq/general', page.getByRole('link', { name: 'latest version' })],
    [
      '/faq/general#does-ohif-offer-support',
      contents.getByRole('link', { name: 'Does OHIF offer support?' }),
    ],
    ['/faq/technical', article.getByRole('link', { name: /technical questions/i }).first()],
    ['/faq/general#does-ohif-offer-support', () => page.goBack()],
    ['/faq/technical', () => page.goForward()],
    ['/', page.getByRole('link', { name: 'Home page' })],
  ];
  for (const [address, go] of steps) {
    await (typeof go === 'function' ? go() : go.click());
    await expect(page).toHaveURL(address);
    await expect(page.locator('main h1')).toBeVisible();
    await page.clock.runFor(3000);
  }
  await expectSameDocument(page);

  await page.setViewportSize(phone);
  const dialog = await openMobileSidebar(page);
  await dialog.getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page).toHaveURL('/faq/');
  // Waits for late work: prefetching, lazy images, image zoom.
  await page.clock.runFor(5000);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await page.clock.runFor(5000);
  await page.waitForLoadState('networkidle');
  expect(lines).toEqual([]);
  expect(foreign).toEqual([]);
});
