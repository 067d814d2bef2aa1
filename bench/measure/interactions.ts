import type { Browser, Page } from '@playwright/test';
import type { Control, InteractionName, SearchControls, Site } from '../sites/site';
import { slow, type Speed } from '../speeds';
import { slowDown, withPage } from './browser';

/**
 * Page and window of an interaction. The windows are high, so that every control is in view, and that of the color mode
 * is wide, because Rspress hides its button in narrower ones.
 */
const places: Record<InteractionName, { route: string; width: number }> = {
  menu: { route: '/faq/technical', width: 390 },
  'color mode': { route: '/faq/technical', width: 1440 },
  versions: { route: '/faq/technical', width: 1280 },
  category: { route: '/faq/technical', width: 1280 },
  contents: { route: '/faq/technical', width: 1280 },
  tab: { route: '/deployment/iframe', width: 1280 },
  copy: { route: '/deployment/iframe', width: 1280 },
  search: { route: '/faq/technical', width: 1280 },
};
const height = 1600;

/** After this time, in ms, an interaction counts as lost. */
const timeout = 8000;

/** Returns the expression whose value the interaction changes. `countVisible` comes from `probe.js`. */
function describeEffect(name: Exclude<InteractionName, 'search'>, { shows = '' }: Control): string {
  const quote = (selector: string) => JSON.stringify(selector);
  switch (name) {
    case 'menu':
    case 'versions':
    case 'category':
      return `countVisible(${quote(shows)})`;
    case 'color mode':
      return 'getComputedStyle(document.body).color';
    case 'contents':
      return 'scrollY';
    case 'tab':
      return `[...document.querySelectorAll('[role=tab][aria-selected=true]')].map((tab) => tab.textContent).join()`;
    case 'copy':
      return 'benchTarget.outerHTML';
  }
}

/** Where a control is in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** True for controls that are tapped: the menu is only on phones, and the pointer opens a list before it is pressed. */
const isTouch = (name: InteractionName) => name === 'menu' || name === 'versions';

const getWindow = (name: InteractionName): Parameters<Browser['newContext']>[0] => ({
  viewport: { width: places[name].width, height },
  hasTouch: isTouch(name),
  permissions: ['clipboard-read', 'clipboard-write'],
});

/**
 * Returns where a control is, once the page is at rest; undefined if the site does not have it.
 * @throws Error if the control is not visible
 */
export async function findControl(
  browser: Browser,
  { controls }: Pick<Site, 'controls'>,
  origin: string,
  name: InteractionName,
): Promise<Point | undefined> {
  const selector = name === 'search' ? undefined : controls[name]?.press;
  if (selector === undefined) return undefined;
  const { route, width } = places[name];
  return withPage(browser, getWindow(name), async (page) => {
    await page.goto(origin + route, { waitUntil: 'networkidle' });
    const [first] = await page.locator(selector).filter({ visible: true }).all();
    const box = await first?.boundingBox();
    if (!box || box.y + box.height > height)
      throw new Error(`${origin}${route} does not show ${selector} in a window of ${width} × ${height}.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

/** Opens a page without waiting for its scripts, and returns when a reader has seen it for some time. */
async function open(page: Page, url: string, speed: Speed, delay: number): Promise<void> {
  const session = await slowDown(page, speed);
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const painted = new Promise<void>((resolve) => {
    session.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve();
    });
  });
  await page.addInitScript({ path: 'bench/measure/probe.js' });
  const opened = page.goto(url, { waitUntil: 'commit' });
  await painted;
  await page.waitForTimeout(delay);
  await opened;
}

/** Waits until `benchEffect` has a value. @returns the time in ms; Infinity if the interaction is lost */
async function waitForEffect(page: Page): Promise<number> {
  const found = await page
    .waitForFunction(() => (globalThis as { benchEffect?: number }).benchEffect, undefined, {
      timeout,
      polling: 50,
    })
    .catch(() => null);
  return found ? ((await found.jsonValue()) as number) : Number.POSITIVE_INFINITY;
}

/** Presses a control as soon as the page has been seen for `delay` ms. @returns the time until the effect is painted */
function pressControl(
  browser: Browser,
  url: string,
  name: Exclude<InteractionName, 'search'>,
  control: Control,
  point: Point,
  speed: Speed,
  delay: number,
): Promise<number> {
  return withPage(browser, getWindow(name), async (page) => {
    await page.addInitScript(`globalThis.benchRead = () => ${describeEffect(name, control)};`);
    await open(page, url, speed, delay);
    if (isTouch(name)) await page.touchscreen.tap(point.x, point.y);
    else {
      await page.mouse.move(point.x, point.y);
      await page.mouse.down();
      await page.mouse.up();
    }
    return waitForEffect(page);
  });
}

/** Presses Ctrl+K and types a word as soon as a field has focus. @returns the time until the first hit is painted */
function searchOnce(
  browser: Browser,
  url: string,
  { input, hit }: SearchControls,
  speed: Speed,
  delay: number,
): Promise<number> {
  return withPage(browser, getWindow('search'), async (page) => {
    await page.addInitScript(`globalThis.benchRead = () => countVisible(${JSON.stringify(hit)});`);
    await open(page, url, speed, delay);
    await page.keyboard.press('Control+k');
    const opened = await page
      .waitForFunction((selector) => document.activeElement?.matches(selector), input, { timeout })
      .catch(() => null);
    if (!opened) return Number.POSITIVE_INFINITY;
    await page.keyboard.type('docker');
    return waitForEffect(page);
  });
}

/**
 * Measures one interaction on a page that has just been painted: from the press to the frame that shows its effect.
 *
 * @param point where the control is, from `findControl`; not used for the search
 * @param delay time between the first paint and the press, in ms
 * @returns the time of each round in ms, Infinity if the press was lost; undefined if the site does not have the control
 */
export async function measureInteraction(
  browser: Browser,
  site: Pick<Site, 'controls' | 'search'>,
  origin: string,
  name: InteractionName,
  point: Point | undefined,
  { cpu, delay, rounds }: { cpu: number; delay: number; rounds: number },
): Promise<number[] | undefined> {
  const url = origin + places[name].route;
  const speed = { ...slow, cpu };
  const times: number[] = [];
  if (name === 'search') {
    if (!site.search) return undefined;
    for (let round = 0; round < rounds; round += 1)
      times.push(await searchOnce(browser, url, site.search, speed, delay));
    return times;
  }
  const control = site.controls[name];
  if (!control || !point) return undefined;
  for (let round = 0; round < rounds; round += 1)
    times.push(await pressControl(browser, url, name, control, point, speed, delay));
  return times;
}
