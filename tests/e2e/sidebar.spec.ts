import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectSameDocument, fixtureSite, gotoHydrated, sidebarOf, styleOf } from './support';

const link = (page: Page, name: string) => sidebarOf(page).getByRole('link', { name, exact: true });

/** The control that opens a category: its toggle, or the button beside its link. */
const caret = (page: Page, label: string) =>
  sidebarOf(page).getByRole('button', {
    name: new RegExp(`^(?:(?:Expand|Collapse) sidebar category '${label}'|${label})$`),
  });

const expectOpen = async (page: Page, label: string, open: boolean) =>
  expect(caret(page, label)).toHaveAttribute('aria-expanded', String(open));

test('SB-04 the sidebar marks the current page, and highlights its ancestors', async ({ page }) => {
  await gotoHydrated(page, '/configuration/dataSources/dicom-web');
  const marked = sidebarOf(page).locator('[aria-current="page"]');
  await expect(marked).toHaveText(['DICOMweb']);
  const colorOf = (element: Locator) => styleOf(element, 'color');
  for (const [label, inactive] of [
    ['Configuration', link(page, 'Release Notes')],
    ['Data Sources', link(page, 'DICOM JSON')],
  ] as const) {
    await expect(caret(page, label)).toHaveClass(/menu__link--active/);
    await expect(caret(page, label)).toHaveCSS('font-weight', '600');
    expect(await colorOf(caret(page, label))).not.toBe(await colorOf(inactive));
  }
  await link(page, 'DICOM JSON').click();
  await expect(marked).toHaveText(['DICOM JSON']);
  await gotoHydrated(page, '/deployment/azure');
  await expect(link(page, 'Deployment')).toHaveCSS('font-weight', '600');
  expect(await colorOf(link(page, 'Deployment'))).not.toBe(await colorOf(link(page, 'FAQ')));
});

test('SB-05 SB-06 SB-07 a sidebar category is a link with a toggle, or only a toggle', async ({ page }) => {
  await gotoHydrated(page, '/');
  await expect(link(page, 'Deployment')).toHaveAttribute('href', '/deployment/');
  const deployment = caret(page, 'Deployment');
  await expectOpen(page, 'Deployment', false);
  await expect(deployment).toHaveAccessibleName("Expand sidebar category 'Deployment'");
  await deployment.click();
  await expectOpen(page, 'Deployment', true);
  await expect(deployment).toHaveAccessibleName("Collapse sidebar category 'Deployment'");
  await expect(link(page, 'Build for Production')).toBeVisible();
  await expect(page).toHaveURL('/');
  await deployment.press('Enter');
  await expectOpen(page, 'Deployment', false);
  await expect(link(page, 'Build for Production')).toHaveCount(0);

  await expect(link(page, 'Configuration')).toHaveCount(0);
  await caret(page, 'Configuration').press('Enter');
  await expectOpen(page, 'Configuration', true);
  await caret(page, 'Configuration').press('Space');
  await expectOpen(page, 'Configuration', false);
  await expect(page).toHaveURL('/');

  await link(page, 'Deployment').click();
  await expect(page).toHaveURL('/deployment/');
  await link(page, 'Deployment').click();
  await expectOpen(page, 'Deployment', true);
  await caret(page, 'Deployment').click();
  await expectOpen(page, 'Deployment', false);
  await link(page, 'Deployment').click();
  await expectOpen(page, 'Deployment', true);
});

test('SB-08 the sidebar opens the categories of the page, and those configured as open', async ({ page }) => {
  await gotoHydrated(page, '/deployment/docker/ssl');
  await expect(sidebarOf(page).locator('[aria-expanded="true"]')).toHaveCount(2);
  await expectOpen(page, 'Deployment', true);
  await expectOpen(page, 'Docker', true);

  await gotoHydrated(page, `${fixtureSite}/`);
  await expectOpen(page, 'Migration Guides', true);
  await caret(page, 'Migration Guides').click();
  await expectOpen(page, 'Migration Guides', false);
});

test('SB-08 SB-09 SB-12 a category of the sidebar is rendered late and closes others', async ({ page }) => {
  await gotoHydrated(page, '/');
  await expect(sidebarOf(page).locator('[aria-expanded="true"]')).toHaveCount(0);
  await caret(page, 'User Guide').click();
  await caret(page, 'Basic Viewer').click();
  await expectOpen(page, 'Basic Viewer', true);
  await expectOpen(page, 'User Guide', true);
  await caret(page, 'Deployment').click();
  await expectOpen(page, 'User Guide', false);
  const inner = sidebarOf(page).locator('a[href="/configuration/tours"]');
  await expect(inner).toHaveCount(0);
  await caret(page, 'Configuration').click();
  await expect(inner).toBeVisible();
  await caret(page, 'Configuration').click();
  await expect(inner).toHaveCount(1);
  await expect(inner).toBeHidden();
  await caret(page, 'Configuration').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Development');
});

test('SB-10 the sidebar opens the category of the next page, and closes others', async ({ page }) => {
  await gotoHydrated(page, '/deployment/azure');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/configuration/configurationFiles');
  await expectOpen(page, 'Configuration', true);
  await expectOpen(page, 'Deployment', false);
  await page.goBack();
  await expectOpen(page, 'Deployment', true);
  await expectOpen(page, 'Configuration', false);
  await expectSameDocument(page);
});

test('displayed_sidebar: null in front matter shows the page without a sidebar', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/resources`);
  await link(page, 'No sidebar').click();
  await expect(page).toHaveURL(`${fixtureSite}/bare`);
  await expect(sidebarOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No sidebar');
  await page.goBack();
  await expect(sidebarOf(page)).toBeVisible();
});
