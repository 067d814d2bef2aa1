import { expect, type Locator, type Page, type Request, type Response } from '@playwright/test';
import { isStarted } from '../support/is-started';
import { endMotion } from '../support/motion';

/** Where the fixture site is served; the site itself is the base URL. */
export const fixtureSite = `http://localhost:${Number(process.env.DOCS_TEST_PORT ?? 4173) + 1}`;

/**
 * Tags a test that repeats for another page, mode or host what an untagged test checks; only `npm run test:all` runs
 * it.
 */
export const exhaustive = (isRepetition = true) => (isRepetition ? { tag: '@all' } : {});

/** A window of 1280 × 1024 px at 400 %. */
export const zoomed = { width: 320, height: 256 };

/** Window of the narrow layout. */
export const phone = { width: 390, height: 844 };

/**
 * Waits until the page is hydrated, so that it reacts to clicks and keys (SH-11). Has no timeout of its own, because
 * some tests slow the browser down. Marks the document for `expectSameDocument`.
 */
export async function waitHydrated(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(isStarted).catch(() => false), { intervals: [20, 50, 100], timeout: 0 })
    .toBe(true);
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
}

/** Loads a page and waits for its scripts. */
export async function gotoHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitHydrated(page);
  return response;
}

/** Collects console messages and uncaught errors as text; call before the first load. */
export function collectConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  return lines;
}

/**
 * Prepares to fail requests; call before the first load, because some requests get past an interception that begins
 * right before them. @returns starts or stops failing them
 */
export async function prepareLoss(page: Page, addresses: Parameters<Page['route']>[0]) {
  let isLost = false;
  await page.route(addresses, (route) => (isLost ? route.abort() : route.fallback()));
  return (lose: boolean) => void (isLost = lose);
}

/** Collects the addresses of requests from now on for which `test` returns true. */
export function collectRequests(page: Page, test: (request: Request) => boolean): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (test(request)) addresses.push(request.url());
  });
  return addresses;
}

/** Collects the addresses of requests to other hosts; call before the first load. */
export const collectForeignRequests = (page: Page): string[] =>
  collectRequests(page, (request) => {
    const { hostname, protocol } = new URL(request.url());
    return protocol !== 'data:' && protocol !== 'blob:' && hostname !== 'localhost';
  });

/** Expects that no document was loaded since `waitHydrated`. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-test-mark', '');
}

/** The desktop sidebar. */
export const sidebarOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs sidebar' });

export const navbarOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** Chooses a version in the list of the navbar, as with a mouse. */
export async function switchVersion(page: Page, label: string): Promise<void> {
  await navbarOf(page)
    .getByRole('button', { name: /^Version / })
    .hover();
  await navbarOf(page).getByRole('link', { name: label, exact: true }).click();
}

export const colorToggleOf = (page: Page): Locator =>
  page.getByRole('button', { name: /^Switch between dark and light mode/ });

export const mobileSidebarOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Navigation' });

/** Opens the mobile sidebar with a click on its toggle in the navbar. @returns the sidebar */
export async function openMobileSidebar(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(mobileSidebarOf(page)).toBeVisible();
  return mobileSidebarOf(page);
}

/** Left, top, width and height of an element in the window. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not drawn.`);
  return box;
}

/** The right edge of an element in the window. */
export async function rightOf(locator: Locator): Promise<number> {
  const { x, width } = await boxOf(locator);
  return x + width;
}

/** A computed style of an element, or of a pseudo-element such as `::after`. */
export const styleOf = (element: Locator, property: string, pseudo: string | null = null): Promise<string> =>
  element.evaluate((node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

/** By how many px the page is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What local storage has under a key, or null. */
export const storedIn = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Sets what the first load finds in local storage. */
export async function storeBefore(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('test-stored')) return;
    sessionStorage.setItem('test-stored', '1');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
}

/** Shows the open page in another color mode, as if the reader had chosen it in another tab. */
export async function showColorMode(page: Page, mode: 'dark' | 'light'): Promise<void> {
  await page.evaluate((theme) => {
    localStorage.setItem('theme', theme);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme, storageArea: localStorage }));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await endMotion(page);
}

/** Makes local storage throw on any access, or only when writing. */
export async function breakStorage(page: Page, fault: 'blocked' | 'full'): Promise<void> {
  await page.addInitScript((kind) => {
    if (kind === 'full') {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      return;
    }
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }, fault);
}

export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

export const expectLoaded = (image: Locator): Promise<void> =>
  expect(image).not.toHaveJSProperty('naturalWidth', 0);

/** The scroll position of the window in px. */
export const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls the window without animation, and waits for the end. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollOf(page)).toBe(top);
}

/** Scrolls down and a bit up, which shows the button to the top. @returns the button */
export async function showUpButton(page: Page): Promise<Locator> {
  const up = page.getByRole('button', { name: 'Scroll back to top' });
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => scrollOf(page)).toBe(3000);
  await page.mouse.wheel(0, -300);
  await expect(up).toBeVisible();
  return up;
}

/** Closes the search dialog, which opens when its button is focused; the focus stays on the button. */
export async function leaveSearch(page: Page): Promise<void> {
  const dialog = page.locator('dialog:is(.search-frame, .search-dialog)');
  while ((await dialog.count()) > 0) await page.keyboard.press('Escape');
}

/** Holds back requests from now on. @returns releases all of them */
export async function holdRequests(page: Page, addresses: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
