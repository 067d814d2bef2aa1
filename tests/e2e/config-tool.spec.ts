import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleTool } from './page-checks/tool';
import { collectConsole, collectRequests, gotoHydrated } from './support';

/** A config with two mistakes, on lines 4 and 9, and a secret. */
const config = `window.config = {
  routerBasename: '/',
  extensions: [],
  modes: [], showStudylist: true,
  showStudyList: true,
  oidc: [{ authority: 'https://login.example.org', client_id: 'viewer', response_type: 'code',
    client_secret: 'change-me-123', post_logout_redirect_uri: '/logout-redirect.html' }],
  defaultDataSourceName: 'pacs',
  dataSources: [{ namespace: '@ohif/extension-default.dataSourcesModule.dicomweb', sourceName: 'Pacs',
    configuration: { name: 'pacs', qidoRoot: '/dicom-web', wadoRoot: '/dicom-web', imageRendering: 'wadors' } }],
};
`;

/** Files of the site, without a query, which could contain what was pasted. */
const isOwnFile = /^http:\/\/localhost:\d+\/[\w./-]+\.(?:js|json|txt|css)$/;

const field = (page: Page) => page.getByRole('textbox', { name: 'Text of app-config.js' });
const findings = (page: Page) => page.locator('.finding');
const summary = (page: Page) => page.locator('.tool-result > [role=status]');

async function open(page: Page) {
  await gotoHydrated(page, '/tools/config');
  await expect(page.locator('.tool[data-ready=true]')).toBeVisible();
}

/** Pastes a text as a reader does, with the keyboard. */
async function paste(page: Page, text: string) {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

test('finds the mistakes in a pasted config and sends nothing', async ({ page }) => {
  const lines = collectConsole(page);
  await open(page);
  // The site loads its own pages and the search ahead; nothing else may be requested.
  const requests = collectRequests(page, (request) => !isOwnFile.test(request.url()));
  const methods = new Set<string>();
  page.on('request', (request) => methods.add(request.method()));
  await expect(page.getByRole('button', { name: 'Copy report' })).toBeDisabled();
  await paste(page, config);
  await expect(summary(page)).toHaveText('1 error, 2 warnings.');
  const typo = findings(page).filter({ hasText: 'showStudylist' });
  await expect(typo).toContainText('Did you mean showStudyList?');
  await expect(typo.locator('mark')).toHaveText('showStudylist');
  await typo.getByRole('button', { name: 'Line 4, column 14' }).press('Enter');
  await expect(field(page)).toBeFocused();
  const selected = await field(page).evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(selected).toBe('showStudylist');
  await expect(findings(page).filter({ hasText: 'No data source has the sourceName' })).toContainText(
    "Write 'Pacs'",
  );
  await expect(page.getByRole('row', { name: /qidoRoot.*searches/ })).toBeVisible();
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect(page.locator('.tool-copy [role=status]')).toContainText('The report is copied.');
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('(`unknown-key`)');
  expect(report).not.toContain('change-me-123');
  expect(requests).toEqual([]);
  expect([...methods].filter((method) => method !== 'GET')).toEqual([]);
  expect(lines).toEqual([]);
});

test('checks the same text again for another version', async ({ page }) => {
  await open(page);
  await paste(page, config.replace('showStudylist: true', 'measurementTrackingMode: "none"'));
  await expect(findings(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Viewer version' }).selectOption('3.9');
  const other = findings(page).filter({ hasText: 'Version 3.9 does not read measurementTrackingMode' });
  await expect(other.getByRole('link')).toHaveAttribute(
    'href',
    /^\/3\.9\/configuration\/configurationFiles#/,
  );
});

test('reads a file that is chosen or dropped', async ({ page }) => {
  await open(page);
  const buffer = Buffer.from('window.config = {\n  routerBasename: "/"\n  modes: [],\n};');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'app-config.js', mimeType: 'text/javascript', buffer });
  await expect(findings(page)).toContainText(['A comma is missing here.']);
  const drop = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['config/default.js'], 'app-config.js'));
    return data;
  });
  await field(page).dispatchEvent('drop', { dataTransfer: drop });
  await expect(findings(page)).toContainText(['The file contains only a path.']);
});

test('is accessible with findings, in both color modes and on a phone', async ({ page }) => {
  await open(page);
  await paste(page, config);
  await expect(findings(page)).toHaveCount(3);
  await expectAccessibleTool(page, '.tool-table, .finding-line, .sr-only');
});
