import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { endMotion } from './motion';

/** `axe.source` is more than twice as long, so it takes longer to send. */
const axeSource = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')};
  // The thumbs of sliders are enlarged by \`::after\`, which axe does not measure.
  axe.configure({ rules: [{ id: 'target-size', selector: ':not([role="slider"])' }] });`;

/** A page that axe has been sent to. */
export type PageWithAxe = { axe: typeof axe };

/** Rules of axe that depend on colors. */
export const colorRules = ['color-contrast', 'link-in-text-block'] as const;

/** All rules of axe: by default, it omits the one for WCAG 2.5.8. */
export const allRules: RunOptions = { rules: { 'target-size': { enabled: true } } };

/** Without this, axe would measure colors in the middle of a transition from one color mode to the other. */
async function stopMotion(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await endMotion(page);
}

const allowMotion = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop());

/**
 * Scans a page with axe while transitions are disabled. Reports elements for violations only.
 * @param options options of axe: by default, all rules are checked
 * @param selector the part of the page to scan
 * @returns one string per faulty element: rule, impact, selector and advice
 * @throws Error when axe checked no element, for example because the page is empty
 */
export async function findViolations(
  page: Page,
  options: RunOptions = allRules,
  selector = 'html',
): Promise<string[]> {
  await stopMotion(page);
  // Sending axe to a page takes longer than most scans, so it is sent once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { url, passes, violations } = await page.evaluate(
    ([part, given]) =>
      (window as unknown as PageWithAxe).axe.run(part, { ...given, resultTypes: ['violations'] }),
    [selector, options] as const,
  );
  await allowMotion(page);
  if (passes.length === 0 && violations.length === 0) throw new Error(`axe checked no element: ${url}`);
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${impact}): ${target.join(' ')}\n${failureSummary}`),
  );
}
