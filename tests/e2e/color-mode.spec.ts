import { expect, test, type Page } from '@playwright/test';
import {
  collectConsole,
  collectRequests,
  fixtureSite,
  gotoHydrated,
  storeBefore,
  storedIn,
  styleOf,
  waitHydrated,
  colorToggleOf,
} from './support';
import { expectFrames, slowDown, watchFrames } from './frames';

const expectMode = async (page: Page, mode: 'dark' | 'light') => {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(colorToggleOf(page)).toHaveAccessibleName(
    `Switch between dark and light mode (currently ${mode} mode)`,
  );
};

const groundOf = (page: Page) => styleOf(page.locator('html'), 'background-color');

const grounds = { dark: 'rgb(7, 10, 28)', light: 'rgb(255, 255, 255)' } as const;

test('CM-03 CM-04 CM-07 CM-08 ST-01 the color-mode toggle switches the mode and keeps it', async ({
  page,
}) => {
  const lines = collectConsole(page);
  await storeBefore(page, { theme: 'xyz' });
  await gotoHydrated(page, '/');
  await expectMode(page, 'dark');
  await colorToggleOf(page).click();
  await expectMode(page, 'light');
  await expect.poll(() => groundOf(page)).toBe(grounds.light);
  await expect.poll(() => storedIn(page, 'theme')).toBe('light');
  await page.reload();
  await waitHydrated(page);
  await expectMode(page, 'light');
  await colorToggleOf(page).press('Enter');
  await expectMode(page, 'dark');
  await expect.poll(() => storedIn(page, 'theme')).toBe('dark');
  await colorToggleOf(page).press('Space');
  await expectMode(page, 'light');
  await gotoHydrated(page, '/3.9/faq/general');
  await expectMode(page, 'light');
  expect(lines).toEqual([]);
});

test('CM-05 the color-mode toggle switches the mode in other open tabs, too', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await gotoHydrated(first, '/');
  await gotoHydrated(second, '/faq/general');
  await colorToggleOf(first).click();
  await expectMode(second, 'light');
  await colorToggleOf(second).click();
  await expectMode(first, 'dark');
});

test('CM-01 CM-06 pages ignore the color mode of the system', async ({ page }) => {
  for (const mode of ['dark', 'light'] as const) {
    const stored = mode === 'light' ? mode : null;
    if (stored) await colorToggleOf(page).click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await gotoHydrated(page, '/');
      await expectMode(page, mode);
      expect(await groundOf(page)).toBe(grounds[mode]);
      await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
      await expect
        .poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
        .toBe(colorScheme === 'light');
      await expectMode(page, mode);
      expect(await storedIn(page, 'theme')).toBe(stored);
    }
  }
});

for (const mode of ['dark', 'light'] as const)
  test(`CM-02 CM-10 a slow page shows the stored ${mode} mode in every frame`, async ({ page }) => {
    await storeBefore(page, { theme: mode });
    const frames = await watchFrames(page, () => {
      if (!document.body) return null;
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      const images = [...document.querySelectorAll<HTMLImageElement>('main img[src*="mode-"]')];
      // Before both variants are parsed, only one could be shown.
      if (images.length < 2) return ground;
      const drawn = images.filter((image) => image.getClientRects().length > 0);
      const names = drawn.map((image) => /mode-(dark|light)/.exec(image.src)?.[1]);
      const mark = document.querySelector('.navbar-brand .brand-mark')?.getClientRects().length
        ? 'mark'
        : 'no mark';
      return [ground, document.documentElement.dataset.theme, ...names, mark].join(' ');
    });
    await slowDown(page);
    await gotoHydrated(page, `${fixtureSite}/images`);
    await expectMode(page, mode);
    await expectFrames(frames, [grounds[mode], `${grounds[mode]} ${mode} ${mode} mark`]);
  });

test('CM-10 a page shows and loads only the image variant of the current color mode', async ({ page }) => {
  const fetched = collectRequests(page, (request) => /mode-(?:dark|light)/.test(request.url()));
  await storeBefore(page, { theme: 'light' });
  await gotoHydrated(page, `${fixtureSite}/images`);
  const [dark, light] = [
    page.locator('main img[src*="mode-dark"]'),
    page.locator('main img[src*="mode-light"]'),
  ];
  await light.scrollIntoViewIfNeeded();
  await expect(dark).toBeHidden();
  await expect.poll(() => fetched).toEqual([expect.stringContaining('mode-light')]);
  await colorToggleOf(page).click();
  await expect(dark).toBeVisible();
  await expect(light).toBeHidden();
});
