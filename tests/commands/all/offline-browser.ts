import axe from 'axe-core';
import type { Browser, Page } from 'puppeteer-core';
import { isStarted } from '@/tests/support/is-started';
import type { PageWithAxe } from '@/tests/support/axe';
import { launchBrowser, type BrowserName } from './puppeteer-browser';

/** A page of an offline copy in a browser, with the faults that occurred. */
export class OfflinePage {
  /** Console messages, errors, and requests outside of the copy. */
  readonly faults: string[] = [];

  private constructor(
    private readonly browser: Browser,
    readonly page: Page,
    /** Address of the copy's folder, with a slash at the end. */
    readonly base: string,
  ) {
    page.on('console', (message) => this.faults.push(`${page.url()}: ${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.faults.push(`${page.url()}: ${String(error)}`));
    page.on('request', (request) => this.noteAddress(request.url()));
    page.on('requestfailed', (request) => this.faults.push(`failed: ${request.url()}`));
  }

  static async open(name: BrowserName, base: string): Promise<OfflinePage> {
    const browser = await launchBrowser(name);
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    return new OfflinePage(browser, page, base);
  }

  private noteAddress(address: string) {
    if (!address.startsWith(this.base) && !address.startsWith('data:'))
      this.faults.push(`request: ${address}`);
  }

  /** Waits for hydration, and checks the addresses of all loaded files. */
  async settle(): Promise<void> {
    await this.page.waitForFunction(isStarted);
    const loaded = await this.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    for (const address of loaded) this.noteAddress(address);
  }

  async goTo(file: string): Promise<void> {
    await this.page.goto(this.base + file);
    await this.settle();
  }

  /** Clicks on a link to another page. */
  async follow(selector: string): Promise<void> {
    await Promise.all([this.page.waitForNavigation(), this.page.click(selector)]);
    await this.settle();
  }

  /** Path of the page's file in the copy, without query and hash. */
  getFile(): string {
    const [file = ''] = this.page.url().slice(this.base.length).split(/[?#]/);
    return file;
  }

  read<T>(selector: string, get: (element: Element) => T): Promise<T> {
    return this.page.$eval(selector, get);
  }

  getColorMode = () => this.read('html', (element) => (element as HTMLElement).dataset.theme);

  async findViolations(): Promise<string[]> {
    await this.page.evaluate(axe.source);
    // `preload` would fetch the style sheets again, which the security policy forbids.
    return this.page.evaluate(async () => {
      const { violations } = await (window as unknown as PageWithAxe).axe.run({ preload: false });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    });
  }

  close = () => this.browser.close();
}
