import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findNginx } from '@/tools/programs/nginx';
import { findProgram } from '@/tools/programs/programs';
import { findFreePort, startServer, type RunningServer } from './start-server';

/** Web servers that the tests serve the finished site with. */
export const hostNames = ['npm start', 'nginx', 'python', 'serve'] as const;
export type HostName = (typeof hostNames)[number];

/** Sets a directive of an nginx configuration. @throws Error when the directive does not occur exactly once */
function setDirective(text: string, name: string, value: string): string {
  const directive = new RegExp(`^(\\s*${name}) [^;]*;`, 'gm');
  if (text.match(directive)?.length !== 1)
    throw new Error(`deploy/nginx.conf must contain "${name}" exactly once.`);
  return text.replace(directive, `$1 ${value};`);
}

/** Writes the configuration of an nginx that runs in the foreground with a copy of `deploy/nginx.conf`. */
function writeNginxConfig(folder: string, dir: string, port: number): void {
  const sample = readFileSync('deploy/nginx.conf', 'utf8');
  const listening = setDirective(sample, 'listen', String(port));
  writeFileSync(join(folder, 'docs.conf'), setDirective(listening, 'root', `"${resolve(dir)}"`));
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    'daemon off;',
    'worker_processes 1;',
    'pid nginx.pid;',
    'error_log stderr warn;',
    'events {}',
    'http {',
    'access_log off;',
    ...scratch.map((name) => `${name}_temp_path ${name};`),
    'include docs.conf;',
    '}',
  ];
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
}

async function startNginx(dir: string, port: number): Promise<RunningServer> {
  const command = findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'docs-nginx-'));
  writeNginxConfig(folder, dir, port);
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const args = ['-p', folder, '-c', 'nginx.conf', ...user];
  const server = await startServer({ command, args, port });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}

function startPython(dir: string, port: number): Promise<RunningServer> {
  const command = findProgram('python3');
  if (!command)
    throw new Error(
      'python3 is missing. Install it, because tests serve the site with "python3 -m http.server".',
    );
  return startServer({ command, args: ['-m', 'http.server', String(port), '--directory', dir], port });
}

const serveScript = ['--import', 'tsx', 'scripts/serve.ts'];
const serveProgram = 'node_modules/serve/build/main.js';

/**
 * Serves a finished export with one of the web servers, at a free port.
 * @throws Error when the program of the web server is missing or does not start
 */
export async function startHost(name: HostName, dir: string): Promise<RunningServer> {
  const port = await findFreePort();
  const env = { PORT: String(port) };
  switch (name) {
    case 'npm start':
      return startServer({ command: process.execPath, args: [...serveScript, dir], port, env });
    case 'nginx':
      return startNginx(dir, port);
    case 'python':
      return startPython(dir, port);
    case 'serve':
      return startServer({
        command: process.execPath,
        args: [serveProgram, dir, '-l', String(port), '-L'],
        port,
      });
  }
}
