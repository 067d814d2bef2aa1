import { connect } from 'node:net';
import { hashedFilesFolder } from '@/build/finish/next-internals';

const get = (path: string, ...headers: string[]) => [`GET ${path} HTTP/1.1`, ...headers].join('\r\n');
const getRange = (range: string) => get('/favicon.ico', `Range: ${range}`);

/**
 * Requests that no reader sends: with paths out of the site, invalid or long parts, and methods that a static site does
 * not have. Each has the statuses that are right; 0 stands for a connection that is closed without a response.
 */
export const abuses: readonly (readonly [request: string, ...statuses: number[]])[] = [
  [get('/../../etc/passwd'), 400, 404],
  [get('/%2e%2e/%2e%2e/etc/passwd'), 400, 404],
  [get('/..%2f..%2f..%2fetc%2fpasswd'), 400, 404],
  [get('/%252e%252e%252fetc%252fpasswd'), 404],
  [get(String.raw`/..\..\etc\passwd`), 400, 404],
  // Overlong UTF-8.
  [get('/%c0%ae%c0%ae/etc/passwd'), 400, 404],
  [get('/%zz%'), 400, 404],
  [get('/index.html%00.txt'), 400, 404],
  [get('/.git/config'), 404],
  [get(`/${'a'.repeat(10_240)}`), 404, 414],
  [get(`/?${'a'.repeat(10_240)}`), 200, 414],
  [get('/'.repeat(5000)), 200, 404],
  [get(`${hashedFilesFolder}/`), 403, 404],
  [get('/', `X-Long: ${'a'.repeat(65_536)}`), 400, 431],
  ['GET / HTTP/9.9', 400, 505],
  ['\u0016\u0003\u0001', 0, 400],
  [getRange('bytes=abc'), 200, 416],
  [getRange('bytes=9-1'), 200, 416],
  [getRange('bytes=999999999-'), 416],
  [getRange(`bytes=${'0-,'.repeat(500)}0-`), 200, 206, 416],
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'FOO'].map(
    (method) => [`${method} / HTTP/1.1`, 405, 400, 403] as const,
  ),
  ['OPTIONS / HTTP/1.1', 200, 204, 405],
];

/**
 * Sends one of these requests as it is.
 * @returns status of the response; 0 if the server closes the connection without one
 * @throws Error when the server neither responds nor closes the connection within ten seconds
 */
export function sendAbuse(request: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, 'localhost').setEncoding('latin1');
    socket.setTimeout(10_000, () => socket.destroy(new Error('No response within ten seconds.')));
    socket.on('data', (part) => (response += String(part)));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(Number(/^HTTP\/1\.\d (\d+)/.exec(response)?.[1] ?? 0)));
    socket.write([request, 'Host: localhost', 'Connection: close', '', ''].join('\r\n'));
  });
}
