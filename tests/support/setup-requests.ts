import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { checkHeaders } from '@/lib/deploy-tools/headers/check-headers';
import type { Exchange } from '@/lib/deploy-tools/headers/exchange';
import type { Setup } from '@/lib/deploy-tools/setup/setup';
import { pageText, scriptText, type StandIns } from './setup-stand-ins';
import { ask, type Answer, type Ports, type SetupServer } from './start-setup';
import { plainSituation } from './headers/situation';

/** A request, and what must come back. */
export interface SetupRequest {
  address: string;
  /** Port of the generated configuration. */
  port: keyof Ports;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  expected: Record<string, unknown>;
}

const matches = (pattern: RegExp) => expect.stringMatching(pattern) as string;
const javascript = matches(/^(?:text|application)\/javascript/);
const html = matches(/^text\/html/);
const noCache = 'no-cache';

export const getPort = ({ listenPort }: Setup) => listenPort as keyof Ports;

/** Lists requests for the viewer's pages, its config, scripts in every encoding, and redirects. */
export function listViewerRequests(setup: Setup, config: string): SetupRequest[] {
  const { base, origin } = setup;
  const port = getPort(setup);
  const get = (path: string, expected: SetupRequest['expected'], encoding = 'identity'): SetupRequest => ({
    address: origin + path,
    port,
    headers: { 'Accept-Encoding': encoding },
    expected: { status: 200, caching: noCache, ...expected },
  });
  const script = { type: javascript, body: scriptText };
  const microscopy = '/dicom-microscopy-viewer/dicomMicroscopyViewer.min.js';
  const files = ['identity', 'gzip'].flatMap((encoding) => [
    get(`${base}app-config.js`, { type: javascript, body: config }, encoding),
    get(`${base}app.bundle.1a2b3c.js`, script, encoding),
    get(`${base}ort/worker.mjs`, script, encoding),
    get(`${base}decoder.wasm`, { type: 'application/wasm', body: '\0asm' }, encoding),
    get(microscopy, { ...script, caching: expect.anything() as unknown }, encoding),
  ]);
  const pages = [base, `${base}viewer?StudyInstanceUIDs=1.2`, `${base}viewer/dicomjson?url=x`].map((path) =>
    get(path, { type: html, body: pageText }),
  );
  return [...pages, ...files, ...listRedirects(setup, port)];
}

function listRedirects({ base, origin, hasCertificate, url }: Setup, port: keyof Ports): SetupRequest[] {
  const status = expect.toBeOneOf([301, 302, 308]) as number;
  const starts = base === '/' ? [] : ['/', base.slice(0, -1)];
  const toViewer = starts.map((path) => ({
    address: origin + path,
    port,
    expected: { status, target: url },
  }));
  const plain = `${url.replace('https:', 'http:')}viewer`;
  const toHttps = { address: plain, port: 80 as const, expected: { status, target: `${url}viewer` } };
  return hasCertificate ? [...toViewer, toHttps] : toViewer;
}

/** Lists a search and an upload, which the server must forward to the archive. */
export function listProxyRequests(setup: Setup, { secureArchive }: StandIns): SetupRequest[] {
  const { origin, root, upstream, scheme } = setup;
  const port = getPort(setup);
  const seen = upstream.isSecure
    ? { host: new URL(secureArchive).host, scheme: expect.any(String) as string }
    : { host: 'viewer.example.org', scheme };
  const body = 'x'.repeat(2_000_000);
  const length = { 'Content-Length': String(body.length) };
  const answer = { status: 200, type: 'application/dicom+json' };
  const path = `${upstream.path}/studies`;
  const address = `${origin}${root}/studies`;
  const found = { ...answer, archive: { ...seen, path: `${path}?limit=1`, size: 0 } };
  const stored = { ...answer, archive: { ...seen, path, size: body.length } };
  return [
    { address: `${address}?limit=1`, port, expected: found },
    { address, port, method: 'POST', body, headers: length, expected: stored },
  ];
}

/** Lists a preflight request and a request with a token to an archive with CORS. */
export function listCorsRequests({ origin, root, corsArchive, upstream }: Setup): SetupRequest[] {
  const port = corsArchive.isSecure ? 443 : 80;
  const address = `${root}/studies?limit=1`;
  const asked = {
    Origin: origin,
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'authorization',
  };
  const scheme = corsArchive.isSecure ? 'https' : 'http';
  const seen = { path: `${upstream.path}/studies?limit=1`, host: 'pacs.example.org', scheme, size: 0 };
  const expected = { status: 200, allowed: [origin], archive: seen };
  return [
    { address, port, method: 'OPTIONS', headers: asked, expected: { status: 204, allowed: [origin] } },
    { address, port, headers: { Origin: origin, Authorization: 'Bearer token' }, expected },
  ];
}

/** Describes the parts of a response that a test expects. */
function describeAnswer({ address, expected }: SetupRequest, answer: Answer): Record<string, unknown> {
  const { status, headers, body } = answer;
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
  const facts: Record<string, () => unknown> = {
    status: () => status,
    type: () => headers['content-type'],
    caching: () => headers['cache-control'] ?? 'none',
    target: () => new URL(headers.location ?? '', address).href,
    allowed: () => answer.headersDistinct['access-control-allow-origin'] ?? [],
    archive: () => (JSON.parse(text) as unknown[])[0],
    body: () => text,
  };
  return Object.fromEntries(Object.keys(expected).map((name) => [name, facts[name]?.()]));
}

const toFields = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.entries(headers).flatMap(([name, values = []]) =>
    [values].flat().map((value) => ({ name: name.toLowerCase(), value, start: 0, end: 0 })),
  );

function toExchange({ address, method = 'GET', headers = {} }: SetupRequest, answer: Answer): Exchange {
  const request = { method, target: address, headers: toFields(headers) };
  const { status, headersDistinct } = answer;
  return { request, status, headers: toFields(headersDistinct), start: 0, end: 0 };
}

/** What came back for requests: each with its address, for comparison with {@link listExpected}. */
export interface Observed {
  answers: Record<string, unknown>[];
  /** What the header checker finds in the responses that are no redirects. */
  findings: string[];
  /** Whether it says that the viewer can read the archive. */
  readable: boolean | string;
}

/** Sends all requests, and has the header checker judge the responses. */
export async function observe(
  server: SetupServer,
  setup: Setup,
  requests: readonly SetupRequest[],
  { certificate }: StandIns,
): Promise<Observed> {
  const answers: Record<string, unknown>[] = [];
  const exchanges: Exchange[] = [];
  for (const request of requests) {
    const { address, port, expected, ...options } = request;
    const answer = await ask(server, address, port, { certificate, ...options });
    answers.push({ address, ...describeAnswer(request, answer) });
    if (!('target' in expected)) exchanges.push(toExchange(request, answer));
  }
  const { url, origin, root, route } = setup;
  const authorization = requests.some(({ headers }) => headers?.Authorization);
  const { findings, readable } = checkHeaders(exchanges, {
    viewer: url,
    archive: `${route === 'proxy' ? origin : ''}${root}`,
    ...plainSituation,
    authorization,
  });
  return { answers, findings: findings.map(({ rule, message }) => `${rule}: ${message}`), readable };
}

/** What {@link observe} must return. */
export const listExpected = (requests: readonly SetupRequest[]) =>
  requests.map(({ address, expected }) => ({ address, ...expected }));
