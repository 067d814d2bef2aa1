import { expect, test, type Page } from '@playwright/test';
import { olderVersions } from '../support/served-versions';
import { listPages } from '../support/exported-site';
import { exhaustive, fixtureSite, mobileSidebarOf, overflowOf, phone, sidebarOf } from './support';

test.use({ javaScriptEnabled: false });

const sizes = [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', phone],
] as const;

/** Reads what a page shows without scripts, and the links of its menu and its pagination. */
const readInPage = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) ?? false;
    const menu = document.querySelector('.docs-sidebar nav');
    const button = document.querySelector('.navbar-toggle');
    const pages = document.querySelector('nav[aria-label="Docs pages"]');
    const links = [menu, pages].flatMap((list) => [...(list?.querySelectorAll('a') ?? [])]);
    const controls = [...(menu?.querySelectorAll('[role="button"], [aria-expanded]') ?? [])];
    return {
      heading: isSeen(document.querySelector('main h1')),
      letters: document.querySelector<HTMLElement>('main article')?.innerText.trim().length ?? 0,
      menu: isSeen(menu) || isSeen(button),
      /** Visible controls of the menu that need scripts. */
      dead: controls.filter(isSeen).length,
      offered: [...new Set(links.map((link) => link.getAttribute('href') ?? ''))],
    };
  });

/** Checks at both sizes that a page has text and does not overflow; returns its links. */
async function readPage(page: Page, route: string): Promise<string[]> {
  expect((await page.goto(route))?.status(), route).toBe(200);
  const offered: string[] = [];
  for (const [size, viewport] of sizes) {
    await page.setViewportSize(viewport);
    const reading = await readInPage(page);
    expect(reading, `${route} (${size})`).toMatchObject({ heading: true, menu: true, dead: 0 });
    expect(reading.letters, `text of ${route} (${size})`).toBeGreaterThan(100);
    expect(await overflowOf(page), `${route} (${size})`).toBeLessThanOrEqual(0);
    offered.push(...reading.offered);
  }
  return offered;
}

for (const version of ['current', ...olderVersions.map(({ name }) => name)])
  test(
    `SH-16 without scripts, every docs page of ${version} can be read, and its links work`,
    exhaustive(),
    async ({ page, request }) => {
      const pages = listPages('out').filter((each) => each.version === version);
      test.setTimeout(pages.length * 5000);
      await page.route(/\.(?:js|woff2|webp|png|jpe?g)(?:\?|$)/, (route) => route.abort());
      const known = new Set<string>();
      expect(pages.length).toBeGreaterThan(60);
      for (const { route } of pages) for (const address of await readPage(page, route)) known.add(address);
      for (const address of known) expect((await request.get(address)).status(), address).toBe(200);
      for (const { route } of pages) expect(known, `a way to ${route}`).toContain(route);
    },
  );

