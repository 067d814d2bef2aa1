import { expect, test } from '@playwright/test';
import { gotoHydrated, showUpButton, zoomed } from './support';

for (const path of ['/configuration/configurationFiles', '/components-list'])
  test(`fixed elements of ${path} cover less than a fifth of the window at 400 %`, async ({ page }) => {
    await page.setViewportSize(zoomed);
    await gotoHydrated(page, path);
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
