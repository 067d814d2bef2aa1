import { expect, test, type Page } from '@playwright/test';
import { latestLabel } from '../support/served-versions';
import { isPrefetch } from './navigation-support';
import {
  boxOf,
  collectRequests,
  colorToggleOf,
  expectSameDocument,
  gotoHydrated,
  mobileSidebarOf,
  openMobileSidebar,
  phone,
  scrollOf,
  scrollPage,
  zoomed,
} from './support';

test.use({ viewport: phone });

const toggle = (page: Page) => page.locator('.navbar-toggle');
const docsMenu = (page: Page) => mobileSidebarOf(page).getByRole('navigation', { name: 'Docs sidebar' });
const back = (page: Page) => mobileSidebarOf(page).getByRole('button', { name: '← Back to main menu' });
const group = (page: Page, name: string) =>
  mobileSidebarOf(page)
    .locator('details')
    .filter({ has: page.locator('summary').getByText(name, { exact: true }) });

const expectUnfolded = (page: Page, name: string, isOpen: boolean) =>
  expect(group(page, name)).toHaveJSProperty('open', isOpen);

async function openMainMenu(page: Page): Promise<void> {
  await openMobileSidebar(page);
  await back(page).click();
  await expect(group(page, 'Versions')).toBeVisible();
}

