import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstAnswers, type Answers } from '@/lib/deploy-tools/setup/answers';
import { generateSetup } from '@/lib/deploy-tools/setup/generate';
import { joinParts } from '@/lib/deploy-tools/setup/parts';
import { fitAnswers, listCombinations } from '@/lib/deploy-tools/setup/questions';
import { createSetup, type Setup } from '@/lib/deploy-tools/setup/setup';
import { checkHeaders } from '@/lib/deploy-tools/headers/check-headers';
import type { Exchange } from '@/lib/deploy-tools/headers/exchange';
import {
  pageText,
  scriptText,
  startStandIns,
  writeImage,
  writeViewer,
  type ArchiveAnswer,
  type StandIns,
} from '../support/setup-stand-ins';
import {
  ask,
  startSetup,
  type Answer,
  type Ports,
  type ServerName,
  type SetupServer,
} from '../support/start-setup';

/** A distinct configuration of a server, and the first setup that contains it. */
interface Case {
  title: string;
  server: ServerName;
  file: string;
  text: string;
  config: string;
  setup: Setup;
}

const programs: Partial<Record<Answers['host'], ServerName>> = {
  docker: 'nginx',
  nginx: 'nginx',
  apache: 'apache',
  caddy: 'caddy',
};

/** Apache and Caddy are only installed for all tests. */
const hosts = process.env.DOCS_TEST_ALL ? Object.keys(programs) : ['docker', 'nginx'];
const isServerFile = (name: string) => /^(?:viewer\.conf|Caddyfile|archive-cors\.)/.test(name);
const describeSetup = ({ archive, host, route, tls, login, base }: Setup) =>
  `${host}, ${archive}, ${route}, tls ${tls}, login ${login}, ${base}`;

/** Lists each distinct server configuration of all setups that the page offers, at the root and under a path. */
function listCases(): { cases: Case[]; combinations: number } {
  const cases = new Map<string, Case>();
  const combinations = listCombinations(firstAnswers).filter(({ host }) => hosts.includes(host));
  for (const answers of combinations.flatMap((choice) => [choice, { ...choice, path: '/ohif' }])) {
    const { files } = generateSetup(answers);
    const setup = createSetup(fitAnswers(answers));
    const server = programs[setup.host];
    const config = joinParts(files[0]?.parts ?? []);
    for (const { name, parts } of files.filter((file) => isServerFile(file.name))) {
      const text = joinParts(parts);
      const key = `${server} ${name} ${text}`;
      const title = `${name}: ${describeSetup(setup)}`;
      if (server && !cases.has(key)) cases.set(key, { title, server, file: name, text, config, setup });
    }
  }
  return { cases: [...cases.values()], combinations: combinations.length * 2 };
}

const { cases, combinations } = listCases();
const viewerCases = cases.filter(({ file }) => !file.startsWith('archive-cors'));
const corsCases = cases.filter(({ file }) => file.startsWith('archive-cors'));

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(() => {
  standIns.stop();
  console.log(`Started ${cases.length} server configurations of ${combinations} setups.`);
});

const toExchange = (address: string, method: string, { status, rawHeaders }: Answer, sent = {}): Exchange => {
  const toFields = (pairs: [string, string][]) =>
    pairs.map(([name, value]) => ({ name: name.toLowerCase(), value, start: 0, end: 0 }));
  const received = rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : [],
  );
  const request = { method, target: address, headers: toFields(Object.entries(sent)) };
  return { request, status, headers: toFields(received), start: 0, end: 0 };
};

/** What the header checker says about responses. */
function judge(exchanges: Exchange[], { url, origin, root, route, login }: Setup) {
  const archive = `${route === 'proxy' ? origin : ''}${root}`;
  const authorization = login === 'oidc' || login === 'token';
  const situation = {
    viewer: url,
    archive,
    authorization,
    credentials: false,
    quotes: false,
    isolated: false,
  };
  return checkHeaders(exchanges, { ...situation, framedBy: '' });
}

const unzip = ({ headers, body }: Answer) =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
const javascript = expect.stringMatching(/^(?:text|application)\/javascript/) as string;
const getPort = ({ listenPort }: Setup) => listenPort as keyof Ports;

