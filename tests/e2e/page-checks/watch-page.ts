import type { Page } from '@playwright/test';
import { collectForeignRequests } from '../support';

declare global {
  interface Window {
    refusals: string[];
  }
}

/**
 * Watches requests, errors and console messages of a page. Call it before the first load.
 * @returns reads the events since then
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
  let first: string | undefined;
  page.once('request', (request) => {
    first = request.url();
  });
  page.on('console', (message) => {
    // Chromium logs the 404 of the not-found page itself.
    const { url } = message.location();
    if (url === page.url() && message.text().endsWith('status of 404 (Not Found)')) return;
    messages.push(`${message.type()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('requestfailed', (request) => {
    // The router sends HEAD requests, which Chromium counts as failed because they have no body.
    if (request.method() !== 'HEAD') failed.push(`${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) failed.push(`${response.url()}: ${response.status()}`);
  });
  return async () => {
    const violations = await page.evaluate(() => window.refusals);
    // A page that leads to another one may do so before it has arrived completely.
    const left = `${first}: net::ERR_ABORTED`;
    return {
      violations,
      messages,
      errors,
      failed: failed.filter((fault) => fault !== left || page.url() === first),
      foreign,
    };
  };
}
