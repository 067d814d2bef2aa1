import { expect, test } from '@playwright/test';
import { externalLinkIconSize } from '../../lib/site/constants';
import { fixtureSite, gotoHydrated, navbarOf } from './support';

test('NAV-04 NAV-05 NAV-06 the item of the page in view is the current one, and looks different', async ({
  page,
}) => {
  await gotoHydrated(page, `${fixtureSite}/migration-guide/3p8-to-3p9/`);
  const guides = navbarOf(page).getByRole('link', { name: '3.9 Migration Guides' });
  const help = navbarOf(page).getByRole('link', { name: 'Help', exact: true });
  await expect(guides).toHaveAttribute('aria-current', 'page');
  await expect(help).not.toHaveAttribute('aria-current');
  const color = (element: Element) => getComputedStyle(element).color;
  expect(await guides.evaluate(color)).not.toBe(await help.evaluate(color));
  const icon = navbarOf(page).getByRole('link', { name: 'Collaborate' }).locator('svg');
  const { width, height } = await icon.evaluate((svg) => svg.getBoundingClientRect().toJSON() as DOMRect);
  expect([width, height]).toEqual([externalLinkIconSize, externalLinkIconSize]);
  await page.goto(`${fixtureSite}/faq/`);
  await expect(navbarOf(page).locator('.navbar-items > li > [aria-current]')).toHaveCount(0);
  await page.goto(`${fixtureSite}/`);
  await expect(navbarOf(page).locator('[aria-current="page"]').first()).toHaveText('Docs');
  await expect(guides).not.toHaveAttribute('aria-current');
});
