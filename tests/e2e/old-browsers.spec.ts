import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { parse, type Root } from 'postcss';
import { installColorProbe } from './color-probe';
import { findFaint } from './page-checks/contrast';
import { overflowOf, phone, sidebarOf } from './support';

/** Removes what browsers older than those in docs/browsers.md ignore in a style sheet. */
const removals = {
  'cascade layers': (sheet: Root) => sheet.walkAtRules('layer', (rule) => void rule.remove()),
  ':has()': (sheet: Root) => sheet.walkRules(/:has\(/, (rule) => void rule.remove()),
};

/** Emulates a browser that can parse no script of the site except the one in the head. */
async function emulateOldBrowser(page: Page, removeStyles: (sheet: Root) => void) {
  await page.route(/\.css$/, async (route) => {
    const sheet = parse(readFileSync(`out${new URL(route.request().url()).pathname}`, 'utf8'));
    removeStyles(sheet);
    await route.fulfill({ contentType: 'text/css', body: sheet.toString() });
  });
  await page.route(/\/_next\/.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'This is not a script.' }),
  );
}

/** Finds oversized icons: their size must not depend on style sheets alone. */
const findHugeIcons = (page: Page): Promise<string[]> =>
  page
    .locator('svg:not([role="img"], .screenshot-marks)')
    .evaluateAll((icons) =>
      icons
        .filter((icon) => icon.getBoundingClientRect().width > 200)
        .map((icon) => icon.outerHTML.slice(0, 80)),
    );

const paths = ['/deployment/docker', '/3.9/faq/general', '/components', '/development/getting-started'];

for (const [feature, removeStyles] of Object.entries(removals))
  test(`SH-16 in old browsers without ${feature}, pages can be read`, async ({ page }) => {
    await emulateOldBrowser(page, removeStyles);
    await installColorProbe(page);
    await page.setViewportSize(phone);
    for (const path of paths) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-js');
      // Descriptions of diagrams are for screen readers.
      const texts = page.locator('article p:not([id^="diagram-"])');
      await expect(texts.filter({ visible: false })).toHaveCount(0);
      expect(await findHugeIcons(page), path).toEqual([]);
      if (feature !== ':has()') continue;
      expect((await findFaint(page, 'main p, main li, main h2')).faint, path).toEqual([]);
      expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/faq/general');
    await sidebarOf(page).getByRole('link', { name: 'Technical FAQ' }).click();
    await expect(page).toHaveURL('/faq/technical');
  });
