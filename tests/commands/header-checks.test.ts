import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Situation } from '@/lib/deploy-tools/headers/exchange';
import { checkHeaders } from '@/lib/deploy-tools/headers/check-headers';
import { parseExchanges } from '@/lib/deploy-tools/headers/parse-exchanges';
import { readingCases, type ReadingCase } from '@/tests/support/headers/reading-cases';
import {
  ask,
  startHeaderServers,
  type Format,
  type Headers,
  type HeaderServers,
} from '@/tests/support/headers/servers';
import { launchBrowser, testedBrowsers } from './all/puppeteer-browser';
import { plainSituation } from '@/tests/support/headers/situation';

let servers: HeaderServers;
beforeAll(async () => {
  servers = await startHeaderServers();
  const body = '<!doctype html><title>Viewer</title>';
  servers.answers.set('/page', { headers: [['Content-Type', 'text/html']], body });
  readingCases.forEach(addAnswers);
});
afterAll(() => servers?.stop());

const getPath = (index: number) => `/reading/${index}`;

function addAnswers({ answer, preflight, next }: ReadingCase, index: number): void {
  const path = getPath(index);
  const { answers } = servers;
  if (preflight) answers.set(`OPTIONS ${path}`, preflight);
  const host = new URL(servers.origins.A).host;
  const target = next?.location ? next.location + host : `{${next?.at}}`;
  const location: Headers = next ? [['Location', `${target}${path}/next`]] : [];
  answers.set(path, { ...answer, headers: [...(answer.headers ?? []), ...location] });
  if (next) answers.set(`${path}/next`, next.answer);
  if (next?.preflight) answers.set(`OPTIONS ${path}/next`, next.preflight);
}

/** What curl prints for the same requests: each preflight, then the request with its redirects. */
async function pasteCase(one: ReadingCase, index: number, format: Format) {
  const { from = 'A', method, headers = {}, next } = one;
  const { V, [from]: origin } = servers.origins;
  const preflightHeaders = {
    Origin: V,
    'Access-Control-Request-Method': method ?? 'GET',
    'Access-Control-Request-Headers': Object.keys(headers).join().toLowerCase(),
  };
  const address = `${origin}${getPath(index)}`;
  const hasPreflight = (path: string) => servers.answers.has(`OPTIONS ${path}`);
  const texts: string[] = [];
  const preflight = async (target: string) => {
    if (!hasPreflight(new URL(target).pathname)) return;
    texts.push((await ask({ address: target, method: 'OPTIONS', headers: preflightHeaders }, format)).text);
  };
  const request = async (target: string) => {
    const sent = { ...(method && { method }), headers: { Origin: V, ...headers } };
    const answer = await ask({ address: target, ...sent }, format);
    texts.push(answer.text);
    return answer.location;
  };
  await preflight(address);
  const location = await request(address);
  if (next && location) {
    await preflight(location);
    await request(location);
  }
  return texts.join('\r\n');
}

/** Whether the fields of the page describe a request, so that responses are enough. */
const isDescribed = ({ method, headers = {}, next }: ReadingCase) =>
  !method &&
  !next?.preflight &&
  Object.entries(headers).every(([name, value]) => name === 'Authorization' || value.includes('"'));

const formats = ['verbose', 'command', 'plain'] as const;

/** What the tool says of a case in a format. */
async function checkCase(one: ReadingCase, index: number, format: Format) {
  const { headers = {}, credentials = false, from = 'A' } = one;
  const situation: Situation = {
    ...plainSituation,
    viewer: `${servers.origins.V}/page`,
    archive: `${servers.origins[from]}/reading`,
    credentials,
    authorization: 'Authorization' in headers,
    quotes: headers.Accept?.includes('"') ?? false,
  };
  const text = await pasteCase(one, index, format);
  const { readable, findings } = checkHeaders(parseExchanges(text), situation);
  return { readable, rules: findings.map(({ rule }) => rule).join() };
}

/** Makes all requests in the page at once, and returns which of them it could read. */
function readInBrowser(page: Page): Promise<boolean[]> {
  const requests = readingCases.map(({ from = 'A', method, headers, credentials }, index) => ({
    address: `${servers.origins[from]}${getPath(index)}`,
    options: {
      ...(method && { method }),
      ...(headers && { headers }),
      credentials: credentials ? ('include' as const) : ('same-origin' as const),
    },
  }));
  return page.evaluate(
    (list) =>
      Promise.all(list.map(({ address, options }) => fetch(address, options).then(Boolean, () => false))),
    requests,
  );
}

it.each(testedBrowsers)(
  'the header checker decides like the browser %s for each sample response whether the viewer can read it',
  async (name) => {
    const browser = await launchBrowser(name);
    const page = await browser.newPage();
    await page.goto(`${servers.origins.V}/page`);
    const inBrowser = await readInBrowser(page);
    await browser.close();
    const differences: string[] = [];
    for (const [index, one] of readingCases.entries())
      for (const format of formats) {
        if (format === 'plain' && !isDescribed(one)) continue;
        const { readable, rules } = await checkCase(one, index, format);
        const expected = one.differs ? 'unknown' : inBrowser[index];
        // Without requests, it is not always clear what a response is for.
        if (readable === expected || (format === 'plain' && readable === 'unknown')) continue;
        differences.push(`${one.name} (${format}): browser ${expected}, tool ${readable}: ${rules}`);
      }
    expect(differences).toEqual([]);
  },
);
