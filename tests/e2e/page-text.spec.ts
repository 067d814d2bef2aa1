import { expect, test } from '@playwright/test';
import { collectErrors, expectPage, followBlind } from './navigation-support';
import { expectSameDocument, gotoHydrated } from './support';

test('SH-11 hydration leaves the text of the page as it was served', async ({ page }) => {
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const article = document.querySelector('article');
      Object.assign(window, { served: { article, first: article?.firstChild, text: article?.textContent } });
    });
  });
  await gotoHydrated(page, '/faq/technical');
  const isKept = await page.evaluate(() => {
    const { article, first, text } = (window as unknown as { served: Record<string, unknown> }).served;
    const now = document.querySelector('article');
    return now === article && now?.firstChild === first && now?.textContent === text && text !== '';
  });
  expect(isKept).toBe(true);
  expect(errors).toEqual([]);
});

test('NV-01 back to the page that was loaded first, and forward, shows their texts', async ({ page }) => {
  await gotoHydrated(page, '/faq/general');
  const article = page.locator('main article');
  const first = await article.textContent();
  await followBlind(page, '/faq/technical');
  await expectPage(page, '/faq/technical', 'Technical FAQ');
  const second = await article.textContent();
  await page.goBack();
  await expectPage(page, '/faq/general', 'General FAQ');
  await expect(article).toHaveText(first ?? '');
  await page.goForward();
  await expectPage(page, '/faq/technical', 'Technical FAQ');
  await expect(article).toHaveText(second ?? '');
  await expectSameDocument(page);
});
