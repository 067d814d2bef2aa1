import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/axe';
import { phone, showColorMode } from '../support';

/**
 * Expects a tool, as it is shown, to be accessible in both color modes and to fit on a phone.
 * @param scrolling parts that scroll sideways, or that only screen readers read
 */
export async function expectAccessibleTool(page: Page, scrolling?: string): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await showColorMode(page, mode);
    expect(await findViolations(page), mode).toEqual([]);
  }
  await page.setViewportSize(phone);
  const widest = await page
    .locator('.tool *:visible')
    .evaluateAll(
      (elements, left) =>
        Math.max(
          ...elements
            .filter((element) => left === undefined || !element.closest(left))
            .map((element) => element.getBoundingClientRect().right),
        ),
      scrolling,
    );
  expect(widest).toBeLessThanOrEqual(phone.width);
}