for (const [name, viewport] of sizes)
  test.describe(name, exhaustive(name === 'desktop'), () => {
    test.use({ viewport });
    const menu = name === 'phone' ? mobileSidebarOf : sidebarOf;

    test('SH-16 SB-18 without scripts, all visible controls have an effect', async ({ page }) => {
      await page.goto('/faq/general');
      const openMenu = async () => {
        if (name === 'phone') await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      };
      for (const [label, address] of [
        ['Configuration', '/configuration/configurationFiles'],
        ['Data Sources', '/configuration/dataSources/introduction'],
        ['Deployment', '/deployment/'],
        ['Docker', '/deployment/docker/'],
        ['SSL', '/deployment/docker/ssl'],
      ] as const) {
        await openMenu();
        await menu(page).getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(address);
        await expect(page.locator('main h1')).toBeVisible();
      }
      await openMenu();
      await expect(menu(page).locator('[aria-current="page"]').first()).toHaveText('SSL');
      const needsScripts =
        'button:not(form[action] button, [popovertarget]), [role="button"]:not(.dropdown-trigger)';
      await expect(page.locator(needsScripts).filter({ visible: true })).toHaveCount(0);
    });

    test('SH-03 SH-16 SM-01 without scripts, the pagination and the skip link work', async ({ page }) => {
      await page.goto('/faq/');
      await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL('/faq/general');
      await expect(page.locator('main h1')).toHaveText('General FAQ');
      const href = await page.locator('a.skip-link').getAttribute('href');
      await expect(page.locator(href ?? '').locator('main')).toHaveCount(1);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/faq/general${href}`);
      await page.getByRole('button', { name: 'Search', exact: true }).press('Enter');
      await expect(page).toHaveURL(/\/search\?$/);
    });
  });

test('NAV-20 NAV-23 SH-16 without scripts, the mobile menu opens and closes', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/faq/general');
  const menu = mobileSidebarOf(page);
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await toggle.click();
  await expect(menu.getByRole('link', { name: 'Technical FAQ' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Components', exact: true })).toBeVisible();
  await menu.getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(menu).toHaveCount(0);
  await toggle.click();
  await menu.locator('summary', { hasText: 'Languages' }).click();
  await expect(menu.getByRole('link', { name: 'English' })).toBeVisible();
  await menu.getByRole('link', { name: '3.9', exact: true }).click();
  await expect(page).toHaveURL('/3.9/faq/general');
  await page.locator('main summary', { hasText: 'On this page' }).click();
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
});

test('SH-16 without scripts, the version menu opens on focus and on hover', async ({ page }) => {
  await page.goto('/faq/general');
  await page.setViewportSize({ width: 1280, height: 800 });
  const trigger = page.locator('.dropdown-trigger').first();
  const older = page.locator('.dropdown-menu a[href="/3.9/faq/general"]');
  await expect(older).toBeHidden();
  await trigger.focus();
  await expect(older).toBeVisible();
  await page.locator('main h1').click();
  await expect(older).toBeHidden();
  await trigger.hover();
  await older.click();
  await expect(page).toHaveURL('/3.9/faq/general');
});

test('SH-16 without scripts, the search page links to all pages instead', async ({ page }) => {
  await page.goto('/search?q=mode');
  await expect(page.getByText('Search requires JavaScript.')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'SSL', exact: true })).toBeVisible();
  await page.setViewportSize(phone);
  await page.getByRole('main').getByRole('link', { name: 'Deployment', exact: true }).click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).toHaveURL('/deployment/');
});

test('RT-24 without scripts, every form of a moved page’s old address leads to it', async ({ page }) => {
  for (const form of ['', '/', '.html', '/index.html']) {
    await page.goto(`${fixtureSite}/old-headings${form}`);
    await expect(page).toHaveURL(`${fixtureSite}/headings`);
    await expect(page.locator('main h1')).toHaveText('Headings');
  }
});

test('CM-01 CM-10 without scripts, pages are dark and show the dark image variant', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${fixtureSite}/images`);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(7, 10, 28)');
  const variants = page.locator('article img[alt="The name of the mode"]');
  await expect(variants).toHaveCount(2);
  await expect(variants.filter({ visible: true })).toHaveAttribute('src', /mode-dark/);
});

test('DOC-27 without scripts, details open on a click, and definitions on hover', async ({ page }) => {
  await page.goto(`${fixtureSite}/html-and-jsx`);
  await page.getByText('Closed at first').click();
  await expect(page.getByText('Text with markup.')).toBeVisible();
  await page.goto('/deployment/cors');
  const term = page.locator('.term').first();
  await term.getByRole('link').hover();
  await expect(term.locator('[role="tooltip"]')).toBeVisible();
});

test('SC-04 without scripts, the code of demos is visible, without a button', async ({ page }) => {
  await page.goto('/components/ButtonShowcase');
  await expect(page.locator('section#variants pre')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Code' })).toHaveCount(0);
});
