import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '@/lib/checks/export/served-files';
import { startHost } from '@/tests/support/hosts';
import { abuses, sendAbuse } from '@/tools/hosting/abuse';
import { compressFiles } from '@/tools/hosting/compress-files';
import { cacheForever, getHeaderRules } from '@/tools/hosting/site-headers';
import { recipeNames, startRecipe } from '@/tools/hosting/start-recipe';
import { writeHostFiles } from '@/tools/hosting/write-host-files';
import type { RunningServer } from '@/tools/programs/start-server';

interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request exactly as given: the path is not normalized, and the response is not decoded or followed. */
function send(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Response> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.once('error', reject);
    sent.end();
  });
}

const work = mkdtempSync(join(tmpdir(), 'docs-hosting-'));
const dir = join(work, 'site');
const rulesDir = join(work, 'rules');
const read = (file: string) => readFileSync(join(dir, file));
const headers = getHeaderRules({});
const common = Object.entries(headers[0]?.headers ?? {});
const redirects = {
  moved: [
    { from: '/old-headings', to: '/headings' },
    { from: '/old.part', to: '/headings#deep' },
    { from: '/elsewhere', to: 'https://example.org/?from=docs' },
  ],
  retired: [{ path: '/3.7', href: 'https://v3p7.example.org' }],
};
const hostNames = ['npm start', ...recipeNames] as const;
type HostName = (typeof hostNames)[number];

let asset = '';

