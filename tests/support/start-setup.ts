import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { findHostProgram } from '@/tools/programs/host-programs';
import { findNginx } from '@/tools/programs/nginx';
import { findFreePort, startServer, type RunningServer } from '@/tools/programs/start-server';
import type { StandIns } from './setup-stand-ins';

export type ServerName = 'nginx' | 'apache' | 'caddy';

/** Ports on this machine in place of those of the configuration. */
export type Ports = Record<80 | 443 | 8090, number>;

/** Where a configuration finds certificates and archives on this machine. */
type Places = Pick<StandIns, 'folder' | 'archive' | 'secureArchive'>;

/** A running server with a generated configuration. */
export interface SetupServer extends RunningServer {
  ports: Ports;
}

const isRoot = () => process.getuid?.() === 0;

/** Replaces folders, archives and ports by those of the stand-ins. Everything else stays as it was generated. */
const makeLocal = (text: string, { folder, archive, secureArchive }: Places, viewer: string, ports: Ports) =>
  text
    .replaceAll(/\/srv\/viewer|\/usr\/share\/nginx\/html/g, viewer)
    .replaceAll(/\/etc\/ssl\/(?:viewer|archive|private)\//g, `${folder}/`)
    .replaceAll('/etc/ssl/certs/ca-certificates.crt', `${folder}/fullchain.pem`)
    .replaceAll(/http:\/\/(?:127\.0\.0\.1|host\.docker\.internal|orthanc):\d+/g, archive)
    .replaceAll('https://dicom-medical-imaging.us-east-1.amazonaws.com', secureArchive)
    .replaceAll(
      /(listen (?:127\.0\.0\.1:)?|<VirtualHost (?:\*|127\.0\.0\.1):)(80|443|8090)\b/gi,
      (_, before: string, port: '80') => before + String(ports[port]),
    )
    .replace(':8090 {', `:${ports[8090]} {`);

const nginxMain = (folder: string) => `pid ${folder}/nginx.pid;
error_log stderr;
worker_processes 1;
daemon off;
${isRoot() ? 'user root;' : ''}
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/viewer.conf;
}
`;

/** Modules that Debian enables, and those that the commands of the setup enable. */
const apacheModules =
  'mpm_event authz_core dir mime alias filter deflate headers proxy proxy_http rewrite ssl'.split(' ');

const apacheMain = (folder: string, ports: Ports) =>
  [
    'ServerName localhost',
    `Listen ${ports[80]}`,
    `Listen ${ports[443]}`,
    `PidFile ${folder}/apache.pid`,
    'ErrorLog error.log',
    'LogLevel crit',
    ...(isRoot() ? ['User www-data', 'Group www-data'] : []),
    ...apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    'TypesConfig /etc/mime.types',
    '<Directory />\nAllowOverride None\nRequire all denied\n</Directory>',
    'Include viewer.conf',
    '',
  ].join('\n');

function writeServer(name: ServerName, folder: string, text: string, ports: Ports) {
  if (name === 'caddy') {
    const options = `{\n\tadmin off\n\thttp_port ${ports[80]}\n\thttps_port ${ports[443]}\n}\n`;
    writeFileSync(join(folder, 'Caddyfile'), options + text);
    const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    const env = { HOME: folder, SSL_CERT_FILE: join(folder, '../fullchain.pem') };
    return { command: findHostProgram('caddy'), args, env };
  }
  writeFileSync(join(folder, 'viewer.conf'), text);
  if (name === 'nginx') {
    writeFileSync(join(folder, 'nginx.conf'), nginxMain(folder));
    return { command: findNginx(), args: ['-p', folder, '-c', join(folder, 'nginx.conf')] };
  }
  writeFileSync(join(folder, 'httpd.conf'), apacheMain(folder, ports));
  return { command: findHostProgram('apache2'), args: ['-d', folder, '-f', 'httpd.conf', '-DFOREGROUND'] };
}

/**
 * Starts a server with a generated configuration. Only ports, folders and archives differ from what readers get.
 * @param viewer folder with the files of a viewer
 * @param main port of the configuration that must respond before the tests begin
 */
export async function startSetup(
  name: ServerName,
  text: string,
  { standIns, viewer, main }: { standIns: Places; viewer: string; main: keyof Ports },
): Promise<SetupServer> {
  const folder = mkdtempSync(join(standIns.folder, 'server-'));
  chmodSync(folder, 0o755);
  mkdirSync(viewer, { recursive: true });
  const ports = { 80: await findFreePort(), 443: await findFreePort(), 8090: await findFreePort() };
  const command = writeServer(name, folder, makeLocal(text, standIns, viewer, ports), ports);
  const server = await startServer({ ...command, port: ports[main] });
  return { ...server, ports };
}

/** A response, with the headers as they arrived. */
export type Answer = Awaited<ReturnType<typeof ask>>;

/** Sends a request for a public address to the port of this machine that takes its place. */
export async function ask(
  { ports }: SetupServer,
  address: string,
  port: keyof Ports,
  options: { method?: string; headers?: Record<string, string>; body?: string; certificate: string },
) {
  const { hostname, pathname, search, host, protocol } = new URL(address);
  const isSecure = protocol === 'https:' && port === 443;
  const send = isSecure ? requestSecure : requestPlain;
  const request = send({
    host: '127.0.0.1',
    port: ports[port],
    path: pathname + search,
    method: options.method ?? 'GET',
    headers: { Host: host, ...options.headers },
    agent: false,
    ...(isSecure && { servername: hostname, ca: options.certificate }),
  }).end(options.body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers, headersDistinct } = response;
  return { status, headers, headersDistinct, body: await buffer(response) };
}
