import { expect, test, type Page } from '@playwright/test';
import { externalLinkIconSize, latestVersionLabel } from '../../lib/site/constants';
import { fixtureSite, gotoHydrated, navbarOf, leaveSearch } from './support';

const leftItems = (page: Page) => navbarOf(page).locator('.navbar-items').first().locator('li > a');

test('NAV-02 NAV-03 the left items stand in order and lead where they should', async ({ page }) => {
  await gotoHydrated(page, '/');
  const items = await leftItems(page).evaluateAll((links) =>
    links.map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(items).toEqual([
    ['Docs', '/'],
    ['Components', '/components'],
    ['Showcase', 'https://ohif.org/showcase'],
    ['Collaborate', 'https://ohif.org/collaborate'],
    ['Help', '/help'],
    ['3.9 Migration Guides', '/migration-guide/3p8-to-3p9/'],
  ]);
});

test('NAV-04 NAV-05 NAV-12 below the root no item of the left group is active', async ({ page }) => {
  for (const path of ['/faq/general', '/3.9/', '/no-such-page']) {
    await gotoHydrated(page, path);
    await expect(navbarOf(page).locator('.navbar-items > li > [aria-current]')).toHaveCount(0);
  }
});

test('NAV-05 the item of the page in view is the current one, and looks different', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/migration-guide/3p8-to-3p9/`);
  const guides = navbarOf(page).getByRole('link', { name: '3.9 Migration Guides' });
  const help = navbarOf(page).getByRole('link', { name: 'Help', exact: true });
  await expect(guides).toHaveAttribute('aria-current', 'page');
  await expect(help).not.toHaveAttribute('aria-current');
  const colour = (element: Element) => getComputedStyle(element).color;
  expect(await guides.evaluate(colour)).not.toBe(await help.evaluate(colour));
  await page.goto(`${fixtureSite}/`);
  await expect(navbarOf(page).locator('[aria-current="page"]').first()).toHaveText('Docs');
  await expect(guides).not.toHaveAttribute('aria-current');
});

test('NAV-06 items that leave the site open a new tab and say so by an icon that only eyes see', async ({
  page,
}) => {
  await gotoHydrated(page, '/');
  for (const name of ['Showcase', 'Collaborate']) {
    const item = navbarOf(page).getByRole('link', { name, exact: true });
    await expect(item).toHaveAttribute('target', '_blank');
    await expect(item).toHaveAttribute('rel', 'noopener noreferrer');
    const icon = item.locator('svg');
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    const { width, height } = await icon.evaluate((svg) => svg.getBoundingClientRect().toJSON());
    expect([width, height]).toEqual([externalLinkIconSize, externalLinkIconSize]);
  }
  await expect(navbarOf(page).getByRole('link', { name: 'Docs', exact: true }).locator('svg')).toHaveCount(0);
});

test('NAV-07 NAV-08 on the right: versions, languages, repository, colour toggle, search', async ({
  page,
}) => {
  await gotoHydrated(page, '/');
  const names = await navbarOf(page).evaluate((navbar) => {
    const space = navbar.querySelector('.navbar-space');
    return [...navbar.querySelectorAll('.dropdown-trigger, .icon-button, .DocSearch-Button')]
      .filter((control) => space && space.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING)
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
  expect(names).toEqual([
    `Version ${latestVersionLabel}`,
    'Language: English',
    'GitHub Repository',
    'Switch between dark and light mode (currently dark mode)',
    'Search (Ctrl+K) (Command+K)',
  ]);
});

test('NAV-08 the repository is an icon with a name, in a new tab', async ({ page }) => {
  await gotoHydrated(page, '/');
  const link = navbarOf(page).getByRole('link', { name: 'GitHub Repository' });
  await expect(link).toHaveText('');
  await expect(link.locator('svg')).toHaveAttribute('aria-hidden', 'true');
  await expect(link).toHaveAttribute('href', 'https://github.com/OHIF/Viewers');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('NAV-29 every stop of the keyboard in the navbar has a name and leads or does something', async ({
  page,
}) => {
  await gotoHydrated(page, '/');
  const brand = navbarOf(page).getByRole('link', { name: 'OHIF Docs', exact: true });
  await expect(brand).toHaveAttribute('href', '/');
  await brand.focus();
  const stops: string[] = [];
  const inNavbar = () => page.evaluate(() => document.activeElement?.closest('nav.navbar') !== null);
  while (await inNavbar()) {
    stops.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
        const leads = activeElement instanceof HTMLAnchorElement ? activeElement.href : '(button)';
        return leads && name ? name : `dead: ${activeElement?.outerHTML}`;
      }),
    );
    await page.keyboard.press('Tab');
    await leaveSearch(page);
  }
  expect(stops).toEqual([
    'OHIF Docs',
    'Docs',
    'Components',
    'Showcase',
    'Collaborate',
    'Help',
    '3.9 Migration Guides',
    `Version ${latestVersionLabel}`,
    'Language: English',
    'GitHub Repository',
    'Switch between dark and light mode (currently dark mode)',
    'Search (Ctrl+K) (Command+K)',
  ]);
});
