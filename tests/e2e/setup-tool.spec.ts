import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { collectSent, expectAccessibleTool } from './page-checks/tool';
import { collectConsole, gotoHydrated, readClipboard } from './support';

const file = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const question = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const summary = (page: Page) => page.locator('.setup-result > [role=status]');

async function open(page: Page, hash = '') {
  await gotoHydrated(page, `/tools/setup${hash}`);
  await expect(page.locator('.setup[data-ready=true]')).toBeVisible();
}

test('the setup generator updates the setup with each answer, and sends nothing', async ({ page }) => {
  const lines = collectConsole(page);
  await open(page);
  const sent = collectSent(page);
  await expect(file(page, 'docker-compose.yml')).toContainText('image: jodogne/orthanc-plugins');
  await question(page, 'Archive').getByRole('radio', { name: 'dcm4chee' }).check();
  await expect(file(page, 'app-config.js')).toContainText("qidoRoot: '/dcm4chee-arc/aets/DCM4CHEE/rs'");
  await question(page, 'Server for the viewer').getByLabel('Apache').check();
  await expect(file(page, 'docker-compose.yml')).toHaveCount(0);
  await question(page, 'Login').getByLabel('OpenID Connect in the viewer').check();
  await page.getByLabel('Host name of the viewer').fill('pacs.clinic.example');
  await page.getByLabel('Client ID').fill('imaging');
  await expect(file(page, 'viewer.conf')).toContainText('ServerName pacs.clinic.example');
  await expect(file(page, 'app-config.js')).toContainText("client_id: 'imaging'");
  await expect(summary(page)).toContainText('https://pacs.clinic.example/');
  await page.getByLabel('Host name of the viewer').fill('https://pacs');
  await expect(page.getByLabel('Host name of the viewer')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Host name of the viewer')).toHaveAccessibleDescription(
    /Enter a host name, such as viewer\.example\.org/,
  );
  expect(sent).toEqual([]);
  expect(lines).toEqual([]);
});

test('the setup generator says why an answer is not possible or has changed', async ({ page }) => {
  await open(page, '#archive=dcm4chee&login=oidc');
  await question(page, 'Archive').getByLabel('Orthanc').check();
  await expect(question(page, 'Login')).toContainText('Orthanc alone does not check tokens');
  await expect(summary(page)).toContainText('Login is now “None”.');
  await expect(question(page, 'Login').getByLabel('OpenID Connect in the viewer')).toHaveCount(0);
});

test('the setup generator keeps the answers in the address', async ({ page }) => {
  await open(page);
  await question(page, 'Archive').getByLabel('Azure DICOM service').check();
  await page.getByLabel('Path of the viewer, if it is not at the root').fill('/ohif');
  const address = page.url();
  expect(address).toContain('archive=azure');
  const config = await file(page, 'app-config.js').textContent();
  await page.reload();
  await expect(question(page, 'Archive').getByLabel('Azure DICOM service')).toBeChecked();
  await expect(file(page, 'app-config.js')).toHaveText(config ?? '');
  await page.getByRole('button', { name: 'Start over' }).click();
  expect(page.url()).toBe(address.replace(/#.*/, ''));
  await expect(question(page, 'Archive').getByLabel('Orthanc')).toBeChecked();
});

test('the setup generator opens the setup that another page links', async ({ page }) => {
  await gotoHydrated(page, '/deployment/custom-url-access');
  await page.getByRole('link', { name: 'setup generator' }).click();
  await expect(file(page, 'viewer.conf')).toContainText('try_files $uri /ohif/index.html;');
});

test('the setup generator copies a file of the setup and downloads all of them', async ({ page }) => {
  await open(page, '#archive=orthanc&host=nginx');
  await page.getByRole('button', { name: 'Copy viewer.conf' }).click();
  await expect(file(page, 'viewer.conf').getByRole('status')).toHaveText('Copied.');
  const copied = await readClipboard(page);
  expect(copied).toMatch(/^server \{\n/);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all files' }).click(),
  ]);
  const files = unzipSync(await readFile(await saved.path()));
  expect(Object.keys(files)).toEqual(['app-config.js', 'viewer.conf', 'README.md']);
  expect(strFromU8(files['viewer.conf'] ?? new Uint8Array())).toBe(copied);
});

test('the setup generator is accessible in both color modes and fits on a phone', async ({ page }) => {
  await open(page, '#archive=other&host=docker&login=proxy&path=%2Fohif&name=a+b');
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  await expectAccessibleTool(page);
});
