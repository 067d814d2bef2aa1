import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleTool, expectReport, openTool } from './page-checks/tool';
import { collectConsole, readClipboard } from './support';

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
  await expectAccessibleTool(page, '.tool-table, .tool-code, .finding-line, .sr-only');
});
