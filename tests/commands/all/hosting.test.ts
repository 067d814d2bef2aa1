import { once } from 'node:events';
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildInlineScripts } from '@/build/browser-scripts';
import { site } from '@/lib/site/config';
import { listFiles } from '@/lib/checks/export/served-files';
import { startHost } from '@/tests/support/hosts';
import { abuses, sendAbuse } from '@/tests/support/abuse';
import { makeFolder, removeFolder } from '@/tests/support/temporary-folder';
import { compressFiles } from '@/tools/hosting/compress-files';
import { cacheForever, getHeaderRules } from '@/build/hosting/site-headers';
import { recipeNames, startRecipe } from '@/tools/hosting/start-recipe';
import { writeHostFiles } from '@/build/hosting/write-host-files';
import type { RunningServer } from '@/tools/programs/start-server';

const exported = 'out-fixtures';
const asset =
  listFiles(exported).find(
    (file) => /^_next\/static\/.*\.js$/.test(file) && readFileSync(join(exported, file)).length > 4000,
  ) ?? '';
const contents = ['headings.html', '404.html', asset].map((file) => ({
  file,
  content: readFileSync(join(exported, file)),
}));

const headers = getHeaderRules({}, buildInlineScripts(site));
const redirects = {
  moved: [
    { from: '/old-headings', to: '/headings' },
    { from: '/old.part', to: '/headings#deep' },
    { from: '/elsewhere', to: 'https://example.org/?from=docs' },
  ],
  retired: [{ path: '/3.7', href: 'https://v3p7.example.org' }],
};

interface Options {
  headers?: Record<string, string>;
  method?: string;
}

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Sends a request exactly as given: the path is not normalized, and redirects are not followed.
 * @returns the response, its decoded body, and the exported file with the same content
 */
async function send(origin: string, path: string, options: Options = {}) {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, ...options }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const received = await buffer(response);
  const { 'content-encoding': encoding = 'plain', 'content-type': type = '', ...others } = response.headers;
  const body = received.length > 0 ? (decoders[encoding]?.(received) ?? received) : received;
  return {
    status: response.statusCode,
    encoding,
    // Servers differ in case and spaces.
    type: type.toLowerCase().replace(/;\s*/, '; '),
    location: others.location?.replace(/^http:\/\/localhost:\d+/, ''),
    headers: others,
    body: body.toString(),
    file: contents.find(({ content }) => content.equals(body))?.file,
  };
}

/** A request and what the response must contain. */
type Row = [name: string, path: string, Partial<Awaited<ReturnType<typeof send>>>, options?: Options];

const page = { status: 200, file: 'headings.html', type: 'text/html; charset=utf-8' };
const notFound = { status: 404, file: '404.html' };
const forms = ['', '/', '.html', '/index.html'];
const caching = (value: string) => ({ headers: { 'cache-control': value } });

const encodings = { 'gzip, deflate, br, zstd': 'br', gzip: 'gzip', '': 'plain' };
const encodedFiles = [...forms.map((form) => [`headings${form}`, 'headings.html']), [asset, asset]];
const encodingRows = encodedFiles.flatMap(([path, file]) =>
  Object.entries(encodings).map(([accepted, encoding]): Row => {
    const vary = expect.stringMatching(/accept-encoding/i) as string;
    const options = { headers: { ...(accepted && { 'Accept-Encoding': accepted }) } };
    const name = `Accept-Encoding: ${accepted || 'none'}`;
    return [name, `/${path}`, { encoding, file, headers: { vary } }, options];
  }),
);

/** What all servers must do. */
const rows: Row[] = [
  ...forms.map((form): Row => ['form of an address', `/headings${form}`, page]),
  ...forms.map((form): Row => ['form of an address with a query', `/headings${form}?x=1&y=%20`, page]),
  ...encodingRows,
  ['unknown path', '/no/such/page?x=1', notFound],
  ...['/_next', '/_next/', '/assets'].map((path): Row => ['folder without a page', path, notFound]),
  ['caching of a page', '/headings', { status: 200, ...caching('no-cache') }],
  ['caching of a hashed file', `/${asset}`, { status: 200, ...caching(cacheForever) }],
  ['type of page data', '/headings.txt', { type: 'text/plain; charset=utf-8' }],
  ['type of Markdown', '/sample.md', { type: 'text/markdown; charset=utf-8' }],
  ['type of JSON', '/serve.json', { type: expect.stringMatching(/^application\/json/) as string }],
  [
    'type of a script',
    `/${asset}`,
    { type: expect.stringMatching(/^(text|application)\/javascript/) as string },
  ],
  [
    'range of a file',
    '/sample.bin',
    { status: 206, headers: { 'content-range': 'bytes 10-19/4000' }, body: '0123456789' },
    { headers: { Range: 'bytes=10-19' } },
  ],
  ['range beyond the end', '/sample.bin', { status: 416 }, { headers: { Range: 'bytes=9999-' } }],
  ['HEAD', '/headings', { status: 200, body: '' }, { method: 'HEAD' }],
  ['hidden file', '/.secret', { status: 404 }],
  ...['/../secret.txt', '/%2e%2e%2fsecret.txt', '/..%2f..%2fsecret.txt'].map((path): Row => [
    'path out of the folder',
    path,
    { status: expect.toBeOneOf([400, 404]) as number },
  ]),
];

