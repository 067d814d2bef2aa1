import { expect, test, type Page } from '@playwright/test';
import { boxOf, expectSameDocument, gotoHydrated, navbarOf } from './support';

const body = (page: Page) => page.locator('article.theme-doc-markdown');

test('DOC-11 the link to a heading is named after it, appears on hover and on focus, and leads to it', async ({
  page,
}) => {
  await gotoHydrated(page, '/faq/general');
  const heading = body(page).getByRole('heading', { name: /How do I report a bug/ });
  const anchor = heading.getByRole('link', { name: 'Direct link to How do I report a bug?', exact: true });
  await expect(anchor).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(anchor).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(anchor).toHaveCSS('opacity', '0');
  await anchor.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(anchor).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq/general#how-do-i-report-a-bug');
  await expectSameDocument(page);
  const { height } = await boxOf(navbarOf(page));
  await expect.poll(async () => (await boxOf(heading)).y).toBeGreaterThanOrEqual(height);
});
