import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLaunchOptions } from '@/tools/programs/browser';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { findFreePort, startServer, type RunningServer } from '@/tools/programs/start-server';

describe('npm run dev', () => {
  let project: ProjectCopy;
  let server: RunningServer;
  let browser: Browser;
  let page: Page;

  const file = (name: string) => join(project.dir, 'content/latest', name);
  const edit = (name: string, change: (text: string) => string) =>
    writeFileSync(file(name), change(readFileSync(file(name), 'utf8')));

  /** Reads the page, or nothing if it was reloaded. */
  const read = async (selector: string) =>
    (await page.locator(`html[data-test-mark] ${selector}`).allTextContents()).join(' | ');
  /** Time limit for an edit to appear, in ms; generous, because machines can be slow. */
  const soon = { timeout: 60_000, interval: 50 };
  const sidebar = '[aria-label="Docs sidebar"]';
  /** Waits for a link in the text, which is updated at another time than the list of problems. */
  const expectLink = async (href: string) => {
    await expect.poll(() => page.locator(`article a[href="${href}"]`).count(), soon).toBe(1);
  };
  const readArticle = () => read('article');
  const articleOf = (other: Page) => () => other.locator('article').textContent();
  const append = (name: string, line: string) => edit(name, (text) => `${text}\n${line}\n`);
  const open = (label: string) => page.locator(`${sidebar} a`, { hasText: label }).click();

  beforeAll(async () => {
    project = copyProject('dev', 'tests/fixtures/kitchen-sink');
    const port = await findFreePort();
    const args = ['run', '--silent', 'dev', '--', '-p', String(port)];
    server = await startServer({ command: 'npm', args, port, cwd: project.dir, timeout: 120_000 });
    browser = await chromium.launch(getLaunchOptions());
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    // Edits before the browser has subscribed to changes may reload the page.
    const subscribed = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('subscribe')),
      );
    await page.goto(`${server.origin}/faq/general`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await subscribed;
    await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    project?.remove();
  });

  it('shows an edit that was made while the page loaded', async () => {
    const loading = await browser.newPage();
    await loading.goto(`${server.origin}/faq/general`, { waitUntil: 'commit' });
    append('faq/general.md', 'Written while loading.');
    await expect.poll(articleOf(loading), soon).toContain('Written while loading.');
    await loading.close();
  });

  it('shows an edit that was made while the browser was offline', async () => {
    const context = await browser.newContext();
    const offline = await context.newPage();
    await offline.goto(`${server.origin}/faq/general`);
    await offline.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await context.setOffline(true);
    append('faq/general.md', 'Written while offline.');
    await expect.poll(readArticle, soon).toContain('Written while offline.');
    await context.setOffline(false);
    // Next.js reloads a page that has lost the server. Browsers repeat that when they are online, but not their headless shell.
    if (offline.url().startsWith('chrome-error:')) await offline.goto(`${server.origin}/faq/general`);
    await expect.poll(articleOf(offline), soon).toContain('Written while offline.');
    await context.close();
  });

  it('shows an edited sentence in the open page without a reload, and then the next edit', async () => {
    append('faq/general.md', 'A sentence that was just written.');
    await expect.poll(readArticle, soon).toContain('A sentence that was just written.');
    edit('faq/general.md', (text) => text.replace('just written', 'written again'));
    await expect.poll(readArticle, soon).toContain('A sentence that was written again.');
  });

  it('RT-05 shows an edit of the help page, which belongs to no version of the docs', async () => {
    const help = await browser.newPage();
    await help.goto(`${server.origin}/help`);
    append('../site/help.md', 'Written in content/site.');
    await expect.poll(articleOf(help), soon).toContain('Written in content/site.');
    await help.close();
  });

  it('RT-18 shows the not-found page for an unknown address', async () => {
    const unknown = await browser.newPage();
    await unknown.goto(`${server.origin}/no/such-page`);
    await expect.poll(() => unknown.locator('h1').textContent(), soon).toBe('Page Not Found');
    await unknown.close();
  });

  it('shows a changed title and sidebar label in heading, window title and sidebar without a reload', async () => {
    edit('faq/general.md', (text) =>
      text.replace(/^title: .*$/m, 'title: New Title\nsidebar_label: New Label'),
    );
    await expect.poll(() => read(sidebar), soon).toContain('New Label');
    await expect.poll(() => read('h1'), soon).toBe('New Title');
    await expect.poll(() => page.title(), soon).toBe('New Title | OHIF');
  });

  it('lists a new file in the sidebar, and its entry leads to the page', async () => {
    writeFileSync(file('faq/brand-new.md'), '# Brand New\n\nA page that did not exist.\n');
    await expect.poll(() => read(sidebar), soon).toContain('Brand New');
    await open('Brand New');
    await expect.poll(() => read('h1'), soon).toBe('Brand New');
    expect(page.url()).toBe(`${server.origin}/faq/brand-new`);
  });

  it('removes the entry of a deleted file from the sidebar', async () => {
    await open('New Label');
    await expect.poll(() => read('h1'), soon).toBe('New Title');
    rmSync(file('faq/brand-new.md'));
    await expect.poll(() => read(sidebar), soon).not.toContain('Brand New');
    expect(await read(sidebar)).toContain('New Label');
  });

  it('BLD-09 reports a broken link with its place in terminal and browser until the author removes it', async () => {
    append('faq/general.md', '[Nowhere](/no-such-page)');
    await expect.poll(server.output, soon).toMatch(/content\/latest\/faq\/general\.md:\d+:\d+/);
    await expect
      .poll(() => read('.dev-problems'), soon)
      .toMatch(/general\.md:\d+:1 .*broken-link.*"\/no-such-page"/s);
    await expectLink('/no-such-page');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.dev-problems').count(), soon).toBe(0);
    edit('faq/general.md', (text) => text.replace('/no-such-page', '/no-such-page-either'));
    await expect.poll(() => read('.dev-problems'), soon).toContain('"/no-such-page-either"');
    await expectLink('/no-such-page-either');
    edit('faq/general.md', (text) => text.replace(/\n\[Nowhere].*\n/, '\nServed as before.\n'));
    await expect.poll(readArticle, soon).toContain('Served as before.');
    await expect.poll(() => page.locator('.dev-problems').count(), soon).toBe(0);
  });
});
