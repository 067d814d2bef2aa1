import { expect, test, type Page } from '@playwright/test';
import { installColorProbe } from './color-probe';
import { exhaustive, fixtureSite, gotoHydrated, storeBefore } from './support';

/** Text below 4.5:1 (3:1 when large) on what lies behind it, with each pair of colors once. */
const findFaint = (page: Page, scope: string): Promise<{ texts: number; faint: string[] }> =>
  page.evaluate((where) => {
    const { groundOf, over, contrast } = window.colors;
    const faint = new Set<string>();
    let texts = 0;
    for (const element of document.querySelectorAll<HTMLElement>(where)) {
      const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (!text.some(({ textContent }) => textContent?.trim()) || !element.checkVisibility()) continue;
      texts += 1;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const ground = groundOf(element);
      const ratio = contrast(over(color, ground), ground);
      if (ratio < (isLarge ? 3 : 4.5))
        faint.add(
          `${element.tagName}.${element.className} "${element.textContent?.slice(0, 20)}" ${ratio.toFixed(2)}`,
        );
    }
    return { texts, faint: [...faint] };
  }, scope);

for (const mode of ['dark', 'light'] as const) {
  test.describe(`${mode} mode`, () => {
    test.beforeEach(async ({ page }) => {
      await installColorProbe(page);
      await storeBefore(page, { theme: mode });
    });

    test(`DOC-25 every class of code is readable, on marked lines as well, in ${mode} mode`, async ({
      page,
    }) => {
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