const securityHeaders = Object.fromEntries(
  Object.entries(headers[0]?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
);

/** What public servers must do, but not `npm start`, which only shows a build. */
const publicRows: Row[] = [
  ...forms.map((form): Row => ['page for unknown paths', `/404${form}`, notFound]),
  ...['', '/', '/index.html'].map((form): Row => ['folder with only an index.html', `/only${form}`, page]),
  ['unknown path with br', '/no/such/page', notFound, { headers: { 'Accept-Encoding': 'br' } }],
  ...[
    ...forms.map((form) => [`/old-headings${form}`, '/headings']),
    ['/old-headings?x=1&y=2', '/headings?x=1&y=2'],
    ['/old.part?x=1', '/headings?x=1#deep'],
    ['/old.part', '/headings#deep'],
    ['/elsewhere?x=1', 'https://example.org/?from=docs'],
    ['/3.7', 'https://v3p7.example.org/'],
    ['/3.7/a%20b%3F%25.html', 'https://v3p7.example.org/a%20b%3F%25'],
    ['/3.7/a%20b?x=1', 'https://v3p7.example.org/a%20b?x=1'],
    ['/3.7/faq/general.html?x=1', 'https://v3p7.example.org/faq/general?x=1'],
  ].map(([from = '', location]): Row => ['redirect', from, { status: 301, location }]),
  [
    'line end in the address of a redirect',
    '/3.7/%0d%0aX-New:1',
    { location: expect.toBeOneOf(['https://v3p7.example.org/%0d%0aX-New:1', undefined]) as string },
  ],
  [
    'Accept-Encoding that excludes both',
    '/headings.html',
    { ...page, encoding: 'plain' },
    { headers: { 'Accept-Encoding': 'gzip;q=0, br;q=0' } },
  ],
  ['caching of a missing hashed file', `/${asset}x`, { status: 404, ...caching('no-cache') }],
  ...['/headings', `/${asset}`, '/old-headings', '/no-such-page'].map((path): Row => [
    'security headers',
    path,
    { headers: securityHeaders },
  ]),
  ['POST', '/headings', { status: expect.toBeOneOf([405, 404]) as number }, { method: 'POST' }],
];

const work = makeFolder();
const [dir, rulesDir] = [join(work, 'site'), join(work, 'rules')];

beforeAll(async () => {
  cpSync(exported, dir, { recursive: true });
  writeFileSync(join(dir, 'sample.bin'), '0123456789'.repeat(400));
  writeFileSync(join(dir, 'sample.md'), '# Sample\n');
  cpSync(join(dir, 'headings.html'), join(dir, 'only/index.html'));
  writeFileSync(join(dir, '.secret'), 'secret');
  writeFileSync(join(work, 'secret.txt'), 'secret');
  // Apache reads the files as another user.
  chmodSync(work, 0o755);
  await compressFiles(dir);
  await writeHostFiles({ outDir: dir, rulesDir, headers, redirects });
});

/** Responses by check and server. */
const answers: Record<string, Record<string, string>> = {};

afterAll(() => {
  removeFolder(work);
  console.table(answers);
});

describe.each(['npm start', ...recipeNames] as const)('the site hosted by %s', (name) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await (name === 'npm start' ? startHost(name, dir) : startRecipe(name, { dir, rulesDir }));
  });
  afterAll(() => server?.stop());

  const abusesHere = name === 'nginx' ? abuses : [];
  it.each(abusesHere.map(([text, ...statuses]) => ({ start: text.slice(0, 50), text, statuses })))(
    'the server resists the abusive request: $start',
    async ({ text, statuses }) => {
      expect(statuses).toContain(await sendAbuse(text, Number(new URL(server.origin).port)));
    },
  );

  it.each(name === 'npm start' ? rows : [...rows, ...publicRows])(
    'the server answers with the expected status, file, redirect and headers in the case "%s" at %s',
    async (check, path, expected, options) => {
      const response = await send(server.origin, path, options);
      const { status, location, file = '', encoding } = response;
      (answers[`${check}: ${path}`] ??= {})[name] = `${status} ${location ?? file} ${encoding}`;
      expect(response).toMatchObject(expected);
    },
  );

  it.each(['gzip, br', 'gzip'])(
    'the server answers 304 without a body if the ETag of a page has not changed, with Accept-Encoding: %s',
    async (encoding) => {
      const accepted = { 'Accept-Encoding': encoding };
      const { etag = '' } = (await send(server.origin, '/headings', { headers: accepted })).headers;
      const known = { headers: { ...accepted, 'If-None-Match': etag } };
      expect(await send(server.origin, '/headings', known)).toMatchObject({ status: 304, body: '' });
    },
  );
});
