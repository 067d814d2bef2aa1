import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeCertificate } from '@/tools/programs/make-certificate';
import { listen } from './listen';
import { makeFolder, removeFolder } from './temporary-folder';

export const pageText = '<!doctype html><title>Viewer</title>';
export const scriptText = `console.log('viewer');${' '.repeat(2000)}`;

/** Files like those of a built viewer, below its path. */
const viewerFiles = {
  'index.html': pageText,
  'app.bundle.1a2b3c.js': scriptText,
  'decoder.wasm': '\0asm',
  'ort/worker.mjs': scriptText,
  'dicom-microscopy-viewer/dicomMicroscopyViewer.min.js': scriptText,
};

function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Writes the files of a viewer as they are on a server. */
export const writeViewer = (folder: string, base: string, config: string): void =>
  writeFiles(folder + base, { ...viewerFiles, 'app-config.js': config });

/** Writes the files of a viewer as they are in its image: scripts are empty, next to a compressed copy. */
export function writeImage(folder: string, base: string, config: string): void {
  writeViewer(folder, base, config);
  const copies = { ...viewerFiles, 'app-config.js': config };
  for (const [name, text] of Object.entries(copies).filter(([file]) => file.endsWith('.js')))
    for (const place of name.startsWith('dicom-microscopy-viewer') ? [base, '/'] : [base])
      writeFiles(folder + place, { [name]: '', [`${name}.gz`]: gzipSync(text) });
}

/** Like many archives, it forbids `OPTIONS`, and allows every origin to read its other answers. */
const answer: RequestListener = (request, response) => {
  let size = 0;
  request.on('data', (data: Buffer) => (size += data.length));
  request.on('end', () => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') response.writeHead(405).end();
    const { host = '', 'x-forwarded-proto': scheme = '' } = request.headers;
    const body = { path: request.url, host, scheme, size };
    response.writeHead(200, { 'Content-Type': 'application/dicom+json' }).end(JSON.stringify([body]));
  });
};

/** What setups connect to: a certificate, and an archive with HTTP and HTTPS. */
export interface StandIns {
  folder: string;
  certificate: string;
  archive: string;
  secureArchive: string;
  stop: () => void;
}

export async function startStandIns(): Promise<StandIns> {
  const folder = makeFolder();
  // Apache reads the files as another user.
  chmodSync(folder, 0o755);
  makeCertificate(folder, ['viewer.example.org', 'pacs.example.org', 'localhost']);
  renameSync(join(folder, 'cert.pem'), join(folder, 'fullchain.pem'));
  chmodSync(join(folder, 'key.pem'), 0o644);
  const certificate = readFileSync(join(folder, 'fullchain.pem'), 'utf8');
  const plain = createServer(answer);
  const keys = { cert: certificate, key: readFileSync(join(folder, 'key.pem')) };
  const secure = createTlsServer(keys, answer) as unknown as Server;
  const [port, securePort] = [await listen(plain, 'localhost'), await listen(secure, 'localhost')];
  return {
    folder,
    certificate,
    archive: `http://localhost:${port}`,
    secureArchive: `https://localhost:${securePort}`,
    stop: () => {
      for (const server of [plain, secure]) {
        server.close();
        server.closeAllConnections();
      }
      removeFolder(folder);
    },
  };
}
