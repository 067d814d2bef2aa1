import { expect, test, type Page } from '@playwright/test';
import { collectRequests, gotoHydrated, navbarOf, styleOf } from './support';

const familyOf = (page: Page, selector: string) => styleOf(page.locator(selector).first(), 'font-family');

test('only pages of the showcase request a font, for the controls', async ({ page }) => {
  const fonts = collectRequests(page, (request) => request.resourceType() === 'font');
  const paths = ['/', '/faq/general', '/3.9/', '/help', '/glossary', '/search?q=mode', '/no-such-page'];
  for (const path of paths) {
    await gotoHydrated(page, path);
    await page.evaluate(() => document.fonts.ready);
    expect(await familyOf(page, 'h1')).toMatch(/^system-ui,/);
  }
  expect(fonts).toEqual([]);
  await gotoHydrated(page, '/components/ButtonShowcase');
  expect(await familyOf(page, "[data-slot='showcase-example'] button")).toMatch(/^Inter,/);
  expect(await familyOf(page, 'h1')).toMatch(/^system-ui,/);
  await expect.poll(() => fonts).toHaveLength(1);
  await navbarOf(page).getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  expect(await familyOf(page, 'h1')).toMatch(/^system-ui,/);
});

test('NAV-19 the navbar has one line of text from 997 px on, in any interface font', async ({ page }) => {
  await page.route(/\.css(\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `${await response.text()}\n:root { --font-sans: 'DejaVu Sans', Verdana !important }`,
    });
  });
  await gotoHydrated(page, '/');
  expect(await familyOf(page, '.navbar-item')).toContain('DejaVu Sans');
  for (const width of [997, 1100, 1101, 1220, 1221, 1270, 1271, 1340, 1341, 1440, 1441, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await navbarOf(page).evaluate((navbar) => {
      const items = [
        ...navbar.querySelectorAll('.navbar-brand, .navbar-item, .icon-button, .DocSearch-Button'),
      ];
      const lines = items.map((item) => {
        const text = document.createRange();
        text.selectNodeContents(item);
        const middles = [...text.getClientRects()]
          .filter((box) => box.width > 1)
          .map((box) => box.y + box.height / 2);
        return middles.length === 0 ? 0 : Math.max(...middles) - Math.min(...middles);
      });
      const boxes = items.map((item) => item.getBoundingClientRect()).filter((box) => box.width > 0);
      const ends = [...boxes.slice(1).map(({ left }) => left + 0.5), navbar.getBoundingClientRect().right];
      return {
        isOneLine: Math.max(...lines) < 10,
        fits: boxes.every((box, at) => box.right <= (ends[at] ?? 0)),
      };
    });
    expect({ width, ...found }).toEqual({ width, isOneLine: true, fits: true });
  }
});
