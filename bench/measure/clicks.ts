import type { Browser, Page } from '@playwright/test';
import { clickedRoutes, startRoute } from '../routes';
import type { Site } from '../sites/site';
import type { Speed } from '../speeds';
import { slowDown, withPage } from './browser';

/** Time before the first click, in ms: scripts, prefetching and hydration have ended. */
const rest = 4000;
/** Time between the pointer's arrival on a link and the click, in ms. */
const hover = 120;
/** Time on each page, in ms. */
const reading = 1000;
/** Time after which a click counts as failed, in ms. */
const timeout = 20_000;

/** Opens closed groups of the sidebar that contain a link, as a reader would, and returns the link. */
async function findLink(page: Page, { sidebarLink }: Site, route: string) {
  const bare = route.replace(/\/$/, '');
  const selectors = [bare, `${bare}/`].map((href) => `${sidebarLink}[href="${href}"]`);
  const link = page.locator(selectors.join(', ')).first();
  if (await link.isVisible()) return link;
  await link.evaluate((element) => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (parent instanceof HTMLDetailsElement) parent.open = true;
      if (parent.classList.contains('VPSidebarItem')) parent.classList.remove('collapsed');
    }
  });
  return link;
}

/** Waits for the result of `probe.js`, which may be in a new document. */
async function waitForResult(page: Page, route: string): Promise<number> {
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    const result = await page.evaluate('globalThis.benchResult').catch(() => undefined);
    if (typeof result === 'number') return result;
    await page.waitForTimeout(20);
  }
  throw new Error(`The click on ${route} led to no new page within ${timeout} ms.`);
}

/** Clicks a link and returns the time until the new page is painted, in ms. */
async function click(page: Page, site: Site, route: string): Promise<number> {
  const link = await findLink(page, site, route);
  const heading = await page.locator('h1').first().textContent();
  await page.evaluate(`watchClick(${JSON.stringify(route)})`);
  await link.hover();
  await page.waitForTimeout(hover);
  await page.mouse.down();
  await page.mouse.up();
  const time = await waitForResult(page, route);
  await page.waitForTimeout(reading);
  if ((await page.locator('h1').first().textContent()) === heading)
    throw new Error(
      `The click on ${route} of ${site.name} does not count: the heading is the same as before.`,
    );
  return time;
}

/**
 * Visits a site in a new browser profile and clicks fifteen links of its sidebar.
 * @returns the time of each click in ms
 * @throws Error if a click does not lead to another page
 */
export function measureClicks(browser: Browser, site: Site, origin: string, speed: Speed): Promise<number[]> {
  return withPage(browser, { viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.addInitScript({ path: 'bench/measure/probe.js' });
    await slowDown(page, speed);
    await page.goto(origin + startRoute, { waitUntil: 'networkidle' });
    // A reader comes with the pointer; scripts may wait for it.
    await page.mouse.move(640, 400);
    await page.waitForTimeout(rest);
    const times: number[] = [];
    for (const route of clickedRoutes) times.push(await click(page, site, route));
    return times;
  });
}