test('NAV-21 NAV-22 NAV-28 the mobile menu opens at the docs menu if the page has one', async ({ page }) => {
  await gotoHydrated(page, '/faq/general');
  for (let time = 0; time < 2; time += 1) {
    await openMobileSidebar(page);
    await expect(docsMenu(page)).toBeVisible();
    await back(page).click();
    await expect(docsMenu(page)).toHaveCount(0);
    await expect(group(page, 'Versions')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mobileSidebarOf(page)).toHaveCount(0);
  }
  await gotoHydrated(page, '/no-such-page');
  await expect(colorToggleOf(page)).toHaveCount(0);
  await openMobileSidebar(page);
  await expect(docsMenu(page)).toHaveCount(0);
  await expect(back(page)).toHaveCount(0);
  await expectUnfolded(page, 'Versions', false);
  await colorToggleOf(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(mobileSidebarOf(page)).toBeVisible();
});

test('NAV-12 NAV-23 the main level of the mobile menu lists the navbar items', async ({ page }) => {
  await gotoHydrated(page, '/faq/general?x=1#how-do-i-report-a-bug');
  await openMainMenu(page);
  const captions = await mobileSidebarOf(page)
    .locator('.menu-root > li')
    .filter({ has: page.locator('a, summary') })
    .evaluateAll((all) => all.map((item) => item.querySelector('a, summary')?.textContent));
  expect(captions.join(', ')).toBe(
    'Docs, Components, Showcase, Collaborate, Help, 3.9 Migration Guides, Versions, Languages, GitHub Repository',
  );
  const latest = mobileSidebarOf(page).getByRole('link', { name: latestLabel });
  await expect(latest).toHaveAttribute('aria-current', 'page');
  await expectUnfolded(page, 'Languages', false);
  await group(page, 'Languages').locator('summary').click();
  const english = mobileSidebarOf(page).getByRole('link', { name: 'English' });
  await expect(english).toHaveAttribute('href', '/faq/general?x=1#how-do-i-report-a-bug');
  await expect(english).toHaveAttribute('lang', 'en');
  await english.click();
  await expect(mobileSidebarOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/faq/general?x=1#how-do-i-report-a-bug');
});

test('NAV-24 NAV-26 links close the mobile menu, and Back does not open it', async ({ page, context }) => {
  await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere' }));
  await gotoHydrated(page, '/faq/general');
  await openMainMenu(page);
  const popup = page.waitForEvent('popup');
  await mobileSidebarOf(page).getByRole('link', { name: 'Collaborate' }).click();
  await (await popup).close();
  await expect(mobileSidebarOf(page)).toHaveCount(0);
  const links = { 'General FAQ': '/faq/general', 'Technical FAQ': '/faq/technical', Introduction: '/' };
  for (const [name, path] of Object.entries(links)) {
    await openMobileSidebar(page);
    await docsMenu(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(mobileSidebarOf(page)).toHaveCount(0);
  }
  for (const path of ['/faq/technical', '/faq/general']) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(mobileSidebarOf(page)).toHaveCount(0);
  }
  await expectSameDocument(page);
});

test('NAV-26 Back closes the mobile menu, also after a reload, and then leaves', async ({ page }) => {
  await gotoHydrated(page, '/faq/');
  await gotoHydrated(page, '/configuration/configurationFiles');
  await scrollPage(page, 900);
  await openMobileSidebar(page);
  const requests = collectRequests(page, (request) => !isPrefetch(request));
  await page.goBack();
  await expect(mobileSidebarOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/configuration/configurationFiles');
  expect(await scrollOf(page)).toBe(900);
  expect(requests).toEqual([]);
  await expect(toggle(page)).toBeFocused();
  await expectSameDocument(page);
  await openMobileSidebar(page);
  await page.reload();
  await expect(mobileSidebarOf(page)).toBeVisible();
  await page.goBack();
  await expect(mobileSidebarOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/configuration/configurationFiles');
  await page.goBack();
  await expect(page).toHaveURL('/faq/');
});

test('NAV-20 NAV-25 NAV-26 the closed mobile menu leaves no entry in the history', async ({ page }) => {
  const button = mobileSidebarOf(page).getByRole('button', { name: 'Close navigation bar' });
  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    'its button': () => button.click(),
    'a double press on its button': () => button.dblclick(),
    'the backdrop': () => page.mouse.click(phone.width - 10, 400),
    'a wider window': () => page.setViewportSize({ width: 1200, height: 800 }),
  };
  await gotoHydrated(page, '/faq/');
  for (const [way, close] of Object.entries(ways))
    await test.step(`closed by ${way}`, async () => {
      // Follows a link, so that Back has a page to return to.
      await page.locator('main a[href="/faq/general"]').first().click();
      await expect(page).toHaveURL('/faq/general');
      await openMobileSidebar(page);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await close();
      await expect(mobileSidebarOf(page)).toHaveCount(0);
      if (way === 'its button') await expect(toggle(page)).toBeFocused();
      await expect(page).toHaveURL('/faq/general');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await page.setViewportSize(phone);
      await expect(mobileSidebarOf(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/faq/');
      await page.goForward();
      await expect(page).toHaveURL('/faq/general');
      await expect(mobileSidebarOf(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/faq/');
    });
});

test('NAV-27 the page behind the mobile menu is hidden and does not move', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await gotoHydrated(page, '/configuration/configurationFiles');
  await scrollPage(page, 600);
  const readHeight = async () => (await boxOf(page.locator('main'))).height;
  const height = await readHeight();
  await openMobileSidebar(page);
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
  await expect(page.locator('h1')).toBeHidden();
  expect(await readHeight()).toBe(height);
  await page.mouse.move(phone.width - 10, 400);
  await page.mouse.wheel(0, 500);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 5000);
  const list = mobileSidebarOf(page).locator('.mobile-sidebar-body');
  await expect.poll(() => list.evaluate((body) => body.scrollTop)).toBeGreaterThan(0);
  expect(await scrollOf(page)).toBe(600);
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');
  await expect(page.locator('h1')).toBeVisible();
  expect(await scrollOf(page)).toBe(600);
  expect(await readHeight()).toBe(height);
});

test('NAV-20 SB-16 the docs menu of the mobile menu is that of the page', async ({ page }) => {
  await gotoHydrated(page, '/3.9/faq/general');
  await openMobileSidebar(page);
  await expect(docsMenu(page).locator('a').first()).toHaveAttribute('href', '/3.9/');
  await expect(docsMenu(page).locator('a:not([href^="/3.9/"])')).toHaveCount(0);

  // It scrolls to the current page, also at 400 %.
  await page.setViewportSize(zoomed);
  await gotoHydrated(page, '/resources');
  await openMobileSidebar(page);
  await expect(docsMenu(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  await docsMenu(page).getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page).toHaveURL('/faq/');
});
