import { expect, test, type Page } from '@playwright/test';
import { findSmallTargets } from './page-checks/targets';
import { gotoHydrated, phone, openMobileSidebar, showUpButton } from './support';

async function expectBigTargets(page: Page, note: string) {
  const { targets, small } = await findSmallTargets(page);
  expect(targets, note).toBeGreaterThan(5);
  expect(small, note).toEqual([]);
}

/* `every-page.spec.ts` checks pages as they open; these tests check what readers open in them. */
test('NAV-10 NAV-12 SB-14 targets are big enough with each list open and the sidebar hidden', async ({
  page,
}) => {
  await gotoHydrated(page, '/3.9/faq/general');
  await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click();
  for (const name of ['Version 3.9', 'Language: English']) {
    await page.getByRole('button', { name }).press('Enter');
    await expect(page.locator('.dropdown[data-open="true"] .dropdown-menu')).toHaveCSS('opacity', '1');
    await expectBigTargets(page, name);
    await page.keyboard.press('Escape');
  }
});

test('DOC-09 DOC-32 NAV-23 SB-16 targets are big enough in the mobile sidebar, the contents and with the way back to the top', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await gotoHydrated(page, '/configuration/dataSources/dicom-web');
  const dialog = await openMobileSidebar(page);
  await expect(dialog.getByRole('link', { name: 'DICOMweb', exact: true })).toBeVisible();
  await expectBigTargets(page, 'docs menu');
  await dialog.getByRole('button', { name: '← Back to main menu' }).click();
  await dialog.getByRole('button', { name: 'Languages' }).click();
  await expectBigTargets(page, 'main menu');

  await page.setViewportSize(phone);
  await gotoHydrated(page, '/configuration/configurationFiles');
  await page.getByRole('button', { name: 'On this page' }).click();
  await expectBigTargets(page, 'contents');
  await showUpButton(page);
  await expectBigTargets(page, 'back to top');
});
