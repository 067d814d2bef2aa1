import { expect, test, type Page } from '@playwright/test';
import { expectSameDocument, gotoHydrated, colorToggleOf } from './support';

const footerOf = (page: Page) => page.getByRole('contentinfo');

/** Brightness of a CSS color, 0 to 1. */
function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

test('FT-01 FT-02 FT-05 the footer is dark in both modes, and nothing of it is cut off', async ({ page }) => {
  await gotoHydrated(page, '/');
  for (const mode of ['dark', 'light']) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const [ground, text] = await footerOf(page).evaluate((footer) => {
      const { backgroundColor, color } = getComputedStyle(footer);
      return [backgroundColor, color];
    });
    expect(brightness(ground ?? '')).toBeLessThan(0.1);
    expect(brightness(text ?? '')).toBeGreaterThan(0.6);
    await colorToggleOf(page).click();
  }
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const outside = await footerOf(page).evaluate(
      (footer) =>
        [...footer.querySelectorAll('a, p, svg')]
          .map((element) => element.getBoundingClientRect())
          .filter(({ left, right }) => left < 0 || right > document.documentElement.clientWidth).length,
    );
    expect(outside, `at ${width} px`).toBe(0);
  }
});

test('FT-03 FT-04 CON-08 a click on an own page leads there without a load, one on another host opens a new tab', async ({
  page,
  context,
}) => {
  await context.route('https://github.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'elsewhere' }),
  );
  await gotoHydrated(page, '/3.9/deployment/docker');
  await footerOf(page).getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page).toHaveURL('/faq/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General FAQ');
  await expectSameDocument(page);
  const link = footerOf(page).getByRole('link', { name: 'GitHub' });
  const icon = await link.locator('svg').evaluate((svg) => svg.getBoundingClientRect().toJSON() as DOMRect);
  expect([icon.width, icon.height]).toEqual([13.5, 13.5]);
  const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(popup).toHaveURL('https://github.com/OHIF/Viewers');
});
