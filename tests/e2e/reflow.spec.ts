import { expect, test } from '@playwright/test';
import { findReflowFaults, spaceText } from './page-checks/layout';
import { fixtureSite, gotoHydrated, showUpButton, zoomed } from './support';

test.describe.configure({ timeout: 90_000 });

/** A docs page and the page with the widest parts; `every-page.spec.ts` checks all pages in fewer windows. */
for (const address of ['/3.9/faq/general', `${fixtureSite}/code`]) {
  test(`${address} reflows at 400 % and with wider text spacing`, async ({ page }) => {
    for (const size of [zoomed, { width: 1024, height: 768 }]) {
      await page.setViewportSize(size);
      await gotoHydrated(page, address);
      if (size === zoomed) expect(await findReflowFaults(page), 'at 400 %').toEqual([]);
      await spaceText(page);
      expect(await findReflowFaults(page), `spaced at ${size.width} px`).toEqual([]);
    }
  });
}

test('fixed elements cover less than a fifth of the window at 400 %', async ({ page }) => {
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
