import type { Page } from '@playwright/test';
import { collectForeignRequests } from '../support';

declare global {
  interface Window {
    refusals: string[];
  }
}

/**
 * Watches what a page sends and reports. Call it before the first load.
 * @returns reads what happened since, for the document in view
 */
export async function watchPage(page: Page) {
  const foreign = collectForeignRequests(page);
  const [messages, errors, failed]: [string[], string[], string[]] = [[], [], []];
  await page.addInitScript(() => {
    window.refusals = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.refusals.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`.trim());
    });
  });
  page.on('console', (message) => {
    // Chromium reports that the address of the page itself does not exist.
    const { url } = message.location();
    if (url === page.url() && message.text().endsWith('status of 404 (Not Found)')) return;
    messages.push(`${message.type()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('requestfailed', (request) => {
    // The router asks hosts for headers; the missing body counts as a failure.
    if (request.method() !== 'HEAD') failed.push(`${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) failed.push(`${response.url()}: ${response.status()}`);
  });
  return async () => {
    const violations = await page.evaluate(() => window.refusals);
    return { violations, messages, errors, failed, foreign };
  };
}
