import { createServer, type Server, type ServerResponse } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { matchesPaths, parseNetlifyHeaders } from '@/build/hosting/header-files';

export interface ServeOptions {
  /** Folder with the finished export. */
  dir: string;
  /** First port to try; if the port is taken, the next free port is used. 0 selects any free port. */
  port: number;
  /** Path of the site on its host, such as `/docs`, without a trailing slash; empty for the root. */
  basePath?: string;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.removeListener('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Types of text files whose encoding sirv does not name. */
const textTypes: Readonly<Record<string, string>> = { '.md': 'text/markdown', '.txt': 'text/plain' };

/**
 * Returns a function that sets the headers of a response: those that the export asks for in `_headers`, such as the
 * security policy, `Cache-Control` for all files without a hash in their name, and the encoding of text files.
 */
function createHeaderSetter(dir: string) {
  const file = join(dir, '_headers');
  const rules = existsSync(file) ? parseNetlifyHeaders(readFileSync(file, 'utf8')) : [];
  return (response: ServerResponse, pathname: string) => {
    const type = textTypes[extname(pathname)];
    if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.setHeader('Cache-Control', 'no-cache');
    for (const rule of rules.filter((one) => matchesPaths(one, pathname)))
      for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
  };
}

const isPortTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/** True if a URL, which may contain a query, is the base path or below it. */
const isWithin = (basePath: string, url: string) =>
  url.startsWith(basePath) && /^([/?]|$)/.test(url.slice(basePath.length));

/**
 * Serves a finished export like a static host: a page has the addresses `/x`, `/x/`, `/x.html` and `/x/index.html`, and
 * for unknown addresses the server returns `404.html`. Sends the headers that `_headers` in the folder contains.
 * @returns the server and its port
 * @throws Error when the folder contains no finished export, or when no port from `port` to `port + 20` is free
 */
export async function serveFolder({
  dir,
  port,
  basePath = '',
}: ServeOptions): Promise<{ server: Server; port: number }> {
  const notFound = readFileSync(join(dir, '404.html'));
  const setHeaders = createHeaderSetter(dir);
  const files = sirv(dir, { etag: true, gzip: true, brotli: true, extensions: ['html'], setHeaders });
  const server = createServer((request, response) => {
    const missing = () => {
      setHeaders(response, '/404.html');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    const url = request.url ?? '/';
    if (!isWithin(basePath, url)) return missing();
    // `x/index.html` may only lead to `x.html`, which sirv finds for `/x/`.
    request.url = url
      .slice(basePath.length)
      .replace(/^(?!\/)/, '/')
      .replace(/\/index\.html(?=$|\?)/, '/');
    files(request, response, missing);
  });
  for (let offset = 0; ; offset += 1) {
    try {
      return { server, port: await listen(server, port === 0 ? 0 : port + offset) };
    } catch (error) {
      if (!isPortTaken(error) || offset >= 20) throw error;
    }
  }
}
