import { expect, test } from '@playwright/test';
import { fixtureSite } from './support';

const target = `${fixtureSite}/headings`;

test('RT-24 an old address leads to the page, with query and place, and not into the history', async ({
  page,
}) => {
  await page.goto(`${fixtureSite}/code`);
  await page.goto(`${fixtureSite}/old-headings?x=1#deep`);
  await expect(page).toHaveURL(`${target}?x=1#deep`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Headings');
  await page.goBack();
  await expect(page).toHaveURL(`${fixtureSite}/code`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-24 every form of an old address leads to the page', async ({ page }) => {
    for (const form of ['', '/', '.html', '/index.html']) {
      await page.goto(`${fixtureSite}/old-headings${form}`);
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Headings');
    }
  });
});
