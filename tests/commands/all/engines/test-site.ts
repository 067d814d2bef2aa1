import type { RequestListener, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { stopServer } from '@/tests/support/listen';
import { serveFolder } from '@/tools/serve-folder';
import type { EnginePage } from './engine-page';

/** A finished export on a server that can go away and come back. */
export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

/** The arguments of a check: a page of a browser, and the sites. */
export interface Visit {
  page: EnginePage;
  /** The site itself. */
  site: TestSite;
  /** The fixture site. */
  fixtures: TestSite;
}

/**
 * Uses the site in a browser, and throws if an expectation fails. Afterwards, the page must have no faults, so checks
 * that provoke faults must take them.
 */
export type Check = (visit: Visit) => Promise<void>;

/** Key in session storage of the faults that the recorder has kept. */
export const keptFaults = 'test-faults';

/** Runs in the page before all other scripts. */
function recordFaults(key: string) {
  let isLeft = false;
  // Browsers abort pending requests when a page is left.
  addEventListener('beforeunload', () => (isLeft = true));
  const record = (text: string) => {
    if (isLeft) return;
    const before: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...before, text]));
  };
  for (const level of ['debug', 'error', 'info', 'log', 'warn'] as const)
    console[level] = (...parts: unknown[]) => record(`${level}: ${parts.join(' ')}`);
  addEventListener(
    'error',
    (event) => {
      const element = event.target instanceof Element ? event.target : null;
      record(element ? `failed: ${element.outerHTML}` : `uncaught: ${event.message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => record(`uncaught: ${String(event.reason)}`));
  addEventListener('securitypolicyviolation', (event) =>
    record(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}

/** A script that keeps faults of a page in session storage, for a browser whose driver does not report them. */
const recorderScript = `(${recordFaults.toString()})('${keptFaults}')`;

/** Answers with the page at an address, with the fault recorder added. */
async function sendRecordedPage(address: string, response: ServerResponse) {
  const page = await fetch(address);
  const html = await page.text();
  response.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(html.replace('<head>', `<head><script>${recorderScript}</script>`));
}

/**
 * Serves a finished export for tests in a browser.
 * @param recordsFaults true to put the fault recorder into every page that the browser loads
 * @throws Error if the folder has no finished export
 */
export async function startTestSite(dir: string, recordsFaults: boolean) {
  const { server, port } = await serveFolder({ dir, port: 0 });
  const origin = `http://localhost:${port}`;
  const [serve] = server.listeners('request') as [RequestListener];
  const failures: string[] = [];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { url = '/' } = request;
    response.on('finish', () => {
      if (response.statusCode >= 400) failures.push(`${response.statusCode} ${url}`);
    });
    if (recordsFaults && request.headers['sec-fetch-dest'] === 'document')
      void sendRecordedPage(origin + url, response);
    else serve(request, response);
  });
  const goOffline = () => stopServer(server);
  return {
    origin,
    /** Returns the addresses that the server has answered with an error, and forgets them. */
    takeFailures: () => failures.splice(0),
    goOffline,
    async goOnline() {
      server.listen(port);
      await once(server, 'listening');
    },
    stop: goOffline,
  };
}
