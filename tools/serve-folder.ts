import { createServer, type Server, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sirv from 'sirv';

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
 * Sets `Cache-Control`: browsers cache files with a hash in their name forever, and revalidate all other files. Names
 * the encoding of text files.
 */
function setHeaders(response: ServerResponse, pathname: string) {
  const type = textTypes[extname(pathname)];
  if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`);
  const hashed = /^\/(_next\/static|assets\/generated)\//.test(pathname);
  response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

const isPortTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/** True if a URL, which may contain a query, is the base path or below it. */
const isWithin = (basePath: string, url: string) =>
  url.startsWith(basePath) && /^([/?]|$)/.test(url.slice(basePath.length));

/**
 * Serves a finished export like a static host: a page has the addresses `/x`, `/x/`, `/x.html` and `/x/index.html`, and
 * for unknown addresses the server returns `404.html`.
 * @returns the server and its port
 * @throws Error when the folder contains no finished export, or when no port from `port` to `port + 20` is free
 */
export async function serveFolder({
  dir,
  port,
  basePath = '',
}: ServeOptions): Promise<{ server: Server; port: number }> {
  const notFound = readFileSync(join(dir, '404.html'));
  const files = sirv(dir, { etag: true, gzip: true, brotli: true, extensions: ['html'], setHeaders });
  const server = createServer((request, response) => {
    const missing = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    const url = request.url ?? '/';
    if (!isWithin(basePath, url)) return missing();
    request.url = url.slice(basePath.length).replace(/^(?!\/)/, '/');
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
