import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findNginx } from '@/tools/programs/nginx';
import { findProgram } from '@/tools/programs/programs';
import { findFreePort, startServer, type RunningServer } from './start-server';

/** Programs that the finished site is tried on. */
export const hostNames = ['npm start', 'nginx', 'python', 'serve'] as const;
export type HostName = (typeof hostNames)[number];

/** Sets one directive of a configuration file. @throws Error when the file does not have it exactly once */
function setDirective(text: string, name: string, value: string): string {
  const directive = new RegExp(`^(\\s*${name}) [^;]*;`, 'gm');
  if (text.match(directive)?.length !== 1) throw new Error(`deploy/nginx.conf has no single "${name}".`);
  return text.replace(directive, `$1 ${value};`);
}

/** A main configuration that runs `deploy/nginx.conf` in the foreground, in a folder of its own. */
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
    throw new Error('The site is tried on "python3 -m http.server", and this machine has no python3.');
  return startServer({ command, args: ['-m', 'http.server', String(port), '--directory', dir], port });
}

const serveScript = ['--import', 'tsx', 'scripts/serve.ts'];
const serveProgram = 'node_modules/serve/build/main.js';

/**
 * Serves a finished export on one kind of host, at a free port.
 * @throws Error when the host's program is missing or does not start
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
