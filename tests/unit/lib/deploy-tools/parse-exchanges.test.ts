import { expect, it } from 'vitest';
import type { Exchange } from '@/lib/deploy-tools/headers/exchange';
import { parseExchanges } from '@/lib/deploy-tools/headers/parse-exchanges';
import { readHar } from '@/lib/deploy-tools/headers/read-har';

const formatExchange = ({ request, status, headers }: Exchange) => {
  const fields = headers.map(({ name, value }) => `${name}=${value}`);
  return [...(request ? [request.method, request.target] : []), status, ...fields].join(' ');
};
const read = (text: string) => parseExchanges(text).map(formatExchange);

it('the header checker reads the output of curl -i, with redirects, CRLF and HTTP/2, and skips bodies', () => {
  const moved = 'HTTP/1.1 301 Moved Permanently\nLocation: https://pacs.example/\n\n';
  const found =
    'HTTP/2 200 \ncontent-type: text/html\nvary: Origin\n\n<meta http-equiv="x">\nnot-a: header\n';
  const text = `${moved}${found}HTTP/1.1 204 No Content\nAllow: GET`;
  expect(read(text.replaceAll('\n', '\r\n'))).toEqual([
    '301 location=https://pacs.example/',
    '200 content-type=text/html vary=Origin',
    '204 allow=GET',
  ]);
});

it('the header checker reads the output of curl -v, with requests, and skips remarks and bodies', () => {
  const text = `*   Trying 10.0.0.1:443...
* SSL connection using TLSv1.3 / TLS_AES_256_GCM_SHA384
> OPTIONS /dicom-web/studies?limit=1 HTTP/1.1
> Host: pacs.example
> Origin: https://viewer.example
>
{ [5 bytes data]
< HTTP/1.1 204 No Content
< Access-Control-Allow-Origin: *
<
HTTP/1.1 200 in a body
Content-Type: text/html
* Connection #0 to host pacs.example left intact`;
  const [exchange] = parseExchanges(text);
  expect(read(text)).toEqual(['OPTIONS /dicom-web/studies?limit=1 204 access-control-allow-origin=*']);
  expect(exchange?.request?.scheme).toBe('https');
  expect(exchange?.request?.headers.map(({ name }) => name)).toEqual(['host', 'origin']);
});

it.each([
  ['bash', `$ curl -si -X OPTIONS -H 'Origin: https://v.example' "https://pacs.example/a b" -o x`],
  [
    'PowerShell',
    `PS C:\\Users\\me> curl.exe -si --request OPTIONS -H "Origin: https://v.example" 'https://pacs.example/a b'`,
  ],
  ['another prompt', `(env) [me@host:~/a]$ curl -iX OPTIONS -X OPTIONS 'https://pacs.example/a b'`],
  [
    'several lines',
    `curl -i 'https://pacs.example/a b' \\\n  -X 'OPTIONS' \\\n  -H 'origin: https://v.example'\n`,
  ],
  ['HTTPie', '$ http OPTIONS https://pacs.example/a%20b Origin:https://v.example'],
  ['a comment', 'OPTIONS https://pacs.example/a%20b'],
])('the header checker reads the request from the line above a response, in %s', (_, line) => {
  const [exchange] = parseExchanges(`${line}\nHTTP/1.1 204 No Content\nAllow: GET\n`);
  expect(exchange?.request?.method).toBe('OPTIONS');
  expect(exchange?.request?.target).toMatch(/^https:\/\/pacs\.example\/a(?: |%20)b$/);
  expect(exchange?.status).toBe(204);
});

it.each([
  [
    'header lines that grep selected from the output of curl',
    'HTTP/1.1 200 OK\nvary: Origin\nHTTP/1.1 404 Not Found\nvary: *',
    ['200 vary=Origin', '404 vary=*'],
  ],
  [
    'raw headers as Firefox copies them',
    'GET /rs/studies HTTP/1.1\nHost: pacs.example\nOrigin: https://v.example\n\nHTTP/2 200 \nvary: Origin',
    ['GET /rs/studies 200 vary=Origin'],
  ],
])('the header checker reads %s', (_, text, exchanges) => {
  expect(read(text)).toEqual(exchanges);
});

