import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkHeaders } from '@/lib/deploy-tools/headers/check-headers';
import { getFreshness } from '@/lib/deploy-tools/headers/checks/files';
import type { Situation } from '@/lib/deploy-tools/headers/exchange';
import { isReadable } from '@/lib/deploy-tools/headers/fetch-standard';
import { parseExchanges } from '@/lib/deploy-tools/headers/parse-exchanges';
import {
  answerHeaders,
  cacheCases,
  embeddingCases,
  exposedCases,
  frameCases,
  isolationCases,
  typeCases,
  type FileCase,
} from '@/tests/support/headers/page-cases';
import { ask, startHeaderServers, type Headers, type HeaderServers } from '@/tests/support/headers/servers';
import { plainSituation } from '@/tests/support/headers/situation';
import { listen, stopServer } from '@/tests/support/listen';
import { makeFolder, removeFolder } from '@/tests/support/temporary-folder';
import { makeCertificate } from '@/tools/programs/make-certificate';
import { launchBrowser, testedBrowsers, testHost } from './all/puppeteer-browser';

let servers: HeaderServers;
const html = ['Content-Type', 'text/html'] as const;
const embedders = ['unsafe-none', 'require-corp', 'credentialless'];

const extensions = { module: 'mjs', script: 'js', style: 'css', wasm: 'wasm' };
const getFilePath = (list: string, { kind }: FileCase, index: number) =>
  `/${list}/${index}.${extensions[kind]}`;

let secure: Server | undefined;
let secureOrigin = '';

beforeAll(async () => {
  servers = await startHeaderServers();
  const { answers } = servers;
  const body = '<!doctype html><title>Page</title>';
  const framed = `${body}<script>parent.postMessage(location.pathname, '*')</script>`;
  for (const value of embedders)
    answers.set(`/page/${value}`, { headers: [html, ['Cross-Origin-Embedder-Policy', value]], body });
  const setPages = (folder: string, cases: readonly Headers[], text: string) =>
    cases.forEach((own, index) =>
      answers.set(`/${folder}/${index}`, { headers: [html, ...own], body: text }),
    );
  setPages('isolation', isolationCases, body);
  setPages('frame', frameCases, framed);
  answers.set('/last-frame', { headers: [html], body: framed });
  for (const [list, cases] of Object.entries({ types: typeCases, embedding: embeddingCases }))
    cases.forEach((one, index) => {
      const file = { wasm: '\0asm\u0001\0\0\0', style: ':root { --used: 1 }' }[one.kind as 'style'] ?? '';
      answers.set(getFilePath(list, one, index), { headers: one.headers, body: file });
    });
  cacheCases.forEach((headers, index) => answers.set(`/cache/${index}`, { headers, body: 'text' }));
  const allow: Headers = [
    ['Access-Control-Allow-Origin', '{V}'],
    ['Access-Control-Allow-Credentials', 'true'],
  ];
  exposedCases.forEach(({ headers }, index) =>
    answers.set(`/exposed/${index}`, { headers: [...allow, ...answerHeaders, ...headers] }),
  );
});

/** Starts a server with TLS for a viewer. */
beforeAll(async () => {
  const folder = makeFolder();
  makeCertificate(folder);
  const [cert, key] = ['cert.pem', 'key.pem'].map((file) => readFileSync(join(folder, file)));
  removeFolder(folder);
  secure = createSecureServer({ cert, key }, (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Viewer</title>');
  }) as unknown as Server;
  secureOrigin = `https://localhost:${await listen(secure)}`;
});
afterAll(async () => {
  await servers?.stop();
  if (secure) await stopServer(secure);
});

/** What the tool says of the answers at these addresses. */
async function check(addresses: readonly string[], more: Partial<Situation> = {}) {
  const { V, A } = servers.origins;
  const situation = { viewer: `${V}/`, archive: A, ...plainSituation, ...more };
  const texts = await Promise.all(addresses.map((address) => ask({ address }, 'verbose')));
  return checkHeaders(parseExchanges(texts.map(({ text }) => text).join('\r\n')), situation);
}

const show = (headers: Headers) => headers.map((header) => header.join(': ')).join('; ') || 'no headers';

