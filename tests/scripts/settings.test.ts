import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '@/lib/build/run-command';
import { findBrowser } from '../support/browser';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { findFreePort, startServer, type RunningServer } from '../support/start-server';

const DOCS_BASE_PATH = '/docs';

/** Sets the version of the site in a copy of the project. */
function setSiteVersion(project: ProjectCopy, version: string): void {
  const file = join(project.dir, 'lib/site/constants.ts');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/siteVersion = '[^']*'/, `siteVersion = '${version}'`);
  if (changed === text) throw new Error('lib/site/constants.ts has no siteVersion.');
  writeFileSync(file, changed);
}

describe('npm run build with DOCS_BASE_PATH=/docs and another site version', () => {
  let project: ProjectCopy;
  let server: RunningServer;
  let browser: Browser;
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    project = copyProject('settings', 'tests/fixtures/kitchen-sink');
    setSiteVersion(project, '4.2.0');
    const out = join(project.dir, 'out');
    const command = ['--prefix', project.dir, 'run', '--silent', 'build'];
    const code = await runCommand('npm', command, { DOCS_BASE_PATH });
    if (code !== 0) throw new Error(`The build ended with code ${code}.`);
    const port = await findFreePort();
    const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/serve.ts', out];
    const env = { PORT: String(port), DOCS_BASE_PATH };
    server = await startServer({ command: process.execPath, args, port, env });
    const executablePath = findBrowser();
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox'],
    });
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    project?.remove();
  });

  const goto = async (path: string) => {
    await page.goto(server.origin + path);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
  };

  it('answers below the folder only, and names addresses with it', async () => {
    const statuses = ['/faq/general', '/docs', '/docs/', '/docs/faq/general', '/docs/3.9/'].map(
      async (path) => (await fetch(server.origin + path, { redirect: 'manual' })).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 200, 200, 200, 200]);
    const html = readFileSync(join(project.dir, 'out/faq.html'), 'utf8');
    expect(html).toContain('<meta name="permalink" content="/docs/faq/"/>');
    expect(html).toContain('href="https://docs.ohif.org/docs/faq/"');
    const ownLinks = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map((match) => match[1]);
    expect(ownLinks.filter((link) => !/^\/docs(\/|$)/.test(link ?? ''))).toEqual([]);
  });

  it.each([
    ['/docs/faq', '/docs/faq/'],
    ['/docs/faq/general.html', '/docs/faq/general'],
    ['/docs/3.9/index.html', '/docs/3.9/'],
    ['/docs', '/docs/'],
  ])('RT-19 RT-20 RT-22 %s ends at %s', async (form, own) => {
    await goto(`${form}?x=1#part`);
    expect(page.url()).toBe(`${server.origin}${own}?x=1#part`);
    expect(faults.splice(0)).toEqual([]);
  });

  it('links lead on without a load, and switch the version', async () => {
    await goto('/docs/faq/general');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'Images' }).click();
    await page.waitForURL('**/docs/images');
    await page.getByRole('button', { name: 'Version 4.2.0 (Latest)' }).hover();
    await page.getByRole('link', { name: '3.9', exact: true }).click();
    await page.waitForURL('**/docs/3.9/');
    expect(await page.getAttribute('html', 'data-test-mark')).toBe('');
    expect(faults.splice(0)).toEqual([]);
  });

  it('VER-17 every label follows the version of the site', async () => {
    await goto('/docs/faq/general');
    const badge = page.locator('.theme-doc-version-badge');
    expect(await badge.textContent()).toBe('Version: 4.2.0 (Latest)');
    await goto('/docs/3.9/faq/general');
    expect(await badge.textContent()).toBe('Version: 3.9');
    expect(await page.locator('.theme-doc-version-banner').textContent()).toContain('(4.2.0 (Latest))');
    expect(await page.locator('.navbar .dropdown-menu').first().textContent()).toMatch(
      /^4\.2\.0 \(Latest\)3\.9/,
    );
  });

  it('images are there', async () => {
    await goto('/docs/images');
    const images = page.locator('article img');
    const widths = () =>
      images.evaluateAll((elements: HTMLImageElement[]) =>
        elements.map((image) => {
          image.loading = 'eager';
          return image.naturalWidth;
        }),
      );
    expect(await images.count()).toBeGreaterThan(3);
    await expect.poll(async () => (await widths()).filter((width) => width === 0)).toEqual([]);
    expect(faults.splice(0)).toEqual([]);
  });

  it.each(['/docs/a/b/c', '/docs/3.9/nope'])(
    'RT-18 %s shows the not-found page in its shell',
    async (path) => {
      await goto(path);
      expect(await page.locator('h1').textContent()).toBe('Page Not Found');
      const captions = page.getByRole('button', { name: 'Version 4.2.0 (Latest)' });
      expect(await captions.count()).toBe(1);
      expect(faults.splice(0).filter((line) => !line.includes('404'))).toEqual([]);
    },
  );
});
