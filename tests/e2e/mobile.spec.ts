import { expect, test, type Page } from '@playwright/test';
import { gotoHydrated, phone, mobileSidebarOf, openMobileSidebar } from './support';

test.use({ viewport: phone });

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const docsMenu = (page: Page) => mobileSidebarOf(page).getByRole('navigation', { name: 'Docs sidebar' });

/** Whether the focus is in the mobile sidebar, or where browsers leave it between two rounds. */
const focusPlace = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement?.closest('dialog')) return 'sidebar';
    return activeElement === document.body ? 'window' : `outside: ${activeElement?.outerHTML.slice(0, 80)}`;
  });

test('NAV-28 the open sidebar keeps the focus, and nothing of it is left when it is closed', async ({
  page,
}) => {
  await gotoHydrated(page, '/faq/general');
  await toggle(page).press('Enter');
  await expect.poll(() => focusPlace(page)).toBe('sidebar');
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press(key);
      expect(await focusPlace(page)).toMatch(/^(sidebar|window)$/);
    }
  }

  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
});

test('SB-16 the docs menu of the version is in the mobile sidebar, and leads to pages', async ({ page }) => {
  await gotoHydrated(page, '/configuration/dataSources/dicom-web');
  await openMobileSidebar(page);
  await expect(docsMenu(page).locator('[aria-current="page"]')).toHaveText('DICOMweb');
  await docsMenu(page).getByRole('link', { name: 'DICOM JSON', exact: true }).click();
  await expect(page).toHaveURL('/configuration/dataSources/dicom-json');
  await expect(mobileSidebarOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/DICOM JSON/i);

  await gotoHydrated(page, '/3.9/faq/general');
  await openMobileSidebar(page);
  const links = docsMenu(page).getByRole('link');
  await expect(links.first()).toHaveAttribute('href', '/3.9/');
  for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))) {
    expect(href).toMatch(/^\/3\.9\//);
  }
});

test('NAV-24 SB-09 SB-16 in the mobile sidebar opening a category closes its siblings and leaves the sidebar open', async ({
  page,
}) => {
  await gotoHydrated(page, '/deployment/cors');
  await openMobileSidebar(page);
  const deployment = docsMenu(page).getByRole('button', { name: /sidebar category 'Deployment'/ });
  await expect(deployment).toHaveAttribute('aria-expanded', 'true');
  await docsMenu(page).getByRole('button', { name: 'Configuration', exact: true }).click();
  await expect(deployment).toHaveAttribute('aria-expanded', 'false');
  await expect(docsMenu(page).getByRole('link', { name: 'Tours' })).toBeVisible();
  await expect(page).toHaveURL('/deployment/cors');
});

test('SB-16 the docs menu opens at the entry of the page in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await gotoHydrated(page, '/resources');
  await openMobileSidebar(page);
  await expect(docsMenu(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
});