/** What was tested, what the browser did, and what the tool says of it. */
type Row = readonly [name: string, inBrowser: unknown, inTool: unknown];

/** Describes the rows in which browser and tool differ. */
const listDifferences = (rows: readonly Row[]) =>
  rows
    .map(([name, ...results]) => [name, ...results.map(String)])
    .flatMap(([name, browser, tool]) =>
      browser === tool ? [] : `${name}: browser ${browser}, tool ${tool}`,
    );

describe.each(testedBrowsers)('compared with what the browser %s does, the header checker', (name) => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser(name);
    page = await browser.newPage();
  });
  afterAll(() => browser?.close());

  it('predicts which pages are cross-origin isolated, and reports an error for the others', async () => {
    const rows: Row[] = [];
    for (const [index, headers] of isolationCases.entries()) {
      const address = `${servers.origins.V}/isolation/${index}`;
      await page.goto(address);
      const inBrowser = await page.evaluate(() => crossOriginIsolated);
      const { isolated, findings } = await check([address], { isolated: true });
      const hasError = findings.some(({ severity }) => severity === 'error');
      rows.push([show(headers), [inBrowser, !inBrowser], [isolated, hasError]]);
    }
    expect(listDifferences(rows)).toEqual([]);
  });

  it.each(['V', 'A', 'B'] as const)('predicts which viewer pages the origin %s may frame', async (at) => {
    const parent = servers.origins[at];
    const { V } = servers.origins;
    const allowed: string[] = [];
    for (const index of frameCases.keys()) {
      const path = `/frame/${index}`;
      const { framed, findings } = await check([V + path], { framedBy: parent });
      expect(findings.some(({ rule }) => /^frame-(?:options|ancestors)$/.test(rule))).toBe(!framed);
      if (framed) allowed.push(path);
    }
    await page.goto(`${parent}/page/unsafe-none`);
    const frames = frameCases.map((_, index) => `${V}/frame/${index}`);
    // When the last frame has loaded, so have all others that are allowed.
    const seen = await page.evaluate(
      (list, last, wanted) =>
        new Promise<string[]>((resolve) => {
          const paths = new Set<string>();
          const add = (src: string) =>
            document.body.append(Object.assign(document.createElement('iframe'), { src }));
          addEventListener('message', ({ data }) => {
            if (data === new URL(last).pathname) resolve([...paths]);
            else if (paths.add(data as string).size === wanted) add(last);
          });
          list.forEach(add);
        }),
      frames,
      `${V}/last-frame`,
      allowed.length,
    );
    const nameOf = (path: string) => `${path} ${show(frameCases[Number(path.split('/').at(-1))] ?? [])}`;
    expect(seen.toSorted().map(nameOf)).toEqual(allowed.toSorted().map(nameOf));
  });

  /** Loads files in the page, and returns which of them it used. */
  function loadFiles(list: string, cases: readonly FileCase[]): Promise<boolean[]> {
    const files = cases.map((one, index) => ({
      kind: one.kind,
      address: servers.origins[one.at] + getFilePath(list, one, index),
    }));
    return page.evaluate((all) => {
      const load = ({ kind, address }: (typeof all)[number]) =>
        new Promise<boolean>((resolve) => {
          const refuse = () => resolve(false);
          if (kind === 'wasm') {
            WebAssembly.compileStreaming(fetch(address)).then(() => resolve(true), refuse);
            return;
          }
          const element = document.createElement(kind === 'style' ? 'link' : 'script');
          const isStyle = element instanceof HTMLLinkElement;
          Object.assign(element, isStyle ? { rel: 'stylesheet', href: address } : { src: address });
          if (kind === 'module') element.setAttribute('type', 'module');
          // Chromium calls a style sheet loaded that it does not use.
          element.addEventListener('load', () =>
            resolve(!isStyle || Boolean(element.sheet?.cssRules.length)),
          );
          element.addEventListener('error', refuse);
          document.head.append(element);
        });
      return Promise.all(all.map(load));
    }, files);
  }

  it('predicts which scripts, style sheets and WebAssembly are refused for their content types', async () => {
    const { V } = servers.origins;
    await page.goto(`${V}/page/unsafe-none`);
    const used = await loadFiles('types', typeCases);
    const rows: Row[] = [];
    for (const [index, one] of typeCases.entries()) {
      const { findings } = await check([V + getFilePath('types', one, index)]);
      const isRefused = findings.some(({ rule }) => /^(?:script|style|wasm)-type$/.test(rule));
      rows.push([`${one.kind}, ${show(one.headers)}`, used[index], !isRefused]);
    }
    expect(listDifferences(rows)).toEqual([]);
  });

  it.each(embedders)(
    'predicts which scripts of other servers load on a page with the embedder policy %s',
    async (policy) => {
      const address = `${servers.origins.V}/page/${policy}`;
      await page.goto(address);
      const used = await loadFiles('embedding', embeddingCases);
      const rows: Row[] = [];
      for (const [index, one] of embeddingCases.entries()) {
        const file = servers.origins[one.at] + getFilePath('embedding', one, index);
        const { findings } = await check([address, file]);
        const isRefused = findings.some(({ rule }) => /^(?:embedding-blocked|resource-policy)$/.test(rule));
        // Browsers treat values that they do not know differently, and the tool says so.
        const differs = findings.some(({ rule }) => rule === 'unknown-resource-policy');
        if (!differs) rows.push([`${one.at}, ${show(one.headers)}`, used[index], !isRefused]);
      }
      expect(listDifferences(rows)).toEqual([]);
    },
  );

  it('predicts which files the browser takes from its cache when they are requested again', async () => {
    const { V } = servers.origins;
    await page.goto(`${V}/page/unsafe-none`);
    const before = new Map(servers.counts);
    const paths = cacheCases.map((_, index) => `/cache/${index}`);
    await page.evaluate(async (list) => {
      for (const path of [...list, ...list]) await (await fetch(path)).text();
    }, paths);
    const rows: Row[] = [];
    for (const [index, path] of paths.entries()) {
      const isKept = (servers.counts.get(path) ?? 0) - (before.get(path) ?? 0) === 1;
      const [exchange] = parseExchanges((await ask({ address: V + path }, 'verbose')).text);
      const freshness = getFreshness(exchange?.headers ?? []);
      // If the tool says that each browser decides, both are right.
      if (freshness !== 'guess') rows.push([show(cacheCases[index] ?? []), isKept, freshness > 0]);
    }
    expect(listDifferences(rows)).toEqual([]);
  });

  it('predicts which headers of a response from another origin scripts can read', async () => {
    const { V, A } = servers.origins;
    await page.goto(`${V}/page/unsafe-none`);
    const names = answerHeaders.map(([header]) => header.toLowerCase());
    for (const [index, { credentials }] of exposedCases.entries()) {
      const address = `${A}/exposed/${index}`;
      const inBrowser = await page.evaluate(
        async (url, mode, all) => {
          const { headers } = await fetch(url, { credentials: mode });
          return all.filter((header) => headers.has(header));
        },
        address,
        credentials ? ('include' as const) : ('omit' as const),
        names,
      );
      const [exchange] = parseExchanges((await ask({ address }, 'verbose')).text);
      const inTool = names.filter((header) => isReadable(exchange?.headers ?? [], header, credentials));
      expect([index, inTool]).toEqual([index, inBrowser]);
    }
  });

  it('predicts which archives without TLS a viewer with or without TLS can request', async () => {
    const { A, B, V } = servers.origins;
    const rows: Row[] = [];
    for (const viewer of [secureOrigin, V]) {
      await page.goto(`${viewer}/page/unsafe-none`);
      for (const archive of [A, B, A.replace('localhost', testHost)]) {
        const path = `/mixed/${name}/${rows.length}`;
        const fetchIt = (address: string) => fetch(address, { mode: 'no-cors' }).then(Boolean, () => false);
        await page.evaluate(fetchIt, archive + path);
        const text = `GET ${archive}${path}\nHTTP/1.1 200 OK\nAccess-Control-Allow-Origin: *\n`;
        const { readable } = checkHeaders(parseExchanges(text), { viewer, archive, ...plainSituation });
        rows.push([`${viewer}, ${archive}`, servers.counts.has(path), readable]);
      }
    }
    expect(listDifferences(rows)).toEqual([]);
  });
});
