import { expect, test } from '@playwright/test';
import { installFocusProbe } from './focus-probe';
import { walkByKeyboard } from './page-checks/keyboard';
import { exhaustive, fixtureSite, gotoHydrated, phone, storeBefore } from './support';

test.describe.configure({ timeout: 120_000 });

/** A docs page with every part of the shell in one mode, and one with controls in its text in the other. */
const templates = { dark: '/deployment/', light: `${fixtureSite}/tabs` };

const pages = [
  '/deployment/',
  '/no-such-page',
  `${fixtureSite}/category/guide`,
  `${fixtureSite}/code`,
  `${fixtureSite}/tabs`,
  `${fixtureSite}/html-and-jsx`,
];

for (const { mode, size } of [
  { mode: 'dark', size: { width: 1280, height: 600 } },
  { mode: 'light', size: phone },
] as const) {
  for (const address of pages) {
    test(
      `SH-14 every stop of Tab and Shift+Tab on ${address} is visible with a clear ring in ${mode} mode`,
      exhaustive(address !== templates[mode]),
      async ({ page }) => {
        await installFocusProbe(page);
        await storeBefore(page, { theme: mode });
        await page.setViewportSize(size);
        await gotoHydrated(page, address);
        await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
        // Images get their zoom buttons a second after the load.
        await expect(page.locator('.image:not(a .image, :has(.image-zoom-button))')).toHaveCount(0);
        const forth = await walkByKeyboard(page);
        expect(forth.faults).toEqual([]);
        expect(forth.names.length).toBeGreaterThan(12);
        const back = await walkByKeyboard(page, 'Shift+Tab');
        // The button to the top appears and disappears while scrolling, so its position may differ.
        const lasting = (names: string[]) => names.filter((name) => !name.includes('back-to-top'));
        expect(lasting(back.faults)).toEqual([]);
        expect(lasting(back.names).toReversed()).toEqual(lasting(forth.names));
      },
    );
  }
}
