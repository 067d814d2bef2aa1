import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkHeaderText } from '@/lib/deploy-tools/headers/check-headers';
import { listCommands, shells } from '@/lib/deploy-tools/headers/commands';
import type { Situation } from '@/lib/deploy-tools/headers/exchange';
import { getServerLines, servers } from '@/lib/deploy-tools/headers/server-lines';
import { buildReport } from '@/lib/deploy-tools/report';
import { damageText, growText } from '@/tests/support/damage-text';

const folder = 'tests/fixtures/header-rules';
const seeds = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

const numRuns = process.env.DOCS_TEST_ALL ? 10_000 : 300;

const usual: Situation = {
  viewer: 'https://viewer.example/',
  archive: '/dicom-web',
  credentials: false,
  authorization: true,
  quotes: true,
  isolated: true,
  framedBy: 'https://portal.example',
};

/** Checks a text, and that what comes out can be shown. */
function check(text: string, situation = usual) {
  const checked = checkHeaderText(text, situation);
  for (const { start, end, line, message, fix } of checked.findings) {
    expect(start >= 0 && start <= end && end <= checked.text.length).toBe(true);
    expect(line).toBeGreaterThan(0);
    expect(message.length + fix.length).toBeLessThan(900);
  }
  expect(checked.findings.length).toBeLessThan(1500);
  const report = buildReport({ ...checked, title: 'Test', limits: [], siteUrl: 'https://docs.example.org' });
  expect(report.length).toBeLessThan(2_000_000);
  return checked.findings;
}

const piece = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('HTTP/1.1 200 OK\n', 'HTTP/2 302\n', '> GET /a HTTP/1.1\n', '< HTTP/1.1 204\n'),
  fc.constantFrom('\n', '\r\n', '> ', '< ', '* ', 'Cache-Control: max-age=', '{"log":{"entries":['),
  fc
    .constantFrom('Access-Control-Allow-Origin', 'Location', 'Content-Type', 'Host', 'Expires')
    .map((name) => `${name}: `),
  fc.constantFrom(
    'Content-Security-Policy: frame-ancestors ',
    'X-Frame-Options: ',
    'constructor: ',
    '__proto__: ',
  ),
  fc.constantFrom(
    ..."* https://viewer.example http://[ null // % 999999999999999999999 'self' 😀 \0".split(' '),
  ),
  fc.constantFrom('Request URL: ', 'Request URL\n', 'Status Code: 200\n', 'Response Headers\n'),
  fc.constantFrom('curl -i ', 'https://pacs.example/studies'),
);

const har = fc
  .array(
    fc.record({
      request: fc.anything({ maxDepth: 2, withNullPrototype: true }),
      response: fc.record({
        status: fc.oneof(fc.integer(), fc.string()),
        headers: fc.array(fc.record({ name: fc.oneof(fc.string(), fc.integer()), value: fc.anything() })),
      }),
    }),
  )
  .map((entries) => JSON.stringify({ log: { entries } }));

const address = fc.oneof(
  fc.webUrl(),
  fc.string(),
  fc.constantFrom('', '/', 'localhost:3000', 'http://', 'javascript:1', '//', 'pacs:8042/dicom-web'),
);
const situations = fc.record({
  viewer: address,
  archive: address,
  framedBy: address,
  credentials: fc.boolean(),
  authorization: fc.boolean(),
  quotes: fc.boolean(),
  isolated: fc.boolean(),
});

it('the header checker never throws for random and damaged headers and fields, and its findings have valid places', () => {
  const random = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''));
  const text = fc.oneof(random, growText(piece), damageText(seeds), har);
  const isSafe = fc.property(text, situations, (value, situation) => {
    check(value, situation);
    for (const shell of shells) expect(listCommands(situation, shell)).toContain('curl');
    for (const server of servers) expect(getServerLines('cors', server, situation).where).not.toBe('');
  });
  fc.assert(isSafe, { numRuns });
});

const repeat = (part: string) => part.repeat(Math.ceil(2_000_000 / part.length));
it.each([
  ['one letter', repeat('a')],
  ['lines', repeat('\n')],
  ['spaces', repeat(' ')],
  ['names of secrets', repeat('token')],
  ['beginnings of tokens', repeat('-eyJ')],
  ['backslashes after a name', `token:"${repeat('\\')}`],
  ['headers', `HTTP/1.1 200 OK\n${repeat('a: b\n')}`],
  ['responses', repeat('HTTP/1.1 200 OK\nContent-Type: text/html\nX-Frame-Options: DENY\n')],
  ['redirects', repeat('> GET http://a/ HTTP/1.1\n< HTTP/1.1 302 Found\n< Location: http://a/\n')],
  ['preflights', repeat('> OPTIONS http://a/ HTTP/1.1\n< HTTP/1.1 204 No Content\n')],
  [
    'a long policy',
    `HTTP/1.1 200 OK\nContent-Type: text/html\nContent-Security-Policy: ${repeat('frame-ancestors a;')}`,
  ],
  ['a long header', `HTTP/1.1 200 OK\nAccess-Control-Allow-Origin: ${repeat('a,')}`],
  ['names without values', repeat('cookie\n')],
  ['a command', `curl ${repeat("-H 'a: b' ")}`],
  ['panels', repeat('Request URL: http://a/\nStatus Code: 200\nResponse Headers\n')],
  ['a HAR that ends early', repeat('{"log":{"entries":[')],
])('the header checker finishes with findings for 2 MB of %s', (_, text) => {
  expect(check(text).length).toBeGreaterThan(0);
});

it('the header checker reads the headers of a HAR file although its bodies are long', () => {
  const content = { text: 'x'.repeat(3_000_000) };
  const headers = [{ name: 'Content-Type', value: 'application/json' }];
  const request = { url: 'https://pacs.example/studies' };
  const entries = [{ request, response: { status: 200, headers, content } }];
  expect(check(JSON.stringify({ log: { entries } })).map(({ rule }) => rule)).toContain('no-allow-origin');
});

it('the header checker says that a text of headers is too long', () => {
  expect(check(`HTTP/1.1 200 OK\n\n${'a'.repeat(600_000)}`).map(({ rule }) => rule)).toContain('too-long');
});
