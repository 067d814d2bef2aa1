import { expect, test, type Page } from '@playwright/test';
import { fixtureSite, gotoHydrated, phone } from './support';

const addresses = [
  '/',
  '/configuration/configurationFiles',
  '/deployment/',
  '/3.9/faq/general',
  '/no-such-page',
  ...['/category/guide', '/code', '/markdown', '/unlisted', '/no-toc', '/html-and-jsx'].map(
    (route) => fixtureSite + route,
  ),
];

/** The landmarks that a page shows, as role and name. */
async function landmarksOf(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return [
    ...tree.matchAll(
      /^\s*- (banner|navigation|main|complementary|contentinfo|region|search)(?: "([^"]*)")?/gm,
    ),
  ].map(([, role, name]) => `${role} ${name ?? ''}`.trim());
}

for (const address of addresses) {
  test(`SH-17 ${address} has one first heading, no level left out, and landmarks that differ by name`, async ({
    page,
  }) => {
    for (const size of [{ width: 1280, height: 800 }, phone]) {
      await page.setViewportSize(size);
      await gotoHydrated(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const levels = await page
        .getByRole('heading')
        .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
      expect(levels[0]).toBe(1);
      const landmarks = await landmarksOf(page);
      expect(new Set(landmarks).size, landmarks.join(', ')).toBe(landmarks.length);
      expect(landmarks.filter((name) => name.startsWith('main'))).toHaveLength(1);
      expect(landmarks.filter((name) => name.startsWith('contentinfo'))).toHaveLength(1);
      expect(landmarks).toContain('navigation Main');
      for (const name of landmarks.filter((entry) => entry.startsWith('navigation')))
        expect(name).toMatch(/ \S/);
    }
  });
}

test('SB-04 DOC-03 the page in view is announced as such, once in each place', async ({ page }) => {
  await gotoHydrated(page, '/deployment/docker/ssl');
  for (const [name, text] of [
    ['Docs sidebar', 'SSL'],
    ['Breadcrumbs', 'SSL'],
  ] as const) {
    const current = page.getByRole('navigation', { name }).locator('[aria-current="page"]');
    await expect(current).toHaveText(text);
  }
  // The navbar marks the version in view, in its list; none of its own entries.
  await expect(page.locator('.navbar .navbar-item[aria-current]')).toHaveCount(0);
});

test('DOC-35 DOC-16 links that open a new tab say so, and keep their names', async ({ page }) => {
  await gotoHydrated(page, '/faq/general');
  const links = page.locator('main a[target="_blank"]');
  expect(await links.count()).toBeGreaterThan(5);
  for (const link of await links.all()) await expect(link).toHaveAccessibleDescription('Opens in a new tab');
  await expect(
    page.locator('main').getByRole('link', { name: 'issue form', exact: true }).first(),
  ).toBeVisible();
  for (const link of await page.locator('main a:not([target])').all())
    await expect(link).toHaveAccessibleDescription(/^(?!Opens)/);
});
