import { connect } from 'node:net';
import { hashedFilesFolder } from '@/build/finish/next-internals';

/** A request that no reader sends, and how a server may answer it. */
export interface Abuse {
  name: string;
  /** Request line and headers besides `Host`. */
  lines: readonly [string, ...string[]];
  /** Statuses that are right; 0 stands for a connection that is closed without a response. */
  statuses: readonly number[];
}

const send = (name: string, statuses: readonly number[], ...lines: [string, ...string[]]): Abuse => {
  return { name, lines, statuses };
};
const get = (name: string, path: string, statuses: readonly number[]) =>
  send(name, statuses, `GET ${path} HTTP/1.1`);
const getRange = (range: string, statuses: readonly number[]) =>
  send(`Range: ${range.slice(0, 24)}`, statuses, 'GET /favicon.ico HTTP/1.1', `Range: ${range}`);
const method = (name: string, statuses: readonly number[]) => send(name, statuses, `${name} / HTTP/1.1`);

/** Requests with paths out of the site, invalid or long parts, and methods that a static site does not have. */
export const abuses: readonly Abuse[] = [
  get('path out of the site', '/../../etc/passwd', [400, 404]),
  get('encoded dots', '/%2e%2e/%2e%2e/etc/passwd', [400, 404]),
  get('encoded slashes', '/..%2f..%2f..%2fetc%2fpasswd', [400, 404]),
  get('twice encoded', '/%252e%252e%252fetc%252fpasswd', [404]),
  get('backslashes', String.raw`/..\..\etc\passwd`, [400, 404]),
  get('overlong UTF-8', '/%c0%ae%c0%ae/etc/passwd', [400, 404]),
  get('invalid encoding', '/%zz%', [400, 404]),
  get('zero byte', '/index.html%00.txt', [400, 404]),
  get('hidden file', '/.git/config', [404]),
  get('address of 10 KB', `/${'a'.repeat(10_240)}`, [404, 414]),
  get('query of 10 KB', `/?${'a'.repeat(10_240)}`, [200, 414]),
  get('5000 slashes', '/'.repeat(5000), [200, 404]),
  get('folder of the site', `${hashedFilesFolder}/`, [403, 404]),
  send('header of 64 KB', [400, 431], 'GET / HTTP/1.1', `X-Long: ${'a'.repeat(65_536)}`),
  send('version 9.9', [400, 505], 'GET / HTTP/9.9'),
  send('no HTTP', [0, 400], '\u0016\u0003\u0001'),
  getRange('bytes=abc', [200, 416]),
  getRange('bytes=9-1', [200, 416]),
  getRange('bytes=999999999-', [416]),
  getRange(`bytes=${'0-,'.repeat(500)}0-`, [200, 206, 416]),
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'FOO'].map((name) =>
    method(name, [405, 400, 403]),
  ),
  method('OPTIONS', [200, 204, 405]),
];

/**
 * Sends one of these requests as it is.
 * @returns status and number of bytes of the response; status 0 if the server closes the connection without one
 * @throws Error when the server neither responds nor closes the connection within ten seconds
 */
export function sendAbuse({ name, lines }: Abuse, port: number): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, 'localhost');
    socket.setTimeout(10_000, () =>
      socket.destroy(new Error(`No response to "${name}" within ten seconds.`)),
    );
    socket.on('data', (part) => parts.push(part));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => {
      const response = Buffer.concat(parts);
      const status = Number(/^HTTP\/1\.\d (\d+)/.exec(response.toString('latin1', 0, 20))?.[1] ?? 0);
      resolve({ status, bytes: response.length });
    });
    socket.write([...lines, 'Host: localhost', 'Connection: close', '', ''].join('\r\n'));
  });
}
