import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
};

/** Kinds that get smaller. */
const compressible = /\.(?:html|js|css|json|svg|txt|xml)$/;
/** Folders whose files have a hash in their name: `_next` and `assets/generated` are ours, the others Docusaurus's. */
const hashed = /^\/(?:_next\/static|assets\/generated|assets\/(?:js|css|images|files|medias))\//;

interface StoredFile {
  body: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  headers: Record<string, string>;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Compressed bodies by hash: one site may hold a page under several names. */
const compressed = new Map<string, Promise<[Buffer, Buffer]>>();

function compress(body: Buffer, hash: string): Promise<[Buffer, Buffer]> {
  const known = compressed.get(hash) ?? Promise.all([brotli(body, best), deflate(body, { level: 9 })]);
  compressed.set(hash, known);
  return known;
}

async function storeFile(file: string, path: string): Promise<StoredFile> {
  const body = readFileSync(file);
  const hash = createHash('sha1').update(body).digest('base64url');
  const [br, gz] = compressible.test(path) ? await compress(body, hash) : [null, null];
  return {
    body,
    br,
    gzip: gz,
    headers: {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': hashed.test(path)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      ETag: `"${hash}"`,
      Vary: 'Accept-Encoding',
    },
  };
}

/** Reads a site into memory and compresses it, so that no request waits for that. */
async function storeSite(dir: string): Promise<Map<string, StoredFile>> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const pairs = entries.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(dir, file).split(sep).join('/')}`;
    return [path, await storeFile(file, path)] as const;
  });
  return new Map(await Promise.all(pairs));
}

/** The file for a path: itself, or the page that `/x` and `/x/` mean. */
function findFile(files: ReadonlyMap<string, StoredFile>, path: string): StoredFile | undefined {
  const bare = path.replace(/\/$/, '');
  return files.get(path) ?? files.get(`${bare}/index.html`) ?? files.get(`${bare}.html`);
}

function answer(files: ReadonlyMap<string, StoredFile>, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const found = findFile(files, decodeURIComponent(pathname));
  const file = found ?? files.get('/404.html');
  if (!file) return response.writeHead(404).end();
  if (found && request.headers['if-none-match'] === file.headers.ETag) {
    return response.writeHead(304, file.headers).end();
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name) && file[name]);
  const body = (encoding && file[encoding]) ?? file.body;
  response.writeHead(found ? 200 : 404, {
    ...file.headers,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    'Content-Length': body.length,
  });
  return response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Serves a built site from memory the way a CDN does: compressed beforehand (brotli 11, gzip 9), clean addresses,
 * hashed files immutable, all others to be asked for again by their ETag.
 * @param port 0 for any
 */
export async function serveSite(dir: string, port = 0): Promise<{ server: Server; origin: string }> {
  const files = await storeSite(dir);
  const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    answer(files, request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
