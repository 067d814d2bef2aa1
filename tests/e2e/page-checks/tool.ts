import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/axe';
import { collectRequests, gotoHydrated, phone, readClipboard, showColorMode } from '../support';

/** Files of the site, without a query, which could contain what was pasted. */
const isOwnFile = /^http:\/\/localhost:\d+\/[\w./-]+\.(?:js|json|txt|css)$/;

/**
 * Opens a tool.
 * @param label label of the field for the text
 */
export async function openTool(page: Page, name: string, label: string) {
  await gotoHydrated(page, `/tools/${name}`);
  await expect(page.locator('.tool[data-ready=true]')).toBeVisible();
  const field = page.getByRole('textbox', { name: label });
  return {
    field,
    findings: page.locator('.finding'),
    summary: page.locator('.tool-result > [role=status]'),
    /** What the page sends from now on. It loads pages of the site and the search ahead; nothing else is expected. */
    sent: collectRequests(page, (request) => !isOwnFile.test(request.url()) || request.method() !== 'GET'),
    /** Pastes a text as a reader does, with the keyboard. */
    async paste(text: string) {
      await page.evaluate((value) => navigator.clipboard.writeText(value), text);
      await field.focus();
      await page.keyboard.press('ControlOrMeta+V');
    },
  };
}

/** Copies the report of a tool, and expects a finding in it, but not the secret of the pasted text. */
export async function expectReport(page: Page, finding: string): Promise<void> {
  await page.getByRole('button', { name: 'Copy report' }).click();
  const status = page.locator('.tool-result > .tool-copy [role=status]');
  await expect(status).toContainText('The report is copied.');
  const report = await readClipboard(page);
  expect(report).toContain(finding);
  expect(report).not.toContain('change-me-123');
}

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
