import type { Browser, Page } from '@playwright/test';
import { clickedRoutes, startRoute } from './routes';
import type { Speed } from './speeds';

/** What the probe in the page tells about the page in view. */
interface PageState {
  mark: number;
  path: string;
  heading: string;
  text: string;
}

/** One click: where to, how long, and what was shown then. */
export interface Click {
  route: string;
  ms: number;
  heading: string;
  textLength: number;
}

/** Rest before the first click: late scripts, prefetching and hydration have ended. */
const REST = 4000;
/** The pointer is on a link this long before it clicks. */
const HOVER = 120;
/** Time on each page, the same for all sites. */
const READING = 1000;

const sidebarLink = (page: Page, route: string) => {
  const bare = route.replace(/\/$/, '');
  const links = [bare, `${bare}/`].map((href) => `nav[aria-label="Docs sidebar"] a[href="${href}"]`);
  return page.locator(links.join(', ')).first();
};

const readState = (page: Page) => page.evaluate('readBench()') as Promise<PageState>;

async function slowDown(page: Page, { cpu, network }: Speed) {
  const session = await page.context().newCDPSession(page);
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
}

/** @throws Error when the click was no client navigation, or showed the same page */
function verify(route: string, before: PageState, after: PageState) {
  const faults = [
    before.mark !== after.mark && 'the document was loaded anew',
    before.text === after.text && 'the article is the same as before',
    after.text.length < 100 && 'there is no article',
  ].filter(Boolean);
  if (faults.length > 0) throw new Error(`The click to ${route} does not count: ${faults.join(', ')}.`);
}

async function click(page: Page, route: string): Promise<Click> {
  const link = sidebarLink(page, route);
  const before = await readState(page);
  await page.evaluate(`armBench(${JSON.stringify(route)})`);
  await link.hover();
  await page.waitForTimeout(HOVER);
  await page.mouse.down();
  await page.mouse.up();
  const ms = (await page.evaluate('benchResult')) as number;
  await page.waitForTimeout(READING);
  const after = await readState(page);
  verify(route, before, after);
  return {
    route,
    ms,
    heading: after.heading.replace(/\u200B|#$/g, '').trim(),
    textLength: after.text.length,
  };
}

/** One visit in a fresh browser profile: loads the start page, rests, clicks all links. */
export async function visit(browser: Browser, origin: string, speed: Speed): Promise<Click[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addInitScript({ path: 'bench/probe.js' });
    const page = await context.newPage();
    await slowDown(page, speed);
    await page.goto(origin + startRoute, { waitUntil: 'networkidle' });
    await page.waitForTimeout(REST);
    const clicks: Click[] = [];
    for (const route of clickedRoutes) clicks.push(await click(page, route));
    return clicks;
  } finally {
    await context.close();
  }
}
