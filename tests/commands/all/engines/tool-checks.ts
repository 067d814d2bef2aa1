import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { expectInPage, expectVisible, openReady, type EnginePage } from './engine-page';
import type { Check } from './test-site';

/** Opens a tool, and waits until it responds. */
async function openTool(page: EnginePage, address: string): Promise<void> {
  await openReady(page, address);
  await expectVisible(page, '.tool[data-ready="true"]');
}

/** Waits until an element contains a text. */
const expectContained = (page: EnginePage, selector: string, text: string) =>
  expectInPage(
    page,
    true,
    (query, wanted) => document.querySelector(query)?.textContent?.includes(wanted) ?? false,
    selector,
    text,
  );

async function typeInto(page: EnginePage, selector: string, ...lines: readonly string[]): Promise<void> {
  await page.click(selector);
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.press('Enter');
    await page.type(line);
  }
}

/** Copies the report with the button, and expects that pasting it shows a rule and the page that explains it. */
async function expectCopiedReport(page: EnginePage, rule: string): Promise<void> {
  await page.click('.tool-result > .tool-copy button');
  await expectContained(page, '.tool-result > .tool-copy [role="status"]', 'The report is copied.');
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('textarea'), { id: 'pasted' });
    document.querySelector('main h1')?.after(field);
    field.focus();
  });
  await page.press('v', 'Control');
  await expectInPage(
    page,
    true,
    (name) => document.querySelector<HTMLTextAreaElement>('#pasted')?.value.includes(name) ?? false,
    `(\`${rule}\`)`,
  );
}

/** Types a config with a mistake into the page at an address, and copies what it finds. */
export async function useConfigTool(page: EnginePage, address: string): Promise<void> {
  await openTool(page, address);
  await typeInto(page, '#config-text', 'window.config = { modes: [],', 'showStudylist: true };');
  await expectContained(page, '.finding-list', 'Did you mean showStudyList?');
  await expectCopiedReport(page, 'unknown-key');
}

/** Types a response into the page at an address, and copies what it finds. */
export async function useHeaderTool(page: EnginePage, address: string): Promise<void> {
  await openTool(page, address);
  await typeInto(page, '.tool-field:nth-of-type(1) input', 'https://viewer.example');
  await typeInto(page, '.tool-field:nth-of-type(2) input', 'https://pacs.example/rs');
  await typeInto(page, '#headers-text', 'HTTP/1.1 200 OK', 'Content-Type: application/dicom+json', 'X: y');
  await expectContained(page, '.finding-list', 'has no Access-Control-Allow-Origin');
  await expectContained(page, '.tool-answers', 'The viewer can read the archive’s answersNo');
  await expectCopiedReport(page, 'no-allow-origin');
}

/** Makes a setup in the page at an address, and downloads it. */
export async function useSetupTool(page: EnginePage, address: string): Promise<void> {
  await openTool(page, address);
  await page.click('input[name="archive"][value="dcm4chee"]');
  await page.click('input[name="host"][value="apache"]');
  await typeInto(page, '#setup-name', 'viewer.clinic.example');
  await expectContained(page, '[aria-label="viewer.conf"]', 'ServerName viewer.clinic.example');
  await expectInPage(page, true, () => location.hash.includes('archive=dcm4chee&host=apache'));
  await page.click('.setup-result .setup-file-head > .tool-button');
  const readNames = () => {
    const file = readdirSync(page.downloads).find((name) => name.endsWith('.zip'));
    return file && Object.keys(unzipSync(readFileSync(join(page.downloads, file))));
  };
  await expect.poll(readNames, { timeout: 30_000 }).toEqual(['app-config.js', 'viewer.conf', 'README.md']);
}

/** The tools for people who deploy the viewer: name in the table of results → check. */
export const toolChecks: Readonly<Record<string, Check>> = {
  'Config checker: type, find, copy the report': ({ page, site }) =>
    useConfigTool(page, `${site.origin}/tools/config`),
  'Header checker: type, find, copy the report': ({ page, site }) =>
    useHeaderTool(page, `${site.origin}/tools/headers`),
  'Setup: choose, read, download the archive': ({ page, site }) =>
    useSetupTool(page, `${site.origin}/tools/setup`),
};
