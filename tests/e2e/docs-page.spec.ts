import { expect, test, type Page } from '@playwright/test';
import { waitForFrames } from '../support/motion';
import {
  boxOf,
  expectSameDocument,
  gotoHydrated,
  navbarOf,
  phone,
  readClipboard,
  rightOf,
  scrollOf,
  scrollPage,
  sidebarOf,
  zoomed,
} from './support';
import { desktopBreakpoint } from '../../lib/site/constants';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page) => contents(page).locator('[aria-current]');
const upButton = (page: Page) => page.getByRole('button', { name: 'Scroll back to top' });

const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

/** Scrolls a heading to `top` px below the top of the window. */
const placeHeading = (page: Page, id: string, top: number) =>
  page.evaluate(
    ([name, at]) => {
      const y = document.getElementById(name)?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: y - at, behavior: 'instant' });
    },
    [id, top] as const,
  );

test('DOC-06 the table of contents is right of the text, except in narrow windows', async ({ page }) => {
  await page.setViewportSize({ width: desktopBreakpoint + 1, height: 800 });
  await gotoHydrated(page, '/faq/general');
  expect((await boxOf(contents(page))).x).toBeGreaterThan(await rightOf(page.locator('main article')));
  await scrollPage(page, 900);
  expect((await boxOf(contents(page))).y).toBeGreaterThanOrEqual((await boxOf(navbarOf(page))).height);
  await expect(contents(page).getByText('On this page')).toBeInViewport();
  await page.setViewportSize({ width: desktopBreakpoint, height: 800 });
  await expect(contents(page)).toBeHidden();
});

test('DOC-08 the table of contents marks the current heading and keeps it in view', async ({ page }) => {
  await gotoHydrated(page, '/configuration/configurationFiles');
  await expect(current(page)).toHaveCount(0);
  const ids = await page
    .locator('main article :is(h2, h3)[id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  const [, second = '', third = ''] = ids;
  await placeHeading(page, third, 200);
  await expect(current(page)).toHaveAttribute('href', `#${third}`);
  await placeHeading(page, third, 405);
  await expect(current(page)).not.toHaveAttribute('href', `#${third}`);
  await placeHeading(page, second, 40);
  await placeHeading(page, third, 700);
  await expect(current(page)).toHaveAttribute('href', `#${second}`);
  await scrollToEnd(page);
  await expect(current(page)).toHaveAttribute('href', `#${ids.at(-1)}`);
  await expect(current(page)).toHaveCount(1);
  await scrollPage(page, 0);
  await expect(current(page)).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 320 });
  await scrollToEnd(page);
  await expect(current(page)).toBeInViewport();
});

for (const size of [phone, zoomed])
  test(`DOC-09 the folded table of contents opens at ${size.width} × ${size.height} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await gotoHydrated(page, '/faq/general');
    const caption = page.locator('.theme-doc-toc-mobile summary');
    const entry = page
      .locator('.theme-doc-toc-mobile')
      .getByRole('link', { name: 'Does OHIF offer support?' });
    await expect(caption).toHaveText('On this page');
    await expect(entry).toBeHidden();
    await caption.click();
    await expect(entry).toBeVisible();
    await entry.click();
    await expect(page).toHaveURL('/faq/general#does-ohif-offer-support');
    await expect(page.locator('#does-ohif-offer-support')).toBeInViewport();
    await caption.press('Enter');
    await expect(entry).toBeHidden();
  });

test('DOC-11 a heading has an anchor, which scrolls it below the navbar', async ({ page }) => {
  await gotoHydrated(page, '/faq/general');
  const heading = page
    .locator('article.theme-doc-markdown')
    .getByRole('heading', { name: /How do I report a bug/ });
  const anchor = heading.getByRole('link', { name: 'Direct link to How do I report a bug?', exact: true });
  await expect(anchor).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(anchor).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(anchor).toHaveCSS('opacity', '0');
  await anchor.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(anchor).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq/general#how-do-i-report-a-bug');
  await expectSameDocument(page);
  const { height } = await boxOf(navbarOf(page));
  await expect.poll(async () => (await boxOf(heading)).y).toBeGreaterThanOrEqual(height);
});

test('DOC-32 scrolling up on a long page shows a button that leads back to the top', async ({ page }) => {
  await gotoHydrated(page, '/configuration/configurationFiles');
  await expect(upButton(page)).toHaveCount(0);
  await page.mouse.move(700, 400);
  const scroll = async (delta: number) => {
    const before = await scrollOf(page);
    await page.mouse.wheel(0, delta);
    await expect.poll(() => scrollOf(page)).toBe(before + delta);
  };
  await scroll(2000);
  await expect(upButton(page)).toHaveCount(0);
  await scroll(-200);
  await expect(upButton(page)).toBeVisible();
  await scroll(200);
  await expect(upButton(page)).toHaveCount(0);
  await scroll(-200);
  await upButton(page).click();
  await expect.poll(() => scrollOf(page)).toBe(0);
  await expect(upButton(page)).toHaveCount(0);
  await scrollPage(page, 290);
  await scrollPage(page, 200);
  await expect(upButton(page)).toHaveCount(0);
  await scrollPage(page, 8000);
  await contents(page).locator('a').nth(1).click();
  await expect.poll(() => scrollOf(page)).toBeLessThan(7000);
  expect(await scrollOf(page)).toBeGreaterThan(300);
  await waitForFrames(page);
  await expect(upButton(page)).toHaveCount(0);
  await scrollPage(page, 2000);
  await waitForFrames(page);
  await scrollPage(page, 1700);
  await expect(upButton(page)).toBeVisible();
  await sidebarOf(page).getByRole('link', { name: 'Tours' }).click();
  await expect(page).toHaveURL('/configuration/tours');
  await expect(upButton(page)).toHaveCount(0);
});

test('the copy button below a page copies its Markdown version', async ({ page }) => {
  await gotoHydrated(page, '/faq/general');
  const links = page.locator('.doc-tools');
  await links.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(links.getByRole('button')).toHaveText('Copied');
  const copied = await readClipboard(page);
  expect(copied).toBe(await (await page.request.get('/faq/general.md')).text());
});

test('DOC-34 a wide table scrolls to show a focused link at its edge', async ({ page }) => {
  await gotoHydrated(page, '/development/continuous-integration');
  const table = page.locator('.table-wrapper', {
    has: page.getByRole('columnheader', { name: 'Docker Hub' }),
  });
  await table.getByRole('link', { name: 'https://viewer.ohif.org' }).focus();
  expect(await rightOf(table.locator(':focus'))).toBeLessThan(await rightOf(table));
});
