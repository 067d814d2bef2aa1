import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Creates an axe scan with all rules, which reports elements for violations only. Legacy mode runs axe entirely in the
 * page. Otherwise axe would also transfer the elements that pass to another page, which takes two thirds of the time.
 */
export const createAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

/** Creates an axe scan with only the rules about colors, since all other results are the same in both color modes. */
export const createColorAxe = (page: Page): AxeBuilder =>
  createAxe(page).withRules(['color-contrast', 'link-in-text-block']);

/** Returns the scan for a color mode: all rules in dark mode, and only the rules about colors in light mode. */
export const getAxeFactory = (mode: 'dark' | 'light') => (mode === 'dark' ? createAxe : createColorAxe);

/**
 * Disables transitions and waits for running animations, except endless ones. Otherwise axe would measure colors in the
 * middle of a transition from one color mode to the other.
 */
const stopMotion = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const allowMotion = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop());

/**
 * Scans a page with axe while transitions are disabled.
 * @param create creates the scan, with its rules and the part of the page to scan
 * @returns one string per faulty element: rule, impact, selector and advice
 * @throws Error when axe checked no element, for example because the page is empty
 */
export async function findViolations(page: Page, create = createAxe): Promise<string[]> {
  await stopMotion(page);
  const { passes, violations } = await create(page).analyze();
  await allowMotion(page);
  if (passes.length === 0 && violations.length === 0)
    throw new Error(`axe checked no element: ${page.url()}`);
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}): ${target.join(' ')}\n${failureSummary}`),
  );
}
