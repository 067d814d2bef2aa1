import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkHeaders } from '@/lib/deploy-tools/headers/check-headers';
import { parseExchanges } from '@/lib/deploy-tools/headers/parse-exchanges';
import { startHeaderServers, type HeaderServers } from '@/tests/support/headers/servers';
import { listen, stopServer } from '@/tests/support/listen';
import { makeFolder, removeFolder } from '@/tests/support/temporary-folder';
import { makeCertificate } from '@/tools/programs/make-certificate';
import { openPuppeteerPage } from './all/engines/puppeteer-page';
import { testedBrowsers, testHost } from './all/puppeteer-browser';
import { plainSituation } from '@/tests/support/headers/situation';

const body = '<!doctype html><title>Viewer</title>';
let servers: HeaderServers;
let secure: Server | undefined;
let secureOrigin = '';
beforeAll(async () => {
  const folder = makeFolder();
  makeCertificate(folder);
  const files = { cert: readFileSync(join(folder, 'cert.pem')), key: readFileSync(join(folder, 'key.pem')) };
  removeFolder(folder);
  servers = await startHeaderServers();
  secure = createSecureServer(files, (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(body);
  }) as unknown as Server;
  secureOrigin = `https://localhost:${await listen(secure)}`;
  servers.answers.set('/page', { headers: [['Content-Type', 'text/html']], body });
});
afterAll(async () => {
  await servers?.stop();
  if (secure) await stopServer(secure);
});

describe.each(testedBrowsers)('in the browser %s', (browser) => {
  it('the header checker predicts which archives without TLS a viewer with or without TLS can request', async () => {
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
        const { readable } = checkHeaders(parseExchanges(text), { viewer, archive, ...plainSituation });
        if (readable !== isAsked)
          differences.push(`${viewer}, ${archive}: browser ${isAsked}, tool ${readable}`);
      }
    }
    await page.close();
    expect(differences).toEqual([]);
  });
});
