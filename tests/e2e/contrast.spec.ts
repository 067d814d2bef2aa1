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

    test(`DOC-25 every class of code is readable in ${mode} mode`, async ({ page }) => {
      await gotoHydrated(page, `${fixtureSite}/code`);
      const { texts, faint } = await findFaint(page, '.code-block *');
      expect(texts).toBeGreaterThan(100);
      expect(faint).toEqual([]);
    });

    test(
      `NAV-10 NAV-12 text of open and hovered lists is readable in ${mode} mode`,
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

    test(`DOC-31 icons, boxes and lines that carry meaning stand out in ${mode} mode`, async ({ page }) => {
      const ratioOf = (selector: string, property: string, pseudo = '') =>
        page.evaluate(
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
      await gotoHydrated(page, `${fixtureSite}/markdown`);
      expect(await ratioOf('.task-list-item input:not(:checked)', 'border-top-color')).toBeGreaterThanOrEqual(
        3,
      );
      expect(await ratioOf('.task-list-item input:checked', 'background-color')).toBeGreaterThanOrEqual(3);
      expect(await ratioOf('blockquote', 'border-left-color')).toBeGreaterThanOrEqual(3);
      await gotoHydrated(page, `${fixtureSite}/tabs`);
      expect(await ratioOf('[aria-selected="true"]', 'border-bottom-color')).toBeGreaterThanOrEqual(3);
      await gotoHydrated(page, `${fixtureSite}/html-and-jsx`);
      expect(await ratioOf('summary', 'border-bottom-color', '::before')).toBeGreaterThanOrEqual(3);
      await gotoHydrated(page, `${fixtureSite}/code`);
      expect(await ratioOf('.code-button-copy', 'background-color', '::before')).toBeGreaterThanOrEqual(3);
      for (const mark of ['hl', 'err', 'ins', 'del'])
        expect(await ratioOf(`.L.${mark}`, '--edge', '::after'), mark).toBeGreaterThanOrEqual(3);
    });
  });
}
