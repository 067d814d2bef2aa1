import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listen, stopServer } from '@/tests/support/listen';
import { useFolder } from '@/tests/support/use-folder';
import { requestUrl, readRetryAfter } from '@/tools/external-links/request-url';
import { checkExternalLinks, runWithHostLimits } from '@/tools/external-links/check-external';
import { openLinkCache } from '@/tools/external-links/link-cache';

/** Writes the response of the test server; `times` is the number of requests for the path so far. */
type Answer = (response: ServerResponse, request: IncomingMessage, times: number) => void;

const answer =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end();

const answers: Record<string, Answer> = {
  '/ok': answer(200),
  '/gone': answer(404),
  '/no-head': (response, { method }) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/lying-head': (response, { method }) => response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/moved': answer(301, { location: '/ok' }),
  '/moved-twice': answer(308, { location: '/moved' }),
  '/moved-to-nothing': answer(301, { location: '/gone' }),
  '/elsewhere-for-now': answer(302, { location: '/ok' }),
  '/moved-then-for-now': answer(301, { location: '/elsewhere-for-now' }),
  '/round': answer(301, { location: '/round' }),
  '/members-only': answer(403),
  '/busy-once': (response, _, times) =>
    response.writeHead(times === 1 ? 429 : 200, times === 1 ? { 'retry-after': '0' } : {}).end(),
  '/always-busy': answer(429),
  '/come-back-tomorrow': answer(429, { 'retry-after': '86400' }),
  '/ill-once': (response, _, times) => response.writeHead(times <= 2 ? 503 : 200).end(),
  '/ill': answer(500),
  '/hangs': () => {},
  '/hangs-in-body': (response) => response.writeHead(200).write('a'),
  '/drops': (_, request) => request.socket.destroy(),
};

