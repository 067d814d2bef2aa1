import { expect, test } from '@playwright/test';
import { collectConsole, gotoHydrated, navbarOf, overflowOf, phone, sidebarOf } from './support';

const pages = [
  { route: '/help', title: 'Help', section: 'Security reports', id: 'security' },
  { route: '/versions', title: 'Versions', section: 'Archived versions', id: 'archived-versions' },
  { route: '/changes', title: 'Upgrade overview', section: 'How changes are counted', id: 'size' },
];

for (const { route, title, section, id } of pages) {
  test(`RT-04 RT-05 RT-22 ${route} is served with and without slash, in the shell, without a sidebar`, async ({
    page,
  }) => {
    const messages = collectConsole(page);
    for (const path of [route, `${route}/`]) {
      const response = await gotoHydrated(page, path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(`${title} | OHIF`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(sidebarOf(page)).toHaveCount(0);
      await expect(navbarOf(page)).toBeVisible();
    }
    expect(messages).toEqual([]);
  });

  test(`RT-05 DOC-07 an entry of the contents list of ${route} leads to its section`, async ({ page }) => {
    await gotoHydrated(page, route);
    await page.getByRole('navigation', { name: 'On this page' }).getByText(section).click();
    await expect(page).toHaveURL(new RegExp(`${route}#${id}$`));
    await expect(page.getByRole('heading', { name: section })).toBeInViewport();
  });

  test(`SH-16 ${route} is readable without scripts, and no wider than a phone`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const page = await context.newPage();
    await page.goto(route);
    await expect(page.getByRole('heading', { name: section })).toBeVisible();
    await context.close();
    const narrow = await browser.newPage({ viewport: phone });
    await gotoHydrated(narrow, route);
    expect(await overflowOf(narrow)).toBeLessThanOrEqual(0);
    await narrow.close();
  });
}

test('RT-05 SH-05 NAV-02 Help in the navbar leads to the help page with its own head', async ({ page }) => {
  await gotoHydrated(page, '/');
  await navbarOf(page).getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  await expect(page).toHaveTitle('Help | OHIF');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://docs.ohif.org/help');
  await expect(navbarOf(page).getByRole('link', { name: 'Help', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('RT-04 RT-24 the versions page leads to each served version, and out to the archived ones', async ({
  page,
}) => {
  await gotoHydrated(page, '/versions');
  const main = page.getByRole('main');
  for (const [label, host] of [
    ['3.8.5', 'v3p8.docs.ohif.org'],
    ['2.0', 'v2.docs.ohif.org'],
    ['1.0', 'v1.docs.ohif.org'],
  ] as const)
    await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      `https://${host}`,
    );
  await main.getByRole('link', { name: '3.9', exact: true }).click();
  await expect(page.getByText('Version: 3.9', { exact: true })).toBeVisible();
  await gotoHydrated(page, '/versions');
  await main.getByRole('link', { name: '3.10.4 (Latest)' }).click();
  await expect(page.getByText('Version: 3.10.4 (Latest)', { exact: true })).toBeVisible();
});

test('RT-04 the viewer version and the source files of a page unfold below its text', async ({ page }) => {
  await gotoHydrated(page, '/deployment/cors');
  const facts = page.locator('.theme-checked-against');
  await expect(facts.getByRole('listitem').first()).toBeHidden();
  await facts.getByText('Checked against 3.10.1').click();
  await expect(facts.getByRole('listitem').first()).toBeVisible();
});