async function checkViewer({ setup, config }: Case, server: SetupServer): Promise<void> {
  const { url, base, origin } = setup;
  const exchanges: Exchange[] = [];
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { certificate } = standIns;
    const answer = await ask(server, origin + path, getPort(setup), { certificate, headers });
    exchanges.push(toExchange(origin + path, 'GET', answer));
    return answer;
  };
  for (const path of [base, `${base}viewer?StudyInstanceUIDs=1.2`, `${base}viewer/dicomjson?url=x`]) {
    const page = await get(path);
    expect(page, path).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(unzip(page)).toBe(pageText);
  }
  const loaded = await get(`${base}app-config.js`);
  expect(loaded).toMatchObject({ status: 200, headers: { 'content-type': javascript } });
  expect(unzip(loaded)).toBe(config);
  for (const [name, type] of [
    [`${base}app.bundle.1a2b3c.js`, javascript],
    [`${base}ort/worker.mjs`, javascript],
    ['/dicom-microscopy-viewer/dicomMicroscopyViewer.min.js', javascript],
    [`${base}decoder.wasm`, 'application/wasm'],
  ] as const) {
    for (const encoding of ['gzip', 'identity']) {
      const file = await get(name, { 'Accept-Encoding': encoding });
      expect(file, name).toMatchObject({ status: 200, headers: { 'content-type': type } });
      expect(unzip(file), name).toBe(name.endsWith('.wasm') ? '\0asm' : scriptText);
    }
  }
  if (base !== '/') {
    for (const path of ['/', base.slice(0, -1)]) {
      const { status, headers } = await get(path);
      expect([301, 302, 308], path).toContain(status);
      expect(new URL(headers.location ?? '', url).pathname, path).toBe(base);
    }
    exchanges.splice(-2);
  }
  if (setup.hasCertificate) {
    const { certificate } = standIns;
    const address = url.replace('https:', 'http:');
    const { status, headers } = await ask(server, `${address}viewer`, 80, { certificate });
    expect([301, 308]).toContain(status);
    expect(headers.location).toMatch(/^https:\/\/viewer\.example\.org/);
  }
  const { findings } = judge(exchanges, setup);
  expect(findings).toEqual([]);
}

async function checkProxy({ setup }: Case, server: SetupServer): Promise<void> {
  const { origin, root, upstream, scheme } = setup;
  const { certificate } = standIns;
  const address = `${origin}${root}/studies?limit=1`;
  const answer = await ask(server, address, getPort(setup), { certificate });
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/dicom+json' } });
  const [seen] = JSON.parse(answer.body.toString()) as ArchiveAnswer[];
  expect(seen?.path).toBe(`${upstream.path}/studies?limit=1`);
  if (upstream.isSecure) expect(seen?.host).toBe(new URL(standIns.secureArchive).host);
  else expect(seen).toMatchObject({ host: 'viewer.example.org', scheme });
  const page = await ask(server, setup.url, getPort(setup), { certificate });
  const exchanges = [toExchange(setup.url, 'GET', page), toExchange(address, 'GET', answer)];
  const { findings, readable } = judge(exchanges, setup);
  expect({ findings, readable }).toEqual({ findings: [], readable: true });
  const body = 'x'.repeat(2_000_000);
  const upload = await ask(server, `${origin}${root}/studies`, getPort(setup), {
    certificate,
    method: 'POST',
    body,
    headers: { 'Content-Length': String(body.length) },
  });
  expect(JSON.parse(upload.body.toString())).toMatchObject([{ size: body.length }]);
}

async function checkCors({ setup }: Case, server: SetupServer): Promise<void> {
  const { origin, root, corsArchive, upstream } = setup;
  const port = corsArchive.isSecure ? 443 : 80;
  const { certificate } = standIns;
  const address = `${root}/studies?limit=1`;
  const asked = {
    Origin: origin,
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'authorization',
  };
  const preflight = await ask(server, address, port, { certificate, method: 'OPTIONS', headers: asked });
  expect(preflight.status).toBe(204);
  const sent = { Origin: origin, Authorization: 'Bearer token' };
  const answer = await ask(server, address, port, { certificate, headers: sent });
  expect(answer).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': origin } });
  const [seen] = JSON.parse(answer.body.toString()) as ArchiveAnswer[];
  expect(seen).toMatchObject({ path: `${upstream.path}/studies?limit=1`, host: 'pacs.example.org' });
  const exchanges = [
    toExchange(address, 'OPTIONS', preflight, asked),
    toExchange(address, 'GET', answer, sent),
  ];
  const { findings, readable } = judge(exchanges, { ...setup, login: 'token' });
  expect({ findings, readable }).toEqual({ findings: [], readable: true });
}

async function run(testCase: Case, main: keyof Ports, check: (server: SetupServer) => Promise<void>) {
  const { server: name, setup, config, text } = testCase;
  const viewer = join(standIns.folder, setup.host, setup.base, String(Math.random()).slice(2));
  (setup.host === 'docker' ? writeImage : writeViewer)(viewer, setup.base, config);
  const server = await startSetup(name, text, { standIns, viewer, main });
  try {
    await check(server);
  } finally {
    await server.stop();
  }
}

describe('a generated server configuration', () => {
  it.each(viewerCases)('serves the viewer and forwards to the archive: $title', async (testCase) => {
    await run(testCase, getPort(testCase.setup), async (server) => {
      await checkViewer(testCase, server);
      if (testCase.setup.route === 'proxy') await checkProxy(testCase, server);
    });
  });

  it.each(corsCases)('lets only the viewer’s origin read the archive: $title', async (testCase) => {
    const main = testCase.setup.corsArchive.isSecure ? 443 : 80;
    await run(testCase, main, (server) => checkCors(testCase, server));
  });
});
