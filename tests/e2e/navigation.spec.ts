import { expect, test, type Page } from '@playwright/test';
import { followNew } from '../support/follow-new';
import {
  barWasSeen,
  collectErrors,
  expectPage,
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

test('NV-01 SH-11 hydration, Back and Forward keep the text of a page', async ({ page }) => {
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
  const first = await article.textContent();
  await followBlind(page, '/faq/technical');
  await expectPage(page, '/faq/technical', 'Technical FAQ');
  const second = await article.textContent();
  await page.goBack();
  await expectPage(page, '/faq/general', 'General FAQ');
  await expect(article).toHaveText(first ?? '');
  await page.goForward();
  await expectPage(page, '/faq/technical', 'Technical FAQ');
  await expect(article).toHaveText(second ?? '');
  await expectSameDocument(page);
  expect(errors).toEqual([]);
});
