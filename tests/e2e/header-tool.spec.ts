import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleTool } from './page-checks/tool';
import { collectConsole, collectRequests, gotoHydrated } from './support';

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

/** Files of the site, without a query, which could contain what was pasted. */
const isOwnFile = /^http:\/\/localhost:\d+\/[\w./-]+\.(?:js|json|txt|css)$/;

const field = (page: Page) => page.getByRole('textbox', { name: '3. Paste what they print' });
const findings = (page: Page) => page.locator('.finding');
const summary = (page: Page) => page.locator('.tool-result > [role=status]');

async function open(page: Page) {
  await gotoHydrated(page, '/tools/headers');
  await expect(page.locator('.tool[data-ready=true]')).toBeVisible();
}

/** Fills the fields and pastes the output, with the keyboard alone. */
async function paste(page: Page) {
  await page.evaluate((value) => navigator.clipboard.writeText(value), output);
  await page.getByRole('textbox', { name: 'Address of the viewer' }).focus();
  await page.keyboard.type('https://viewer.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('https://pacs.example/dicom-web');
  await page.keyboard.press('Tab');
  await page.keyboard.type('https://portal.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(summary(page)).toHaveText('2 errors, 1 warning.');
}

test('finds what keeps the viewer from reading the archive, and sends nothing', async ({ page }) => {
  const lines = collectConsole(page);
  await open(page);
  // The site loads its own pages and the search ahead; nothing else may be requested.
  const requests = collectRequests(page, (request) => !isOwnFile.test(request.url()));
  const methods = new Set<string>();
  page.on('request', (request) => methods.add(request.method()));
  await paste(page);
  await expect(field(page)).not.toHaveValue(/change-me-123/);
  await expect(page.locator('.tool-answers')).toContainText('The viewer can read the archive’s answersNo');
  const preflight = findings(page).filter({ hasText: 'The preflight is answered with status' });
  await expect(preflight).toContainText('A login protects OPTIONS too');
  await preflight.getByRole('button', { name: 'Line 14, column 3' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await preflight.getByText('Lines for nginx').press('Enter');
  await expect(preflight.locator('pre')).toContainText('if ($request_method = OPTIONS)');
  await page.getByRole('combobox', { name: 'Show lines for' }).selectOption('Caddy');
  await expect(preflight.locator('pre')).toContainText('respond @preflight 204');
  await preflight.getByRole('button', { name: 'Copy lines' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('respond @preflight 204');
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect(page.locator('.tool-result > .tool-copy [role=status]')).toContainText(
    'The report is copied.',
  );
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('(`preflight-status`)');
  expect(report).not.toContain('change-me-123');
  expect(requests).toEqual([]);
  expect([...methods].filter((method) => method !== 'GET')).toEqual([]);
  expect(lines).toEqual([]);
});

test('is accessible with findings, in both color modes and on a phone', async ({ page }) => {
  await open(page);
  await paste(page);
  await page.getByText('Lines for nginx').first().click();
  await expectAccessibleTool(page, '.tool-table, .tool-code, .finding-line, .sr-only');
});
