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

const get = (name: string, path: string, statuses: readonly number[]): Abuse => ({
  name,
  lines: [`GET ${path} HTTP/1.1`],
  statuses,
});

const getRange = (range: string, statuses: readonly number[]): Abuse => ({
  name: `Range: ${range.slice(0, 24)}`,
  lines: ['GET /favicon.ico HTTP/1.1', `Range: ${range}`],
  statuses,
});

const method = (name: string, statuses: readonly number[] = [405]): Abuse => ({
  name,
  lines: [`${name} / HTTP/1.1`],
  statuses,
});

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
  {
    name: 'header of 64 KB',
    lines: ['GET / HTTP/1.1', `X-Long: ${'a'.repeat(65_536)}`],
    statuses: [400, 431],
  },
  { name: 'version 9.9', lines: ['GET / HTTP/9.9'], statuses: [400, 505] },
  { name: 'no HTTP', lines: ['\u0016\u0003\u0001'], statuses: [0, 400] },
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
