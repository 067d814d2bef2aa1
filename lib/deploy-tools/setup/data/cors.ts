import { toParts, type Part, type Rows, type SetupFile } from '../parts';
import { getPort } from '../ports';
import type { Setup } from '../setup';
import * as apache from './apache';
import * as caddy from './caddy';
import * as nginx from './nginx';
import { certificates } from './places';

const allowedHeaders = 'Authorization, Accept, Content-Type';
const allowedMethods = 'GET, POST, OPTIONS';
const preflight =
  'Answers the browser’s preflight request itself, without a login. The archive never sees it.';
const origin =
  'Only this origin may read the archive. A second value from the archive would make the browser reject both.';

function buildNginx({ corsArchive, upstream, origin: viewer }: Setup): Part[] {
  const { hostname, protocol } = new URL(corsArchive.origin);
  const port = getPort(corsArchive.origin);
  const headers = (indent: string) =>
    `${indent}add_header Access-Control-Allow-Origin "${viewer}" always;\n${indent}add_header Vary Origin always;`;
  return toParts([
    ['server {', 'The archive, as browsers see it.'],
    ...(corsArchive.isSecure
      ? nginx.listCertificateRows(port, certificates.archiveFolder)
      : ([[`  listen ${port};`, 'HTTP on this port.']] satisfies Rows)),
    [`  server_name ${hostname};`, 'The host name of the archive.'],
    [`  location ${corsArchive.path}/ {`, 'DICOMweb requests.'],
    [
      `    if ($request_method = OPTIONS) {\n${headers('      ')}\n      add_header Access-Control-Allow-Headers "${allowedHeaders}" always;\n      add_header Access-Control-Allow-Methods "${allowedMethods}" always;\n      add_header Access-Control-Max-Age 86400 always;\n      return 204;\n    }`,
      preflight,
    ],
    [
      `    proxy_hide_header Access-Control-Allow-Origin;\n    proxy_hide_header Access-Control-Allow-Credentials;\n${headers('    ')}`,
      origin,
    ],
    ...nginx.listProxyRows(upstream, protocol.slice(0, -1)),
    ['  }\n}'],
  ]);
}

function buildApache({ corsArchive, upstream, origin: viewer }: Setup): Part[] {
  const { hostname, protocol } = new URL(corsArchive.origin);
  const port = getPort(corsArchive.origin);
  return toParts([
    apache.getListenRow('*', port),
    [`<VirtualHost *:${port}>\n  ServerName ${hostname}`, 'The archive, as browsers see it.'],
    ...(corsArchive.isSecure ? apache.listCertificateRows(certificates.archiveFolder) : []),
    [`  RewriteEngine on\n  RewriteCond %{REQUEST_METHOD} =OPTIONS\n  RewriteRule ^ - [R=204,L]`, preflight],
    [
      `  Header always unset Access-Control-Allow-Origin\n  Header unset Access-Control-Allow-Origin\n  Header unset Access-Control-Allow-Credentials\n  Header always set Access-Control-Allow-Origin "${viewer}"\n  Header always merge Vary Origin`,
      origin,
    ],
    [
      `  Header always set Access-Control-Allow-Headers "${allowedHeaders}"\n  Header always set Access-Control-Allow-Methods "${allowedMethods}"\n  Header always set Access-Control-Max-Age 86400`,
      'What requests may contain. Browsers keep the answer for a day.',
    ],
    ...apache.listProxyRows(corsArchive.path, upstream, protocol.slice(0, -1)),
    ['</VirtualHost>'],
  ]);
}

function buildCaddy({ corsArchive, upstream, origin: viewer }: Setup): Part[] {
  const { protocol } = new URL(corsArchive.origin);
  return toParts([
    [`${corsArchive.origin} {`, 'The archive, as browsers see it.'],
    corsArchive.isSecure && caddy.getCertificateRow(certificates.archiveFolder),
    [
      `\theader {\n\t\tdefer\n\t\tAccess-Control-Allow-Origin "${viewer}"\n\t\t-Access-Control-Allow-Credentials\n\t\t+Vary Origin\n\t}`,
      origin,
    ],
    [
      `\t@preflight method OPTIONS\n\thandle @preflight {\n\t\theader Access-Control-Allow-Headers "${allowedHeaders}"\n\t\theader Access-Control-Allow-Methods "${allowedMethods}"\n\t\theader Access-Control-Max-Age 86400\n\t\trespond 204\n\t}`,
      preflight,
    ],
    ...caddy.listProxyRows(corsArchive.path, upstream, protocol.slice(0, -1)),
    ['}'],
  ]);
}

function buildBucketRule({ origin: viewer }: Setup): Part[] {
  return toParts([
    ['{\n  "CORSRules": [\n    {', 'The CORS configuration of an S3 bucket.'],
    [`      "AllowedOrigins": ["${viewer}"],`, 'Only this origin may read the files.'],
    ['      "AllowedMethods": ["GET", "HEAD"],\n      "AllowedHeaders": ["*"],', 'The viewer only reads.'],
    ['      "MaxAgeSeconds": 3600', 'Browsers keep the answer for an hour.'],
    ['    }\n  ]\n}'],
  ]);
}

/** Builds the configuration of a server that lets the viewer's origin read the archive; none for cloud services. */
export function buildCorsFiles(setup: Setup): SetupFile[] {
  const { archive, host } = setup;
  if (archive === 'google' || archive === 'azure') return [];
  if (archive === 'static') {
    const about =
      'For a bucket with the files: its CORS configuration. The program dicomwebserver sends CORS headers itself.';
    return [{ name: 'bucket-cors.json', about, parts: buildBucketRule(setup) }];
  }
  const about =
    'For the machine of the archive: a server in front of it that allows the viewer’s origin. If the archive can send these headers itself, set them there instead.';
  if (host === 'apache') return [{ name: 'archive-cors.conf', about, parts: buildApache(setup) }];
  if (host === 'caddy') return [{ name: 'archive-cors.Caddyfile', about, parts: buildCaddy(setup) }];
  return [{ name: 'archive-cors.conf', about, parts: buildNginx(setup) }];
}
