import { expect, test } from '@playwright/test';
import { installColorProbe } from './color-probe';
import { findFaint } from './page-checks/contrast';
import { exhaustive, fixtureSite, gotoHydrated, storeBefore } from './support';

for (const mode of ['dark', 'light'] as const) {
  test.describe(`${mode} mode`, () => {
    test.beforeEach(async ({ page }) => {
      await installColorProbe(page);
      await storeBefore(page, { theme: mode });
    });

    test(
      `NAV-10 NAV-12 text of the hovered version list and sidebar has enough contrast in ${mode} mode`,
      exhaustive(mode === 'light'),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await gotoHydrated(page, '/3.9/faq/general');
        await page.getByRole('button', { name: 'Version 3.9' }).press('Enter');
        for (const entry of await page.locator('.dropdown[data-open="true"] a').all()) {
          await entry.hover();
          expect((await findFaint(page, '.dropdown *')).faint).toEqual([]);
        }
        const entries = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a:visible');
        for (const entry of await entries.all()) {
          await entry.hover();
          expect((await findFaint(page, '.docs-sidebar *')).faint).toEqual([]);
        }
      },
    );

    test(`DOC-25 DOC-31 code, icons and lines have enough contrast in ${mode} mode`, async ({ page }) => {
      const expectClear = async (selector: string, property: string, pseudo = '') => {
        const ratio = await page.evaluate(
          ([where, name, part]) => {
            const { groundOf, over, contrast } = window.colors;
            const element = document.querySelector(where);
            if (!element) return 0;
            const ground = groundOf(part ? element : element.parentElement);
            const color = getComputedStyle(element, part || null).getPropertyValue(name);
            return contrast(over(color, ground), ground);
          },
          [selector, property, pseudo] as const,
        );
        expect(ratio, selector).toBeGreaterThanOrEqual(3);
      };
      await gotoHydrated(page, `${fixtureSite}/markdown`);
      await expectClear('.task-list-item input:not(:checked)', 'border-top-color');
      await expectClear('.task-list-item input:checked', 'background-color');
      await expectClear('blockquote', 'border-left-color');
      await gotoHydrated(page, `${fixtureSite}/tabs`);
      await expectClear('[aria-selected="true"]', 'border-bottom-color');
      await gotoHydrated(page, `${fixtureSite}/html-and-jsx`);
      await expectClear('summary', 'border-bottom-color', '::before');
      await gotoHydrated(page, `${fixtureSite}/code`);
      await expectClear('.code-button-copy', 'background-color', '::before');
      for (const mark of ['hl', 'err', 'ins', 'del']) await expectClear(`.L.${mark}`, '--edge', '::after');
      const { texts, faint } = await findFaint(page, '.code-block *');
      expect(texts).toBeGreaterThan(100);
      expect(faint).toEqual([]);
    });
  });
}
