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
import type { EnginePage } from './all/engines/engine-page';
import { openPuppeteerPage } from './all/engines/puppeteer-page';
import { testedBrowsers } from './all/puppeteer-browser';
import { plainSituation } from '@/tests/support/headers/situation';

let servers: HeaderServers;
const html = ['Content-Type', 'text/html'] as const;
const embedders = ['unsafe-none', 'require-corp', 'credentialless'];

const extensions = { module: 'mjs', script: 'js', style: 'css', wasm: 'wasm' };
const getFilePath = (list: string, { kind }: FileCase, index: number) =>
  `/${list}/${index}.${extensions[kind]}`;

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
afterAll(() => servers?.stop());

/** What the tool says of the answers at these addresses. */
async function check(addresses: readonly string[], more: Partial<Situation> = {}) {
  const { V, A } = servers.origins;
  const situation = { viewer: `${V}/`, archive: A, ...plainSituation, ...more };
  const texts = await Promise.all(addresses.map((address) => ask({ address }, 'verbose')));
  return checkHeaders(parseExchanges(texts.map(({ text }) => text).join('\r\n')), situation);
}

const show = (headers: Headers) => headers.map((header) => header.join(': ')).join('; ') || 'no headers';

describe.each(testedBrowsers)('compared with what the browser %s does, the header checker', (browser) => {
  let page: EnginePage;
  beforeAll(async () => {
    page = await openPuppeteerPage(browser);
  });
  afterAll(() => page?.close());

  /** Waits for a result that a function in the page stored. */
  async function takeResult<T>(): Promise<T> {
    const get = () => page.evaluate(() => (window as unknown as { result?: unknown }).result ?? null);
    await expect.poll(get, { timeout: 60_000 }).not.toBeNull();
    return (await get()) as T;
  }

  it('predicts which pages are cross-origin isolated, and reports an error for the others', async () => {
    const differences: string[] = [];
    for (const [index, headers] of isolationCases.entries()) {
      const address = `${servers.origins.V}/isolation/${index}`;
      await page.open(address);
      const inBrowser = await page.evaluate(() => crossOriginIsolated);
      const { isolated, findings } = await check([address], { isolated: true });
      const hasError = findings.some(({ severity }) => severity === 'error');
      if (isolated !== inBrowser || hasError === inBrowser)
        differences.push(`${show(headers)}: browser ${inBrowser}, tool ${isolated}`);
    }
    expect(differences).toEqual([]);
  });

  it.each(['V', 'A', 'B'] as const)('predicts which viewer pages the origin %s may frame', async (at) => {
    const parent = servers.origins[at];
    const { V } = servers.origins;
    const expected: string[] = [];
    for (const index of frameCases.keys()) {
      const path = `/frame/${index}`;
      const { framed, findings } = await check([V + path], { framedBy: parent });
      expect(findings.some(({ rule }) => /^frame-(?:options|ancestors)$/.test(rule))).toBe(!framed);
      if (framed) expected.push(path);
    }
    await page.open(`${parent}/page/unsafe-none`);
    const addFrames = (list: string[]) => {
      const seen = ((window as unknown as { seen?: string[] }).seen ??= []);
      addEventListener('message', ({ data }) => {
        if (!seen.includes(data as string)) seen.push(data as string);
      });
      for (const src of list) document.body.append(Object.assign(document.createElement('iframe'), { src }));
    };
    const getSeen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    const frames = frameCases.map((_, index) => `${V}/frame/${index}`);
    await page.evaluate(addFrames, frames);
    const countSeen = async () => (await getSeen()).length;
    await expect.poll(countSeen, { timeout: 30_000 }).toBeGreaterThanOrEqual(expected.length);
    // What is allowed has loaded by now, so a frame that loads even later comes after the others.
    await page.evaluate(addFrames, [`${V}/last-frame`]);
    await expect.poll(getSeen).toContain('/last-frame');
    const name = (path: string) => `${path} ${show(frameCases[Number(path.split('/').at(-1))] ?? [])}`;
    const seen = (await getSeen()).filter((path) => path !== '/last-frame');
    expect(seen.toSorted().map(name)).toEqual(expected.toSorted().map(name));
  });

  /** Loads files in the page, and returns which of them it used. */
  async function loadFiles(list: string, cases: readonly FileCase[]): Promise<boolean[]> {
    const files = cases.map((one, index) => ({
      kind: one.kind,
      address: servers.origins[one.at] + getFilePath(list, one, index),
    }));
    await page.evaluate((all) => {
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
      void Promise.all(all.map(load)).then((result) => Object.assign(window, { result }));
    }, files);
    return takeResult();
  }

  it('predicts which scripts, style sheets and WebAssembly are refused for their content types', async () => {
    const { V } = servers.origins;
    await page.open(`${V}/page/unsafe-none`);
    const used = await loadFiles('types', typeCases);
    const differences: string[] = [];
    for (const [index, one] of typeCases.entries()) {
      const { findings } = await check([V + getFilePath('types', one, index)]);
      const isRefused = findings.some(({ rule }) => /^(?:script|style|wasm)-type$/.test(rule));
      if (isRefused === used[index])
        differences.push(`${one.kind}, ${show(one.headers)}: browser ${used[index]}, tool ${!isRefused}`);
    }
    expect(differences).toEqual([]);
  });

  it.each(embedders)(
    'predicts which scripts of other servers load on a page with the embedder policy %s',
    async (policy) => {
      const address = `${servers.origins.V}/page/${policy}`;
      await page.open(address);
      const used = await loadFiles('embedding', embeddingCases);
      const differences: string[] = [];
      for (const [index, one] of embeddingCases.entries()) {
        const file = servers.origins[one.at] + getFilePath('embedding', one, index);
        const { findings } = await check([address, file]);
        const isRefused = findings.some(({ rule }) => /^(?:embedding-blocked|resource-policy)$/.test(rule));
        // Browsers treat values that they do not know differently, and the tool says so.
        const differs = findings.some(({ rule }) => rule === 'unknown-resource-policy');
        if (!differs && isRefused === used[index])
          differences.push(`${one.at}, ${show(one.headers)}: browser ${used[index]}, tool ${!isRefused}`);
      }
      expect(differences).toEqual([]);
    },
  );

  it('predicts which files the browser takes from its cache when they are requested again', async () => {
    const { V } = servers.origins;
    await page.open(`${V}/page/unsafe-none`);
    const before = new Map(servers.counts);
    await page.evaluate((length) => {
      const read = async (_: unknown, index: number) => {
        const address = `/cache/${index}`;
        await (await fetch(address)).text();
        await (await fetch(address)).text();
      };
      void Promise.all(Array.from({ length }, read)).then(() => Object.assign(window, { result: true }));
    }, cacheCases.length);
    await takeResult();
    const differences: string[] = [];
    for (const [index, headers] of cacheCases.entries()) {
      const path = `/cache/${index}`;
      const isKept = (servers.counts.get(path) ?? 0) - (before.get(path) ?? 0) === 1;
      const [exchange] = parseExchanges((await ask({ address: V + path }, 'verbose')).text);
      const freshness = getFreshness(exchange?.headers ?? []);
      // If the tool says that each browser decides, both are right.
      if (freshness !== 'guess' && freshness > 0 !== isKept)
        differences.push(`${show(headers)}: browser ${isKept}, tool ${freshness}`);
    }
    expect(differences).toEqual([]);
  });

  it('predicts which headers of a response from another origin scripts can read', async () => {
    const { V, A } = servers.origins;
    await page.open(`${V}/page/unsafe-none`);
    const requests = exposedCases.map(({ credentials }, index) => ({
      address: `${A}/exposed/${index}`,
      credentials: credentials ? ('include' as const) : ('omit' as const),
    }));
    const names = answerHeaders.map(([name]) => name.toLowerCase());
    await page.evaluate(
      (list, all) => {
        const read = async ({ address, credentials }: (typeof list)[number]) => {
          const { headers } = await fetch(address, { credentials });
          return all.filter((name) => headers.has(name));
        };
        void Promise.all(list.map(read)).then((result) => Object.assign(window, { result }));
      },
      requests,
      names,
    );
    const inBrowser = await takeResult<string[][]>();
    const inTool = await Promise.all(
      requests.map(async ({ address, credentials }) => {
        const [exchange] = parseExchanges((await ask({ address }, 'verbose')).text);
        return names.filter((name) => isReadable(exchange?.headers ?? [], name, credentials === 'include'));
      }),
    );
    expect(inTool).toEqual(inBrowser);
  });
});
