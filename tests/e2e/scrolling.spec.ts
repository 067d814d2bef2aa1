import { expect, test, type Page } from '@playwright/test';
import { followNew } from '../support/follow-new';
import { endMotion, waitForFrames } from '../support/motion';
import { collectErrors, expectPage } from './navigation-support';
import {
  boxOf,
  exhaustive,
  expectSameDocument,
  fixtureSite,
  gotoHydrated,
  navbarOf,
  phone,
  scrollOf,
  scrollPage,
  sidebarOf,
} from './support';

const closedPart = '#inside-closed-parts';

/** Expects that a heading is right below the navbar, also after all animations. */
async function expectBelowNavbar(page: Page, id: string): Promise<void> {
  const target = page.locator(id);
  const distance = async () => {
    const navbar = await boxOf(navbarOf(page));
    return (await boxOf(target)).y - navbar.y - navbar.height;
  };
  await expect(target).toBeInViewport();
  await endMotion(page);
  await waitForFrames(page);
  expect(await distance()).toBeGreaterThan(-1);
  expect(await distance()).toBeLessThan(100);
}

for (const size of [{ width: 1280, height: 800 }, phone])
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test.describe(
      `in a window of ${size.width} px, with prefers-reduced-motion: ${reducedMotion}`,
      exhaustive((size === phone) !== (reducedMotion === 'reduce')),
      () => {
        test.use({ viewport: size, reducedMotion });

        test('DOC-27 NV-05 a link into closed details opens them, each time', async ({ page }) => {
          await page.goto(`${fixtureSite}/long`);
          const link = page.getByRole('link', { name: 'a part in a closed part' });
          await link.click();
          await expectBelowNavbar(page, closedPart);

          await gotoHydrated(page, `${fixtureSite}/long`);
          for (const _ of [1, 2]) {
            await link.click();
            await expectBelowNavbar(page, closedPart);
            await page.getByText('Closed part', { exact: true }).click();
            await expect(page.locator(closedPart)).toBeHidden();
          }
          await gotoHydrated(page, `${fixtureSite}/html-and-jsx`);
          await followNew(page, `/long${closedPart}`);
          await expectBelowNavbar(page, closedPart);
          await expectSameDocument(page);
          await gotoHydrated(page, `${fixtureSite}/long${closedPart}`);
          await expectBelowNavbar(page, closedPart);
        });

        test('NV-04 NV-05 a link to the current hash scrolls there again', async ({ page }) => {
          await gotoHydrated(page, `${fixtureSite}/long#section-6`);
          await expectBelowNavbar(page, '#section-6');
          for (const id of ['#section-6', '#section-6', '#section-9', '#section-9']) {
            await scrollPage(page, 0);
            await followNew(page, id);
            await expect(page).toHaveURL(`${fixtureSite}/long${id}`);
            await expectBelowNavbar(page, id);
          }
          await expectSameDocument(page);
        });
      },
    );

test('DOC-10 an entry of the table of contents scrolls to its heading each time', async ({ page }) => {
  await gotoHydrated(page, '/configuration/configurationFiles');
  const entry = page.locator('.theme-doc-toc-desktop a').nth(4);
  const id = (await entry.getAttribute('href')) ?? '';
  for (const _ of [1, 2]) {
    await entry.click();
    await expect(page).toHaveURL(`/configuration/configurationFiles${id}`);
    await expectBelowNavbar(page, id);
    await expect(entry).toHaveAttribute('aria-current');
    await scrollPage(page, 0);
  }
});

test('NV-08 Back leads through the followed links within a page to the pages before it', async ({ page }) => {
  await gotoHydrated(page, '/faq/technical');
  await followNew(page, '/faq/general');
  await expectPage(page, '/faq/general', 'General FAQ');
  await scrollPage(page, 300);
  await page.locator('.theme-doc-toc-desktop a').last().click();
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(400);
  await followNew(page, '/help');
  await expect(page.locator('h1')).not.toHaveText('General FAQ');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('General FAQ');
  await expect(page).toHaveURL(/#/);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq\/general$/);
  await expect.poll(() => scrollOf(page)).toBe(300);
  await page.goBack();
  await expectPage(page, '/faq/technical', 'Technical FAQ');
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/\/faq\/general#/);
  await expect(page.locator('h1')).toHaveText('General FAQ');
  await page.goForward();
  await expect(page).toHaveURL(/\/help$/);
  await expectSameDocument(page);
});

test('NV-03 NV-06 a link to another page scrolls to the top, one to a query does not', async ({ page }) => {
  await gotoHydrated(page, '/configuration/configurationFiles');
  await scrollPage(page, 4000);
  await followNew(page, '?x=1');
  await expect(page).toHaveURL(/\?x=1$/);
  expect(await scrollOf(page)).toBe(4000);
  await sidebarOf(page).getByRole('link', { name: 'Tours', exact: true }).click();
  await expect(page.locator('h1')).toHaveText(/Tour/);
  await expect.poll(() => scrollOf(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/configurationFiles\?x=1$/);
  await expect.poll(async () => Math.abs((await scrollOf(page)) - 4000)).toBeLessThanOrEqual(5);
});

test('NV-04 NV-05 a link to a heading of another page scrolls it below the navbar', async ({ page }) => {
  await gotoHydrated(page, '/');
  // Holds back the frames after which a new page is laid out, as if the reader followed the next link at once.
  await page.evaluate(() => void (window.requestAnimationFrame = () => 0));
  for (const hash of ['#does-ohif-offer-support', '#does-ohif-offer%2Dsupport']) {
    await followNew(page, `/faq/general${hash}`);
    await expect(page.locator('h1')).toHaveText('General FAQ');
    const target = page.locator('#does-ohif-offer-support');
    await expect(target).toBeInViewport();
    await expect(async () => {
      const [{ y }, navbar] = [await boxOf(target), await boxOf(navbarOf(page))];
      // Chromium scrolls by whole pixels, and headings can be at fractions of one.
      expect(y).toBeGreaterThan(navbar.y + navbar.height - 1);
      expect(y).toBeLessThan(400);
    }).toPass();
    await navbarOf(page).getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('h1')).not.toHaveText('General FAQ');
  }
});

test('NV-05 NV-07 an unknown or broken hash opens the page at the top without errors', async ({ page }) => {
  const errors = collectErrors(page);
  for (const hash of ['#nope', '#%E0%A4%A']) {
    await gotoHydrated(page, '/faq/technical');
    await followNew(page, `/faq/general${hash}`);
    await expect(page.locator('h1')).toHaveText('General FAQ');
    await expectSameDocument(page);
    await gotoHydrated(page, `/faq/general${hash}`);
    expect(await scrollOf(page)).toBe(0);
  }
  await gotoHydrated(page, '/faq/general#does-ohif-offer-support');
  await expect(page.locator('#does-ohif-offer-support')).toBeInViewport();
  expect(errors).toEqual([]);
});
