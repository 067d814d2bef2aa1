import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/axe';
import { findReflowFaults } from './layout';
import { collectRequests, gotoHydrated, phone, readClipboard, showColorMode } from '../support';

/** Files of the site, without a query, which could contain answers. Browsers load the icon again with a new address. */
const isOwnFile = /^http:\/\/localhost:\d+\/(?:[\w./-]+\.(?:js|json|txt|css)|icon\.svg\?icon[\w.-]+)$/;

/** Collects what a tool sends from now on. It loads pages of the site and the search ahead; nothing else is expected. */
export const collectSent = (page: Page) =>
  collectRequests(page, (request) => !isOwnFile.test(request.url()) || request.method() !== 'GET');

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
    sent: collectSent(page),
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

/** Expects a tool, as it is shown, to be accessible in both color modes and to fit on a phone. */
export async function expectAccessibleTool(page: Page): Promise<void> {
  for (const mode of ['light', 'dark'] as const) {
    await showColorMode(page, mode);
    expect(await findViolations(page), mode).toEqual([]);
  }
  await page.setViewportSize(phone);
  expect(await findReflowFaults(page)).toEqual([]);
}
