import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createSecureServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkHeaders } from '@/lib/deploy-tools/headers/check-headers';
import { parseExchanges } from '@/lib/deploy-tools/headers/parse-exchanges';
import { startHeaderServers, type HeaderServers } from '@/tests/support/headers/servers';
import { makeCertificate } from '@/tools/programs/make-certificate';
import { openPuppeteerPage } from './all/engines/puppeteer-page';
import { testHost } from './all/puppeteer-browser';
import { plainSituation } from '@/tests/support/headers/situation';

const browsers = process.env.DOCS_TEST_ALL ? (['chrome', 'firefox'] as const) : (['chrome'] as const);

let servers: HeaderServers;
let secure: Server;
let secureOrigin = '';
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  makeCertificate(folder);
  const files = { cert: readFileSync(join(folder, 'cert.pem')), key: readFileSync(join(folder, 'key.pem')) };
  rmSync(folder, { recursive: true });
  servers = await startHeaderServers();
  secure = createSecureServer(files, (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<!doctype html><title>Viewer</title>');
  });
  await new Promise<void>((resolve) => {
    secure.listen(0, () => resolve());
  });
  secureOrigin = `https://localhost:${(secure.address() as AddressInfo).port}`;
  servers.answers.set('/page', {
    headers: [['Content-Type', 'text/html']],
    body: '<!doctype html><title>Viewer</title>',
  });
});
afterAll(async () => {
  await servers?.stop();
  secure?.closeAllConnections();
  secure?.close();
});

describe.each(browsers)('in %s', (browser) => {
  it('the tool and the browser agree which archives without TLS a viewer can request', async () => {
    const page = await openPuppeteerPage(browser);
    const { A, B, V } = servers.origins;
    const archives = [A, B, A.replace('localhost', testHost)];
    const differences: string[] = [];
    for (const [index, viewer] of [secureOrigin, V].entries()) {
      await page.open(`${viewer}/page`);
      for (const archive of archives) {
        const path = `/mixed/${browser}/${index}/${archives.indexOf(archive)}`;
        await page.evaluate((address) => {
          const end = () => Object.assign(window, { done: address });
          fetch(address, { mode: 'no-cors' }).then(end, end);
        }, archive + path);
        await expect
          .poll(() => page.evaluate(() => (window as unknown as { done?: string }).done))
          .toBe(archive + path);
        const isAsked = servers.counts.has(path);
        const text = `GET ${archive}${path}\nHTTP/1.1 200 OK\nAccess-Control-Allow-Origin: *\n`;
        const situation = {
          viewer,
          archive,
          ...plainSituation,
        };
        const { readable } = checkHeaders(parseExchanges(text), situation);
        if (readable !== isAsked)
          differences.push(`${viewer}, ${archive}: browser ${isAsked}, tool ${readable}`);
      }
    }
    await page.close();
    expect(differences).toEqual([]);
  });
});
