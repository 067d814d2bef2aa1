import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe with all its rules, which lists the places of violations alone. It runs as a whole within the page: results that are
 * put together in another page hold the places of passes as well, and carrying them there takes two thirds of the time.
 */
export const createAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

/** axe with the rules that ask for colors: all else is the same in both modes of a page. */
export const createColorAxe = (page: Page): AxeBuilder =>
  createAxe(page).withRules(['color-contrast', 'link-in-text-block']);

/** What axe is asked in a mode: everything in dark mode, and in light mode what is not the same there. */
export const getAxe = (mode: 'dark' | 'light') => (mode === 'dark' ? createAxe : createColorAxe);

/**
 * Brings a page to rest: colors have their last value at once, and animations that end have ended. Otherwise axe measures
 * a color on its way from one mode to the other.
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
 * What axe finds on a page at rest.
 * @param create which rules it asks, and about which part of the page
 * @returns rule, impact, place and what to do, a string for each element
 * @throws Error when axe had nothing to look at
 */
export async function findViolations(page: Page, create = createAxe): Promise<string[]> {
  await stopMotion(page);
  const { passes, violations } = await create(page).analyze();
  await allowMotion(page);
  if (passes.length === 0 && violations.length === 0)
    throw new Error(`axe had nothing to look at: ${page.url()}`);
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}): ${target.join(' ')}\n${failureSummary}`),
  );
}
