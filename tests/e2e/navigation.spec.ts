import { expect, test, type Locator, type Page, type Request } from '@playwright/test';
import { followNew } from '../support/follow-new';
import {
  barWasSeen,
  collectErrors,
  expectPage,
  fetchAhead,
  followBlind,
  isPrefetch,
  payloads,
  stopSight,
  watchBar,
} from './navigation-support';
import {
  collectRequests,
  expectSameDocument,
  gotoHydrated,
  holdRequests,
  navbarOf,
  sidebarOf,
} from './support';

const accentOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--accent)';
    return getComputedStyle(probe).color;
  });

const highestLayerOf = (page: Page) =>
  page
    .locator('body *')
    .evaluateAll((all) => String(Math.max(...all.map((one) => Number(getComputedStyle(one).zIndex) || 0))));

test('NV-01 NV-09 NV-11 NV-12 NV-13 ERR-01 a navigation shows a progress bar', async ({ page }) => {
  await page.clock.install();
  await stopSight(page);
  await gotoHydrated(page, '/faq/general');
  const release = await holdRequests(page, payloads);
  await page.clock.pauseAt(Date.now() + 60_000);
  await followBlind(page, '/faq/technical');
  const bar = page.locator('.progress-bar');
  await page.clock.runFor(150);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(150);
  await expect(bar).toHaveAttribute('data-phase', 'running');
  await expect(bar).toBeVisible();
  for (const [property, value] of [
    ['height', '2px'],
    ['pointer-events', 'none'],
    ['position', 'fixed'],
    ['background-color', await accentOf(page)],
    ['z-index', await highestLayerOf(page)],
  ] as const)
    await expect(bar).toHaveCSS(property, value);
  await expect(bar).toBeEmpty();
  await expect(bar).toHaveAttribute('aria-hidden', 'true');
  await expect(page.locator('h1')).toHaveText('General FAQ');
  await expect(page.locator('main article')).toBeVisible();
  await expect(page).toHaveURL(/\/faq\/general$/);
  release();
  await expectPage(page, '/faq/technical', 'Technical FAQ');
  await expect(bar).toHaveAttribute('data-phase', 'done');
  await page.clock.runFor(1000);
  await expect(bar).toHaveCount(0);
  await expectSameDocument(page);
});

test('NV-10 the progress bar does not appear for prefetched pages, hashes and queries', async ({ page }) => {
  await page.clock.install();
  await stopSight(page);
  await gotoHydrated(page, '/faq/general');
  await watchBar(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const ahead = page.waitForResponse((response) => /technical/.test(response.url()) && response.ok());
  const link = sidebarOf(page).getByRole('link', { name: 'Technical FAQ' });
  await link.hover();
  await ahead;
  await page.waitForLoadState('networkidle');
  await link.click();
  await expectPage(page, '/faq/technical', 'Technical FAQ');
  await page.clock.runFor(400);
  await page.locator('.theme-doc-toc-desktop a').nth(2).click();
  await expect(page).toHaveURL(/#/);
  await page.clock.runFor(400);
  await followNew(page, '?x=1');
  await expect(page).toHaveURL(/\?x=1$/);
  await page.clock.runFor(400);
  expect(await barWasSeen(page)).toBe(false);
});

test('NV-14 NV-15 a navigation announces the new title and moves the focus to the start', async ({
  page,
}) => {
  await gotoHydrated(page, '/faq/general');
  const skip = page.locator('.skip-link');
  await sidebarOf(page).getByRole('link', { name: 'Technical FAQ' }).click();
  await expect(page.locator('h1')).toHaveText('Technical FAQ');
  const announced = page.locator('next-route-announcer [aria-live="assertive"]');
  await expect(announced).toHaveText(/^Technical FAQ( \| OHIF)?$/);
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();

  const place = page.locator('.theme-doc-toc-desktop a').first();
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  await expect(place).toBeFocused();

  const home = navbarOf(page).getByRole('link', { name: 'Docs', exact: true });
  await home.focus();
  await page.goBack();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('General FAQ');
  await expect(home).toBeFocused();
});

test('NV-21 links to other hosts and Ctrl+clicked links open in new tabs', async ({ page, context }) => {
  await context.route(/ohif\.org|github\.com/, (route) => route.fulfill({ body: 'elsewhere' }));
  await gotoHydrated(page, '/faq/general');
  const ahead = collectRequests(page, isPrefetch);
  const showcase = navbarOf(page).getByRole('link', { name: 'Showcase' });
  await showcase.hover();
  const [tab] = await Promise.all([context.waitForEvent('page'), showcase.click()]);
  await expect(tab).toHaveURL(/ohif\.org\/showcase/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();

  await page.locator('.theme-doc-toc-desktop a').first().hover();
  const link = sidebarOf(page).getByRole('link', { name: 'Technical FAQ' });
  const [second] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(second.locator('h1')).toHaveText('Technical FAQ');
  await expect(page.locator('h1')).toHaveText('General FAQ');
  expect(ahead.filter((address) => /general|showcase/.test(address))).toEqual([]);
});

test('NV-01 SH-11 hydration and Back keep the text of a page', async ({ page }) => {
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const article = document.querySelector('article');
      Object.assign(window, { served: { article, first: article?.firstChild, text: article?.textContent } });
    });
  });
  await gotoHydrated(page, '/faq/general');
  const isKept = await page.evaluate(() => {
    const { article, first, text } = (window as unknown as { served: Record<string, unknown> }).served;
    const now = document.querySelector('article');
    return now === article && now?.firstChild === first && now?.textContent === text && text !== '';
  });
  expect(isKept).toBe(true);

  const article = page.locator('main article');
  const text = (await article.textContent()) ?? '';
  await followBlind(page, '/faq/technical');
  await expectPage(page, '/faq/technical', 'Technical FAQ');
  await page.goBack();
  await expect(article).toHaveText(text);
  await expectSameDocument(page);
  expect(errors).toEqual([]);
});

/** Longer than links must be in view before they are prefetched. */
const SIGHT = 3500;

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
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
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
