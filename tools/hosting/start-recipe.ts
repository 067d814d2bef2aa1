import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findHostProgram, nginxBrotliModule } from '@/tools/programs/host-programs';
import { findNginx } from '@/tools/programs/nginx';
import {
  findFreePort,
  startServer,
  type RunningServer,
  type ServerCommand,
} from '@/tools/programs/start-server';

/** Servers whose configuration in `hosting` can be run on this machine. */
export const recipeNames = ['nginx', 'caddy', 'apache'] as const;
export type RecipeName = (typeof recipeNames)[number];

export interface RecipeOptions {
  /** Folder with the finished export. */
  dir: string;
  /** Folder that `writeHostFiles` wrote the rules of the site to. */
  rulesDir: string;
  /** Number of worker processes of nginx. */
  workers?: number;
}

/** A folder for the configuration of one server. */
interface Recipe extends RecipeOptions {
  folder: string;
  port: number;
}

/** Replaces one place of a configuration in `hosting`. @throws Error when the text does not contain the place */
function replaceIn(text: string, place: string | RegExp, value: string): string {
  const changed = text.replace(place, () => value);
  if (changed === text) throw new Error(`A configuration in hosting/ does not contain ${String(place)}.`);
  return changed;
}

const isRoot = () => process.getuid?.() === 0;

function writeNginx({ folder, dir, port, rulesDir, workers = 1 }: Recipe): Omit<ServerCommand, 'port'> {
  cpSync(join(rulesDir, 'nginx'), join(folder, 'docs'), { recursive: true });
  const hasBrotli = existsSync(nginxBrotliModule);
  let site = readFileSync('hosting/nginx/docs.conf', 'utf8');
  site = replaceIn(site, 'listen 80;', `listen ${port};`);
  site = replaceIn(site, /root [^;]*;/, `root "${dir}";`);
  if (!hasBrotli) site = replaceIn(site, 'brotli_static on;', '');
  writeFileSync(join(folder, 'docs.conf'), site);
  let main = readFileSync('hosting/container/nginx.conf', 'utf8').replaceAll('/tmp/', `${folder}/`);
  main = replaceIn(
    main,
    'include /etc/nginx/modules/*.conf;',
    hasBrotli ? `load_module ${nginxBrotliModule};` : '',
  );
  main = replaceIn(main, '/etc/nginx/http.d/docs.conf', 'docs.conf');
  main = replaceIn(main, 'worker_processes auto;', `worker_processes ${workers};`);
  writeFileSync(join(folder, 'nginx.conf'), main);
  const user = isRoot() ? ['-g', 'user root;'] : [];
  return { command: findNginx(), args: ['-p', folder, '-c', 'nginx.conf', ...user] };
}

function writeCaddy({ folder, dir, port, rulesDir }: Recipe): Omit<ServerCommand, 'port'> {
  cpSync(join(rulesDir, 'caddy'), join(folder, 'docs'), { recursive: true });
  let site = readFileSync('hosting/caddy/Caddyfile', 'utf8');
  site = replaceIn(site, 'docs.example.org {', `http://localhost:${port} {`);
  site = replaceIn(site, /root \* .*/, `root * "${dir}"`);
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  return { command: findHostProgram('caddy'), args, env: { HOME: folder } };
}

/** Modules of Apache that answer requests in Debian, and the last two, which the configuration needs besides. */
const apacheModules =
  'mpm_event authz_core autoindex deflate dir filter mime negotiation headers rewrite'.split(' ');

function writeApache({ folder, dir, port, rulesDir }: Recipe): Omit<ServerCommand, 'port'> {
  cpSync(join(rulesDir, 'apache'), join(folder, 'docs'), { recursive: true });
  let site = readFileSync('hosting/apache/docs.conf', 'utf8');
  site = replaceIn(site, '*:80', `*:${port}`);
  site = replaceIn(site, 'DocumentRoot /var/www/docs', `DocumentRoot "${dir}"`);
  site = replaceIn(site, '<Directory /var/www/docs>', `<Directory "${dir}">`);
  writeFileSync(join(folder, 'docs.conf'), site);
  const main = [
    'ServerName localhost',
    `Listen ${port}`,
    'PidFile apache.pid',
    'ErrorLog error.log',
    'LogLevel crit',
    ...(isRoot() ? ['User www-data', 'Group www-data'] : []),
    ...apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    'TypesConfig /etc/mime.types',
    // As in Debian's deflate.conf.
    'AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript application/javascript',
    '<Directory />\nAllowOverride None\n</Directory>',
    'Include docs.conf',
  ];
  writeFileSync(join(folder, 'httpd.conf'), `${main.join('\n')}\n`);
  return { command: findHostProgram('apache2'), args: ['-d', folder, '-f', 'httpd.conf', '-DFOREGROUND'] };
}

const writers = { nginx: writeNginx, caddy: writeCaddy, apache: writeApache };

/**
 * Serves a finished export with a server and its configuration in `hosting`, at a free port of this machine.
 * @throws Error when the program of the server is missing or does not start
 */
export async function startRecipe(name: RecipeName, options: RecipeOptions): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), `docs-${name}-`));
  // Apache gives up its rights as root.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const command = writers[name]({ ...options, dir: resolve(options.dir), folder, port });
  const server = await startServer({ ...command, port });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}