/** What a check found out, in a few words, and what it should have found. */
type Finding = [found: string, expected: string];
type Send = (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

interface Check {
  name: string;
  /** True if `npm start` does not do this: it is for looking at a build, not for the public. */
  publicOnly?: boolean;
  run: (send: Send) => Promise<Finding>;
}

const page = 'headings';
const forms = ['', '/', '.html', '/index.html'];
const describeBody = ({ body }: Response, file: string) => (body.equals(read(file)) ? file : 'another body');

/** Returns the type of a response in the one notation that all servers share. */
const readType = ({ headers: { 'content-type': type = '' } }: Response) =>
  type.toLowerCase().replace(/;\s*/, '; ');

/** Checks the status and the body of every form of an address. */
const checkForms = (name: string, query: string): Check => ({
  name,
  run: async (get) => {
    const found = [];
    for (const form of forms) {
      const response = await get(`/${page}${form}${query}`);
      found.push(`${response.status} ${describeBody(response, `${page}.html`)} ${readType(response)}`);
    }
    return [[...new Set(found)].join(), `200 ${page}.html text/html; charset=utf-8`];
  },
});

const checkRedirect = (from: string, target: string): Check => ({
  name: `redirect of ${from}`,
  publicOnly: true,
  run: async (get) => {
    const { status, headers: got } = await get(from);
    const { location = '' } = got;
    return [`${status} ${location.replace(/^http:\/\/localhost:\d+/, '')}`, `301 ${target}`];
  },
});

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

const checkEncoding = (file: () => string, what: string, accepted: string, expected: string): Check => ({
  name: `${what}, Accept-Encoding: ${accepted || 'none'}`,
  run: async (get) => {
    const { headers: got, body } = await get(`/${file()}`, accepted ? { 'Accept-Encoding': accepted } : {});
    const encoding = got['content-encoding'] ?? 'plain';
    const same = (decoders[encoding]?.(body) ?? body).equals(read(file()));
    const varies = /accept-encoding/i.test(got.vary ?? '') ? 'Vary' : 'no Vary';
    return [
      `${encoding}, ${varies}, ${same ? 'same' : 'another'} content`,
      `${expected}, Vary, same content`,
    ];
  },
});

const checkType = (file: () => string, expected: RegExp): Check => ({
  name: `type ${expected.source.replaceAll('\\', '')}`,
  run: async (get) => {
    const type = readType(await get(`/${file()}`));
    return [expected.test(type) ? 'right' : type, 'right'];
  },
});

const checkCaching = (name: string, path: () => string, status: number, expected: string): Check => ({
  name,
  publicOnly: status === 404,
  run: async (get) => {
    const response = await get(path());
    return [`${response.status} ${response.headers['cache-control'] ?? ''}`, `${status} ${expected}`];
  },
});

/** Checks the headers of the list, which every response must have once. */
const checkHeaders = (name: string, path: () => string): Check => ({
  name: `security headers of ${name}`,
  publicOnly: true,
  run: async (get) => {
    const response = await get(path());
    const wrong = common.filter(([header, value]) => response.headers[header.toLowerCase()] !== value);
    return [wrong.map(([header]) => header).join() || 'all', 'all'];
  },
});

const checkStatus = (name: string, path: string, status: string, method = 'GET'): Check => ({
  name,
  publicOnly: method === 'POST',
  run: async (get) => {
    const response = await get(path, {}, method);
    return [
      String(response.status),
      status.split(' ').find((one) => one === String(response.status)) ?? status,
    ];
  },
});

const assetFile = () => asset;
const htmlFile = () => `${page}.html`;

const checks: Check[] = [
  checkForms('page with and without slash, .html, index.html', ''),
  checkForms('the same with a query', '?x=1&y=%20'),
  {
    name: 'unknown path: 404 page',
    run: async (get) => {
      const response = await get('/no/such/page?x=1');
      return [`${response.status} ${describeBody(response, '404.html')}`, '404 404.html'];
    },
  },
  {
    name: 'unknown path: 404 page with br',
    publicOnly: true,
    run: async (get) => {
      const { status, headers: got, body } = await get('/no/such/page', { 'Accept-Encoding': 'br' });
      const encoding = got['content-encoding'] ?? 'plain';
      const same = (decoders[encoding]?.(body) ?? body).equals(read('404.html'));
      return [`${status} ${same ? '404.html' : 'another body'}`, '404 404.html'];
    },
  },
  ...forms.map((form) => checkRedirect(`/old-headings${form}`, '/headings')),
  checkRedirect('/old-headings?x=1&y=2', '/headings?x=1&y=2'),
  checkRedirect('/old.part?x=1', '/headings?x=1#deep'),
  checkRedirect('/old.part', '/headings#deep'),
  checkRedirect('/elsewhere?x=1', 'https://example.org/?from=docs'),
  checkRedirect('/3.7', 'https://v3p7.example.org/'),
  checkRedirect('/3.7/faq/general.html?x=1', 'https://v3p7.example.org/faq/general?x=1'),
  checkCaching('caching of a page', () => '/headings', 200, 'no-cache'),
  checkCaching('caching of a hashed file', () => `/${asset}`, 200, cacheForever),
  checkCaching('caching of a missing hashed file', () => `/${asset}x`, 404, 'no-cache'),
  {
    name: 'revalidation of a page by ETag',
    run: async (get) => {
      const accept = { 'Accept-Encoding': 'gzip, br' };
      const { etag = '' } = (await get('/headings', accept)).headers;
      const again = await get('/headings', { ...accept, 'If-None-Match': etag });
      return [`${again.status} ${again.body.length}`, '304 0'];
    },
  },
  checkEncoding(htmlFile, 'page', 'gzip, deflate, br, zstd', 'br'),
  checkEncoding(htmlFile, 'page', 'gzip', 'gzip'),
  checkEncoding(htmlFile, 'page', '', 'plain'),
  checkEncoding(assetFile, 'script', 'gzip, br', 'br'),
  checkEncoding(assetFile, 'script', 'gzip', 'gzip'),
  checkEncoding(assetFile, 'script', '', 'plain'),
  checkType(() => 'headings.txt', /^text\/plain; charset=utf-8$/),
  checkType(() => 'sample.md', /^text\/markdown; charset=utf-8$/),
  checkType(() => 'serve.json', /^application\/json/),
  checkType(assetFile, /^(text|application)\/javascript/),
  checkHeaders('a page', () => '/headings'),
  checkHeaders('a script', () => `/${asset}`),
  checkHeaders('a redirect', () => '/old-headings'),
  checkHeaders('the 404 page', () => '/no-such-page'),
  {
    name: 'range of a file',
    run: async (get) => {
      const { status, headers: got, body } = await get('/sample.bin', { Range: 'bytes=10-19' });
      return [`${status} ${got['content-range']} ${body.toString()}`, '206 bytes 10-19/4000 0123456789'];
    },
  },
  {
    name: 'range beyond the end',
    run: async (get) => [String((await get('/sample.bin', { Range: 'bytes=9999-' })).status), '416'],
  },
  {
    name: 'HEAD',
    run: async (get) => {
      const { status, body } = await get('/headings', {}, 'HEAD');
      return [`${status} ${body.length}`, '200 0'];
    },
  },
  checkStatus('POST', '/headings', '405 404', 'POST'),
  checkStatus('hidden file', '/.secret', '404'),
  checkStatus('path out of the folder', '/../secret.txt', '400 404'),
  checkStatus('encoded path out of the folder', '/%2e%2e%2fsecret.txt', '400 404'),
  checkStatus('encoded slashes', '/..%2f..%2fsecret.txt', '400 404'),
];

const results = new Map<string, Partial<Record<HostName, string>>>();

beforeAll(async () => {
  cpSync('out-fixtures', dir, { recursive: true });
  writeFileSync(join(dir, 'sample.bin'), '0123456789'.repeat(400));
  writeFileSync(join(dir, 'sample.md'), '# Sample\n');
  writeFileSync(join(dir, '.secret'), 'secret');
  writeFileSync(join(work, 'secret.txt'), 'secret');
  asset =
    listFiles(dir).find((file) => /^_next\/static\/.*\.js$/.test(file) && read(file).length > 4000) ?? '';
  // Apache reads the files as another user.
  chmodSync(work, 0o755);
  await compressFiles(dir);
  await writeHostFiles({ outDir: dir, rulesDir, headers, redirects });
});

afterAll(() => {
  rmSync(work, { recursive: true, force: true });
  console.table(Object.fromEntries(results));
});

describe.each(hostNames)('on %s', (name) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await (name === 'npm start' ? startHost(name, dir) : startRecipe(name, { dir, rulesDir }));
  });
  afterAll(() => server?.stop());

  it.each(name === 'nginx' ? abuses : [])('refuses or survives: $name', async (abuse) => {
    const { status } = await sendAbuse(abuse, Number(new URL(server.origin).port));
    expect(abuse.statuses).toContain(status);
  });

  it.each(checks.filter(({ publicOnly }) => name !== 'npm start' || !publicOnly))('$name', async (check) => {
    const get: Send = (path, sent, method) => send(server.origin, path, sent, method);
    const [found, expected] = await check.run(get);
    const row = results.get(check.name) ?? {};
    row[name] = found === expected ? 'ok' : found;
    results.set(check.name, row);
    expect(found).toBe(expected);
  });
});
