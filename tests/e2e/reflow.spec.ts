import { expect, test } from '@playwright/test';
import { findReflowFaults, spaceText } from './page-checks/layout';
import { fixtureSite, gotoHydrated, phone, openMobileSidebar, showUpButton } from './support';

test.describe.configure({ timeout: 90_000 });

/** A window of 1280 × 1024 px at 400 %. */
const zoomed = { width: 320, height: 256 };

/** A docs page, and the one with the widest parts; `every-page.spec.ts` checks all pages in fewer windows. */
for (const address of ['/3.9/faq/general', `${fixtureSite}/code`]) {
  test(`${address} reflows at 400 % and with wider text spacing: no scrolling sideways, nothing cut off or covered`, async ({
    page,
  }) => {
    for (const size of [zoomed, phone, { width: 1024, height: 768 }, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size);
      await gotoHydrated(page, address);
      if (size === zoomed) expect(await findReflowFaults(page), 'at 400 %').toEqual([]);
      await spaceText(page);
      expect(await findReflowFaults(page), `spaced at ${size.width} px`).toEqual([]);
    }
  });
}

test('at 400 % nothing that stays in the window takes more than a fifth of it', async ({ page }) => {
  await page.setViewportSize(zoomed);
  await gotoHydrated(page, '/configuration/configurationFiles');
  await showUpButton(page);
  const share = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
      .reduce((area, { width, height }) => area + (width * height) / (innerWidth * innerHeight), 0),
  );
  expect(share).toBeLessThan(0.2);
});

test('NAV-20 DOC-09 at 400 % the menu and the contents list can be used', async ({ page }) => {
  await page.setViewportSize(zoomed);
  await gotoHydrated(page, '/deployment/cors');
  await page.getByRole('button', { name: 'On this page' }).click();
  await page.locator('.theme-doc-toc-mobile a').last().click();
  await expect.poll(() => new URL(page.url()).hash).not.toBe('');
  await page.evaluate(() => scrollTo(0, 0));
  const dialog = await openMobileSidebar(page);
  await dialog.getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page).toHaveURL('/faq/');
});
