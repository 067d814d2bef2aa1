import { expect, test } from '@playwright/test';
import { fixtureSite, gotoHydrated, markDocument, sidebarOf } from './support';

test.describe('far from Greenwich', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' });

  test('DOC-17 LOC-03 the last change keeps its date in the locale of the page, by the day in UTC', async ({
    page,
  }) => {
    for (const [path, text] of [
      ['neighbours', /^Last updated on Jun 30, 2025 by A Tester$/],
      ['numbered/eleventh', /^Last updated on Jul 1, 2025/],
    ] as const) {
      await gotoHydrated(page, `${fixtureSite}/${path}`);
      await expect(page.locator('.theme-last-updated')).toHaveText(text);
    }
  });
});

test('displayed_sidebar: null shows the page without a sidebar, also after a client navigation', async ({
  page,
}) => {
  await gotoHydrated(page, `${fixtureSite}/resources`);
  await expect(sidebarOf(page)).toBeVisible();
  await markDocument(page);
  await sidebarOf(page).getByRole('link', { name: 'No sidebar' }).click();
  await expect(page).toHaveURL(`${fixtureSite}/bare`);
  await expect(sidebarOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No sidebar');
  await page.goBack();
  await expect(sidebarOf(page)).toBeVisible();
});
