import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleTool, expectReport, openTool } from './page-checks/tool';
import { collectConsole, navbarOf, readClipboard, waitHydrated } from './support';

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

const open = (page: Page) => openTool(page, 'config', 'Text of app-config.js');

test('the config checker finds the mistakes in a pasted config and sends nothing', async ({ page }) => {
  const lines = collectConsole(page);
  const { field, findings, summary, sent, paste } = await open(page);
  await expect(page.getByRole('button', { name: 'Copy report' })).toBeDisabled();
  await paste(config);
  await expect(summary).toHaveText('1 error, 2 warnings.');
  const typo = findings.filter({ hasText: 'showStudylist' });
  await expect(typo).toContainText('Did you mean showStudyList?');
  await expect(typo.locator('mark')).toHaveText('showStudylist');
  await typo.getByRole('button', { name: 'Line 4, column 14' }).press('Enter');
  await expect(field).toBeFocused();
  const selected = await field.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(selected).toBe('showStudylist');
  await expect(findings.filter({ hasText: 'No data source has the sourceName' })).toContainText(
    "Write 'Pacs'",
  );
  await expect(page.getByRole('row', { name: /qidoRoot.*searches/ })).toBeVisible();
  await expectReport(page, '(`unknown-key`)');
  await page.getByRole('combobox', { name: 'Viewer version' }).selectOption('3.9');
  await expect(typo.getByRole('link')).toHaveAttribute('href', /^\/3\.9\/configuration\/configurationFiles#/);
  expect(sent).toEqual([]);
  expect(lines).toEqual([]);
});

test('the config checker reads a file that is chosen or dropped', async ({ page }) => {
  const { field, findings } = await open(page);
  const buffer = Buffer.from('window.config = {\n  routerBasename: "/"\n  modes: [],\n};');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'app-config.js', mimeType: 'text/javascript', buffer });
  await expect(findings).toContainText(['A comma is missing here.']);
  const drop = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['config/default.js'], 'app-config.js'));
    return data;
  });
  await field.dispatchEvent('drop', { dataTransfer: drop });
  await expect(findings).toContainText(['The file contains only a path.']);
});

test('the config checker is accessible with findings, and fits on a phone', async ({ page }) => {
  const { findings, paste } = await open(page);
  await paste(config);
  await expect(findings).toHaveCount(3);
  await expectAccessibleTool(page);
});

test('the checkers keep text and choices for the way back, but not for a reload', async ({ page }) => {
  const { field, findings, summary, paste } = await open(page);
  await page.getByRole('combobox', { name: 'Viewer version' }).selectOption('3.9');
  await paste(config);
  await expect(findings.first()).toBeVisible();
  const result = await summary.innerText();
  await findings.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/3\.9\/configuration\/configurationFiles/);
  await page.goBack();
  await expect(field).toHaveValue(config);
  await expect(summary).toHaveText(result);
  await expect(page.getByRole('combobox', { name: 'Viewer version' })).toHaveValue('3.9');

  await page.reload();
  await waitHydrated(page);
  await expect(field).toHaveValue('');

  const headers = await openTool(page, 'headers', '3. Paste what they print');
  await page.getByLabel('Address of the viewer').fill('https://v.example/');
  await headers.paste('HTTP/2 200\nserver: nginx\n');
  // Leaves before the text is checked.
  await navbarOf(page).getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL('/help');
  await page.goBack();
  await expect(headers.field).toHaveValue('HTTP/2 200\nserver: nginx\n');
  await expect(page.getByLabel('Address of the viewer')).toHaveValue('https://v.example/');
  await expect(headers.summary).not.toHaveText('Nothing is checked yet.');
});

/** What the commands of the page print for an archive that answers preflights with 401, and whose page is cached. */
const output = `> GET /dicom-web/studies?limit=1 HTTP/1.1
> Host: pacs.example
> Origin: https://viewer.example
> Authorization: Bearer change-me-123
>
< HTTP/1.1 200 OK
< Access-Control-Allow-Origin: *
< Content-Type: application/dicom+json
< Set-Cookie: session=change-me-123; Path=/
> OPTIONS /dicom-web/studies?limit=1 HTTP/1.1
> Host: pacs.example
> Origin: https://viewer.example
>
< HTTP/1.1 401 Unauthorized
> GET / HTTP/1.1
> Host: viewer.example
>
< HTTP/1.1 200 OK
< Content-Type: text/html
< X-Frame-Options: SAMEORIGIN
< Cache-Control: max-age=86400
`;

/** Opens the tool, fills the fields and pastes the output, with the keyboard alone. */
async function openFilled(page: Page) {
  const tool = await openTool(page, 'headers', '3. Paste what they print');
  await page.getByRole('textbox', { name: 'Address of the viewer' }).focus();
  for (const text of ['https://viewer.example', 'https://pacs.example/dicom-web', 'https://portal.example']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await tool.paste(output);
  await expect(tool.summary).toHaveText('2 errors, 1 warning.');
  return tool;
}

test('the header checker finds what blocks the viewer, and sends nothing', async ({ page }) => {
  const lines = collectConsole(page);
  const { field, findings, sent } = await openFilled(page);
  await expect(field).not.toHaveValue(/change-me-123/);
  await expect(page.locator('.tool-answers')).toContainText('The viewer can read the archive’s answersNo');
  const preflight = findings.filter({ hasText: 'The preflight is answered with status' });
  await expect(preflight).toContainText('A login protects OPTIONS too');
  await preflight.getByRole('button', { name: 'Line 14, column 3' }).press('Enter');
  await expect(field).toBeFocused();
  await preflight.getByText('Lines for nginx').press('Enter');
  await expect(preflight.locator('pre')).toContainText('if ($request_method = OPTIONS)');
  await page.getByRole('combobox', { name: 'Show lines for' }).selectOption('Caddy');
  await expect(preflight.locator('pre')).toContainText('respond @preflight 204');
  await preflight.getByRole('button', { name: 'Copy lines' }).click();
  expect(await readClipboard(page)).toContain('respond @preflight 204');
  await expectReport(page, '(`preflight-status`)');
  expect(sent).toEqual([]);
  expect(lines).toEqual([]);
});

test('the header checker is accessible with findings, and fits on a phone', async ({ page }) => {
  await openFilled(page);
  await page.getByText('Lines for nginx').first().click();
  await expectAccessibleTool(page);
});
