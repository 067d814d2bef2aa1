import type { KeyInput } from 'puppeteer-core';
import { launchBrowser, type BrowserName } from '../puppeteer-browser';
import { makeFolder, removeFolder } from '@/tests/support/temporary-folder';
import type { EnginePage } from './engine-page';

/** Opens a page in Chromium or Firefox. */
export async function openPuppeteerPage(name: BrowserName): Promise<EnginePage> {
  const downloads = makeFolder();
  const browser = await launchBrowser(name, downloads);
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const faults: string[] = [];
  page.on('console', (message) => faults.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => {
    // Firefox also reports downloads that end because a page is left.
    if (!String(error).includes('NS_BINDING_ABORTED')) faults.push(`uncaught: ${String(error)}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Browsers abort pending requests when a page is left.
    if (!reason.includes('ABORTED')) faults.push(`failed: ${request.url()} ${reason}`);
  });
  return {
    downloads,
    version: (await browser.version()).replace(/^.*\//, ''),
    async open(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    back: () => page.evaluate(() => history.back()),
    hover: (selector) => page.hover(selector),
    click: (selector) => page.click(selector),
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key as KeyInput);
      if (modifier) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as Promise<never>,
    screenshot: () => page.screenshot(),
    takeFaults: () => Promise.resolve(faults.splice(0)),
    async close() {
      await browser.close();
      removeFolder(downloads);
    },
  };
}
