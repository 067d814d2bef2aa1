import { expect, test } from '@playwright/test';
import { collectConsole, gotoHydrated, overflowOf, phone, sidebarOf } from './support';

const pages = [
  { route: '/help', section: 'Security reports', id: 'security' },
  { route: '/versions', section: 'Archived versions', id: 'archived-versions' },
  { route: '/changes', section: 'How changes are counted', id: 'size' },
];

test('RT-04 RT-05 RT-22 each is served with and without slash, and entries of its contents lead to sections', async ({
  page,
}) => {
  const messages = collectConsole(page);
  for (const { route, section, id } of pages) {
    const response = await gotoHydrated(page, `${route}/`);
    expect(response?.status(), route).toBe(200);
    await expect(sidebarOf(page)).toHaveCount(0);
    await page.getByRole('navigation', { name: 'On this page' }).getByText(section).click();
    await expect(page).toHaveURL(new RegExp(`${route}/?#${id}$`));
    await expect(page.getByRole('heading', { name: section })).toBeInViewport();
    await page.setViewportSize(phone);
    expect(await overflowOf(page), route).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  expect(messages).toEqual([]);
});