const { at, write } = useFolder();
let server: Server;
let origin = '';
let asked: string[] = [];
const options = { timeoutMs: 10_000, retries: 2, pauseMs: 1, longestPauseMs: 1_000 };
const ask = (path: string) => requestUrl(`${origin}${path}`, options);

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const times = asked.filter((entry) => entry.endsWith(` ${request.url}`)).length;
    (answers[request.url ?? ''] ?? answer(404))(response, request, times);
  });
  origin = `http://127.0.0.1:${await listen(server, '127.0.0.1')}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => stopServer(server));

it('BLD-01 the external link check requests only headers of a page, and confirms a missing page with GET', async () => {
  expect(await ask('/ok')).toEqual({ outcome: 'ok', status: 200, reason: '' });
  expect(await ask('/gone')).toMatchObject({ outcome: 'broken', status: 404 });
  expect(asked).toEqual(['HEAD /ok', 'HEAD /gone', 'GET /gone']);
});

it.each([
  ['/no-head', { outcome: 'ok' }],
  ['/lying-head', { outcome: 'ok' }],
  ['/moved', { outcome: 'moved', to: '/ok' }],
  ['/moved-twice', { outcome: 'moved', to: '/ok' }],
  ['/elsewhere-for-now', { outcome: 'ok' }],
  ['/moved-then-for-now', { outcome: 'ok' }],
  ['/moved-to-nothing', { outcome: 'broken', status: 404 }],
  ['/round', { outcome: 'broken', reason: expect.stringContaining('10 times') }],
  ['/busy-once', { outcome: 'ok' }],
  ['/ill-once', { outcome: 'ok' }],
  ['/always-busy', { outcome: 'unsure', status: 429 }],
  ['/members-only', { outcome: 'unsure', status: 403 }],
  ['/drops', { outcome: 'broken', reason: expect.stringMatching(/\((?:UND_|ECONN)/) }],
])(
  'BLD-01 the external link check rates a server whose behavior the path %s names as %j',
  async (path, { to, ...expected }: { to?: string; outcome: string }) => {
    expect(await ask(path)).toMatchObject({ ...expected, ...(to && { to: origin + to }) });
  },
);

it('BLD-01 the external link check repeats requests after server errors, unless the host requires a long pause', async () => {
  expect(await ask('/ill')).toMatchObject({ outcome: 'broken', status: 500 });
  expect(asked.filter((entry) => entry.startsWith('GET'))).toHaveLength(3);
  asked = [];
  expect(await ask('/come-back-tomorrow')).toMatchObject({ outcome: 'unsure' });
  expect(asked).toHaveLength(1);
});

it('BLD-01 the external link check treats a silent host as broken, but not a page whose body never ends', async () => {
  const askWith = (path: string, timeoutMs: number) =>
    requestUrl(`${origin}${path}`, { ...options, retries: 0, timeoutMs });
  const reason = 'the host did not respond in time';
  expect(await askWith('/hangs', 150)).toEqual({ outcome: 'broken', status: 0, reason });
  expect(await askWith('/hangs-in-body', 2_000)).toMatchObject({ outcome: 'ok' });
});

it('BLD-01 the external link check treats refused connections and TLS errors as broken, with the cause', async () => {
  const brokenBy = (cause: RegExp) => ({ outcome: 'broken', reason: expect.stringMatching(cause) });
  const secured = `${origin.replace('http:', 'https:')}/ok`;
  expect(await requestUrl('http://127.0.0.1:1/', options)).toMatchObject(brokenBy(/ECONNREFUSED|bad port/));
  expect(await requestUrl(secured, options)).toMatchObject(brokenBy(/SSL|TLS|EPROTO/i));
});

it('BLD-01 the external link check reads the pause in a Retry-After header, in seconds or as a date', () => {
  const now = Date.parse('2025-06-30T12:00:00Z');
  expect(readRetryAfter('120', now)).toBe(120_000);
  expect(readRetryAfter('Mon, 30 Jun 2025 12:01:00 GMT', now)).toBe(60_000);
  expect(readRetryAfter('Mon, 30 Jun 2025 11:00:00 GMT', now)).toBe(0);
  expect([readRetryAfter(null), readRetryAfter('soon')]).toEqual([null, null]);
});

const use = (line: number) => ({ file: 'content/latest/a.md', line, column: 3 });
const link = (path: string, ...lines: number[]) => ({ url: `${origin}${path}`, uses: lines.map(use) });

it('BLD-01 the external link check reports broken links as errors, and moved or unsure ones as warnings', async () => {
  const links = [link('/ok', 1), link('/gone', 2, 9), link('/moved', 3), link('/members-only', 4)];
  const { problems, asked: count } = await checkExternalLinks(links, { ask: options });
  expect(count).toBe(4);
  const found = problems.map(({ line, rule, severity, message }) => `${line} ${severity} ${rule} ${message}`);
  expect(found).toEqual([
    `2 error broken-external-link "${origin}/gone": the host answers 404.`,
    `9 error broken-external-link "${origin}/gone": the host answers 404.`,
    `3 warning moved-external-link "${origin}/moved": it has moved permanently, to "${origin}/ok".`,
    `4 warning unsure-external-link "${origin}/members-only": the host refuses automated requests (403).`,
  ]);
});

it('BLD-01 the external link check requests again only links that were broken or checked too long ago', async () => {
  const file = at('deep/cache.json');
  const links = [link('/ok', 1), link('/gone', 2)];
  const run = async (now: number) => {
    asked = [];
    const cache = openLinkCache(file, () => now);
    const check = await checkExternalLinks(links, { ask: options, cache });
    cache.save();
    return { cached: check.cached, errors: check.problems.length, asked };
  };
  const day = 86_400_000;
  expect(await run(day)).toMatchObject({ cached: 0, errors: 1 });
  expect(await run(2 * day)).toEqual({ cached: 1, errors: 1, asked: ['HEAD /gone', 'GET /gone'] });
  expect(await run(9 * day)).toMatchObject({ cached: 0, errors: 1 });
  expect(readFileSync(file, 'utf8')).not.toContain('/gone');
  write('deep/cache.json', '{ damaged');
  expect(await run(9 * day)).toMatchObject({ cached: 0, errors: 1 });
});

it('BLD-01 the external link check limits simultaneous requests per host and overall', async () => {
  const hosts = ['a.org', 'b.org', 'c.org'];
  const items = Array.from({ length: 30 }, (_, index) => ({ url: `https://${hosts[index % 3]}/${index}` }));
  const running: string[] = [];
  let [most, together, done] = [0, 0, 0];
  const work = async ({ url }: { url: string }) => {
    const { host } = new URL(url);
    running.push(host);
    most = Math.max(most, running.filter((other) => other === host).length);
    together = Math.max(together, running.length);
    await new Promise((resolve) => setImmediate(resolve));
    running.splice(running.indexOf(host), 1);
    done += 1;
  };
  await runWithHostLimits(items, work, { perHost: 2, overall: 5 });
  expect({ most, together, done }).toEqual({ most: 2, together: 5, done: 30 });
  await runWithHostLimits([], work, { perHost: 2, overall: 5 });
});

it('BLD-01 the external link check rejects with the error of a request that cannot be handled', async () => {
  const work = () => Promise.reject(new Error('no network'));
  const run = runWithHostLimits([{ url: 'https://a.org' }], work, { perHost: 1, overall: 1 });
  await expect(run).rejects.toThrow('no network');
});
