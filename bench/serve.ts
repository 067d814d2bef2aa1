import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
};

/** File types that compression makes smaller. */
const compressible = /\.(?:html|js|css|json|svg|txt|xml)$/;
/** Folders whose files have a hash in their name: `_next` and `assets/generated` are ours, the others Docusaurus's. */
const hashed = /\/(?:_next\/static|assets\/generated|assets\/(?:js|css|images|files|medias))\//;

interface StoredFile {
  body: Buffer;
  /** The body compressed with Brotli; null for other file types. */
  compressed: Promise<Buffer> | null;
  headers: Record<string, string>;
}

const brotli = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

function readStoredFile(file: string): StoredFile {
  const body = readFileSync(file);
  const hash = createHash('sha1').update(body).digest('base64url');
  return {
    body,
    compressed: compressible.test(file) ? brotli(body, best) : null,
    headers: {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': hashed.test(file)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      ETag: `"${hash}"`,
      Vary: 'Accept-Encoding',
    },
  };
}

/**
 * Returns the file for a path: itself, or the page at `/x` or `/x/`; undefined if there is none. `x.html` comes first,
 * as in the configurations of `hosting`, because our `x/index.html` only leads to it.
 */
function findFile(dir: string, path: string): string | undefined {
  const bare = path.replace(/\/$/, '');
  return [path, `${bare}.html`, `${bare}/index.html`]
    .map((name) => join(dir, name))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/**
 * Serves a built site the way a CDN does: compressed with Brotli, clean addresses, hashed files immutable, all others
 * revalidated by their ETag. A file is compressed when it is first requested, so visit the pages once before you
 * measure.
 * @param port 0 for any
 */
export async function serveSite(dir: string, port = 0): Promise<{ server: Server; origin: string }> {
  const files = new Map<string, StoredFile>();
  const readOnce = (file: string) => {
    const stored = files.get(file) ?? readStoredFile(file);
    files.set(file, stored);
    return stored;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = findFile(dir, decodeURIComponent(pathname));
    const { body, compressed, headers } = readOnce(found ?? join(dir, '404.html'));
    if (found && request.headers['if-none-match'] === headers.ETag)
      return response.writeHead(304, headers).end();
    const sent = (await compressed) ?? body;
    response.writeHead(found ? 200 : 404, {
      ...headers,
      ...(compressed && { 'Content-Encoding': 'br' }),
      'Content-Length': sent.length,
    });
    return response.end(sent);
  };
  const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