it('the header checker reads headers from the network panel of Chrome, with names and values on one line or on two', () => {
  const oneLine = `General
Request URL: https://pacs.example/dicom-web/studies
Request Method: GET
Status Code: 200 OK
Referrer Policy: strict-origin-when-cross-origin
Response Headers
access-control-allow-origin: *
content-type: application/dicom+json
Request Headers
:authority: pacs.example
accept: */*
origin: https://viewer.example`;
  const twoLines = `Request URL:
https://pacs.example/dicom-web/studies
Request Method:
GET
Status Code:
200 OK
Response Headers
access-control-allow-origin:
*
content-type
application/dicom+json
Request Headers
accept:
*/*
origin:
https://viewer.example`;
  for (const text of [oneLine, twoLines]) {
    const [exchange] = parseExchanges(text);
    expect(read(text)).toEqual([
      'GET https://pacs.example/dicom-web/studies 200 access-control-allow-origin=* content-type=application/dicom+json',
    ]);
    const origin = exchange?.request?.headers.find(({ name }) => name === 'origin');
    expect(origin?.value).toBe('https://viewer.example');
  }
});

const pacs = 'GET https://pacs.example/rs';
const allowed = 'access-control-allow-origin: *';

it.each([
  [
    'of curl -v',
    `> CONNECT pacs.example:443 HTTP/1.1\n< HTTP/1.1 200 OK\n< via: proxy\n> ${pacs} HTTP/1.1`,
    '< ',
  ],
  ['of curl -i', `$ curl -si https://pacs.example/rs\nHTTP/1.1 200 Connection established\nvia: proxy\n`, ''],
  ['of curl -i after a login', `${pacs}\nHTTP/1.1 407 Login\n\nHTTP/1.0 200 Tunnel established\n`, ''],
])('the header checker skips what a proxy of the network answers, in the output %s', (_, start, prefix) => {
  const text = `${start}\n${prefix}HTTP/2 200\n${prefix}${allowed}`;
  expect(read(text)).toEqual([`${pacs} 200 access-control-allow-origin=*`]);
});

it.each([
  ['wget -S', `--2026-11-30 05:18:46--  https://pacs.example/rs\nConnecting to pacs.example\n`, '  '],
  ['PowerShell', `${pacs}\nStatusCode        : 200\nRawContent        : `, ' '.repeat(20)],
])('the header checker reads indented headers, as printed by %s', (_, start, indent) => {
  const status = start.endsWith(' : ') ? '' : indent;
  const text = `${start}${status}HTTP/1.1 200 OK\n${indent}${allowed}\n\nLength: 2`;
  expect(read(text)).toEqual([`${pacs} 200 access-control-allow-origin=*`]);
  const [header] = parseExchanges(text)[0]?.headers ?? [];
  expect(text.slice(header?.start, header?.end)).toBe(allowed);
});

it.each([
  ['Chrome', 'Remote Address\n10.0.0.5:443\nReferrer Policy\nstrict-origin-when-cross-origin'],
  ['Firefox', 'Version\nHTTP/2\nTransferred\n1.2 kB (2 B size)\nRequest Priority\nHighest'],
  ['a panel without the last value', 'Remote Address\n10.0.0.5:443\nReferrer Policy\nResponse Headers'],
])('the header checker keeps headers apart from other facts in the network panel of %s', (_, facts) => {
  const text = `Request URL\nhttps://pacs.example/rs\nRequest Method\nGET\nStatus Code\n200 OK\n${facts}\n`;
  const [found = ''] = read(`${text}${allowed.replace(': ', '\n')}\nvary\nOrigin`);
  expect(found).toContain('access-control-allow-origin=* vary=Origin');
  expect(found).not.toMatch(/10\.0\.0\.5|strict|Highest/);
});

it('the header checker reads a HAR file, without bodies and cookies', () => {
  const pair = (name: string, value: string) => ({ name, value });
  const headers = [pair(':path', '/'), pair('Origin', 'https://v.example')];
  const answer = { headers: [pair('Vary', 'Origin\nAccept')], content: { text: 'a body' } };
  const entry = (url: string, status: number) => ({
    request: { method: 'GET', url, headers, cookies: [pair('a', 'b')] },
    response: { status, ...answer },
  });
  const [good, data] = [entry('https://pacs.example/a', 200), entry('data:text/plain,a', 200)];
  const entries = [good, data, entry('https://pacs.example/b', 0), null, {}];
  const text = readHar(JSON.stringify({ log: { entries } })) ?? '';
  expect(read(text)).toEqual(['GET https://pacs.example/a 200 vary=Origin vary=Accept']);
  expect(text).not.toMatch(/a body|"b"/);
  expect(readHar('{"log": {"entries": [')).toBeNull();
  expect(readHar('{"log": {}}')).toBeNull();
});

it('the header checker remembers the place of each header in the text', () => {
  const text = 'HTTP/1.1 200 OK\r\nVary: Origin\r\nA: b';
  const places = parseExchanges(text)[0]?.headers.map(({ start, end }) => text.slice(start, end));
  expect(places).toEqual(['Vary: Origin', 'A: b']);
});
