import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Creates an axe scan with all rules, which reports elements for violations only. Legacy mode runs axe entirely in the
 * page. Otherwise axe would also transfer the elements that pass to another page, which takes two thirds of the time.
 */
export const createAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

/** Rules of axe that depend on colors. */
export const colorRules = ['color-contrast', 'link-in-text-block'] as const;

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

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;
export type AxeOptions = Parameters<AxeBuilder['options']>[0];

/** Formats violations: rule, impact, selector and advice. @throws Error when axe checked no element */
function listViolations({ url, passes, violations }: AxeResults): string[] {
  if (passes.length === 0 && violations.length === 0) throw new Error(`axe checked no element: ${url}`);
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}): ${target.join(' ')}\n${failureSummary}`),
  );
}

/**
 * Scans a page with axe while transitions are disabled.
 * @param create creates the scan, with its rules and the part of the page to scan
 * @returns one string per faulty element: rule, impact, selector and advice
 * @throws Error when axe checked no element, for example because the page is empty
 */
export async function findViolations(page: Page, create = createAxe): Promise<string[]> {
  await stopMotion(page);
  const results = await create(page).analyze();
  await allowMotion(page);
  return listViolations(results);
}

/**
 * Scans a page again after `findViolations`, which has left axe in the page. Sending axe to the page takes longer than
 * most scans.
 * @returns as `findViolations`
 */
export async function scanAgain(page: Page, options: AxeOptions = {}): Promise<string[]> {
  await stopMotion(page);
  const results = await page.evaluate(
    (given) =>
      (window as unknown as { axe: { run: (options: unknown) => Promise<AxeResults> } }).axe.run(given),
    { ...options, resultTypes: ['violations'] },
  );
  await allowMotion(page);
  return listViolations(results);
}
