import { expect } from 'vitest';
import { isStarted } from '@/tests/support/is-started';

/** Keys that tests press, named as in WebDriver BiDi and the DOM. */
export type Key = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'k' | 'v';

/** A window with one page, the same for all browser engines. */
export interface EnginePage {
  readonly version: string;
  /** Folder in which the browser saves downloads. */
  readonly downloads: string;
  /** Loads an address, and waits for the load event. */
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Goes back, without waiting for the page. */
  back: () => Promise<void>;
  /** Moves the mouse to an element. */
  hover: (selector: string) => Promise<void>;
  /** Clicks on an element with the mouse. */
  click: (selector: string) => Promise<void>;
  press: (key: Key, modifier?: 'Control') => Promise<void>;
  /** Types a text into the focused field. */
  type: (text: string) => Promise<void>;
  /** Calls a function in the page; it must not be asynchronous or use variables of the test. */
  evaluate: <T, A extends readonly unknown[]>(run: (...args: A) => T, ...args: A) => Promise<T>;
  /** Returns a picture of the window, as PNG. */
  screenshot: () => Promise<Uint8Array>;
  /** Returns console messages, uncaught errors and failed requests, and forgets them. */
  takeFaults: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Waits until a function in the page returns the expected value. */
export async function expectInPage<T, A extends readonly unknown[]>(
  page: EnginePage,
  expected: unknown,
  run: (...args: A) => T,
  ...args: A
): Promise<void> {
  await expect.poll(() => page.evaluate(run, ...args), { timeout: 30_000 }).toEqual(expected);
}

/** Waits until the first matching element has a text. */
export const expectText = (page: EnginePage, selector: string, text: string) =>
  expectInPage(page, text, (query) => document.querySelector(query)?.textContent?.trim(), selector);

/** Waits until this number of elements is visible. */
export const expectVisible = (page: EnginePage, selector: string, count = 1) =>
  expectInPage(
    page,
    count,
    (query) => [...document.querySelectorAll(query)].filter((element) => element.checkVisibility()).length,
    selector,
  );

/** Waits for the path of the address, with query and hash. */
export const expectAddress = (page: EnginePage, address: string) =>
  expectInPage(page, address, () => location.pathname + location.search + location.hash);

/** Waits until the page responds to clicks and keys. Marks the document for `expectSameDocument`. */
export async function waitUntilReady(page: EnginePage): Promise<void> {
  await expectInPage(page, true, isStarted);
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
}

/** Loads an address, and waits until the page responds to clicks and keys. */
export async function openReady(page: EnginePage, address: string): Promise<void> {
  await page.open(address);
  await waitUntilReady(page);
}

/** Expects that the page was reached without a load since `openReady`. */
export async function expectSameDocument(page: EnginePage): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-test-mark'))).toBe(true);
}

/** Adds a link in the middle of the window and follows it, so that its target was not prefetched, and nothing scrolls. */
export async function followNewLink(page: EnginePage, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, id: 'test-link', textContent: href });
    Object.assign(link.style, { position: 'fixed', inset: '50% auto auto 50%', zIndex: '9' });
    document.querySelector('main h1')?.after(link);
  }, path);
  await page.click('#test-link');
}
