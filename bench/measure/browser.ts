import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { findBrowser } from '@/tools/programs/browser';
import type { Speed } from '../speeds';

/** Starts the browser in which sites are measured. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
}

/** Slows a page down. @returns the session that a caller can use for further commands */
export async function slowDown(page: Page, { cpu, network }: Speed): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  return session;
}

/** Calls a function with a page in a new browser profile, and closes the profile. */
export async function withPage<Result>(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  use: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}
