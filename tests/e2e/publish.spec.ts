import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startHost } from '../support/hosts';
import { exhaustive, expectSameDocument, gotoHydrated } from './support';

test('NV-22 a tab of the previous build can still load its scripts', exhaustive(), async ({ page }) => {
  const target = mkdtempSync(join(tmpdir(), 'docs-publish-'));
  const publish = (build: string) => execFileSync('hosting/publish.sh', [build, target], { stdio: 'pipe' });
  publish('out-fixtures');
  const server = await startHost('nginx', target);
  try {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url());
    });
    await gotoHydrated(page, `${server.origin}/headings`);
    publish('out');
    const script = page.waitForResponse((response) => response.url().includes('/_next/static/chunks/'));
    await page.keyboard.press('Control+k');
    expect((await script).status()).toBe(200);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSameDocument(page);
    expect(missing.filter((url) => url.includes('/_next/static/'))).toEqual([]);
    await page.goto(`${server.origin}/headings`);
    await expect(page).toHaveTitle('Page Not Found | OHIF');
  } finally {
    await server.stop();
    rmSync(target, { recursive: true, force: true });
  }
});
