import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

interface Redirect {
  statusCode: number;
  headers: { location: { value: string } };
}
type Handler = (event: { request: { uri: string; querystring: object } }) => Redirect | { uri: string };

const redirects = {
  moved: [{ from: '/old', to: '/faq/general#why' }],
  retired: [{ path: '/3.7', href: 'https://v3p7.example.org' }],
};

/** Runs the function as CloudFront does. @returns the requested file, or status and target of a redirect */
function answer(uri: string, querystring = {}): string {
  const code = readFileSync('hosting/s3/viewer-request.js', 'utf8');
  const empty = '{ moved: [], retired: [] }';
  expect(code).toContain(empty);
  const handler = runInNewContext(`${code.replace(empty, JSON.stringify(redirects))}\nhandler`) as Handler;
  const result = handler({ request: { uri, querystring } });
  return 'uri' in result ? result.uri : `${result.statusCode} ${result.headers.location.value}`;
}

it.each([
  ['/', '/index.html'],
  ['/index.html', '/index.html'],
  ['/faq', '/faq.html'],
  ['/faq/', '/faq.html'],
  ['/faq.html', '/faq.html'],
  ['/faq/index.html', '/faq.html'],
  ['/3.9', '/3.9.html'],
  ['/_next/static/a.js', '/_next/static/a.js'],
  ['/faq/general.md', '/faq/general.md'],
  ['/old/', '301 /faq/general#why'],
  ['/3.7/faq/general.html', '301 https://v3p7.example.org/faq/general'],
  ['/3.7', '301 https://v3p7.example.org/'],
])('the CloudFront function for S3 answers the request %s with %s', (uri, expected) => {
  expect(answer(uri)).toBe(expected);
});

it('the CloudFront function for S3 keeps the query of a request when it redirects', () => {
  const querystring = { x: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, y: { value: '' } };
  expect(answer('/old', querystring)).toBe('301 /faq/general?x=1&x=2&y#why');
});
