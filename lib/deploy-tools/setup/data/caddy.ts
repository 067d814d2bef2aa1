import { toParts, type Part, type Rows } from '../parts';
import type { ArchiveAddress, Setup } from '../setup';
import { certificates, files } from './places';

/** Rows of the block that forwards requests below a path. */
export function listProxyRows(
  from: string,
  { origin, path, isSecure }: ArchiveAddress,
  scheme: string,
): Rows {
  return [
    path === from
      ? [`\thandle ${from}/* {`, 'DICOMweb requests go to the archive.']
      : [
          `\thandle_path ${from}/* {\n\t\trewrite * ${path}{uri}`,
          'DICOMweb requests go to the archive, where their path is different.',
        ],
    [
      `\t\treverse_proxy ${origin} {\n\t\t\tflush_interval -1`,
      'The archive as this server sees it. Images are passed on at once.',
    ],
    isSecure
      ? [
          '\t\t\theader_up Host {upstream_hostport}',
          'The archive expects its own host name. Caddy checks its certificate; the operating system must trust the authority.',
        ]
      : [
          `\t\t\theader_up X-Forwarded-Proto ${scheme}`,
          'Tells the archive which address users opened, because it repeats that address in its links.',
        ],
    ['\t\t}\n\t}'],
  ];
}

/** Row with the certificate of a site. */
export const getCertificateRow = (folder: string): Rows[number] => [
  `\ttls ${folder}/fullchain.pem ${folder}/key.pem`,
  'The certificate, followed by the intermediate ones, and its private key. If the host can be reached from the internet, remove this line: Caddy then gets a certificate automatically.',
];

/** Builds a Caddyfile. */
export function buildCaddy(setup: Setup): Part[] {
  const { hostName, route, hasCertificate, isBehindLogin, listenPort, upstream, proxyPath, base } = setup;
  const site = hasCertificate
    ? `https://${hostName}${listenPort === 443 ? '' : `:${listenPort}`}`
    : `http://${isBehindLogin ? '' : hostName}${listenPort === 80 ? '' : `:${listenPort}`}`;
  return toParts([
    [`${site} {`, 'The viewer.'],
    hasCertificate && getCertificateRow(certificates.folder),
    isBehindLogin && ['\tbind 127.0.0.1', 'Only the login proxy on this machine can connect.'],
    ['\tencode gzip', 'Compresses scripts and metadata, so that the viewer starts faster.'],
    ...(route === 'proxy' ? listProxyRows(proxyPath, upstream, setup.scheme) : []),
    base !== '/' && [
      `\tredir / ${base}\n\tredir ${base.slice(0, -1)} ${base}`,
      'Leads from the start page of the host, and from the path without a slash, to the viewer. Remove the first line if another site uses the start page.',
    ],
    base !== '/' && [
      `\thandle_path /dicom-microscopy-viewer/* {\n\t\troot * ${files.viewer}${base}dicom-microscopy-viewer\n\t\tfile_server\n\t}`,
      'The viewer always loads its microscopy library from the root of the host.',
    ],
    [
      `\thandle ${base === '/' ? '' : `${base}* `}{\n\t\troot * ${files.viewer}`,
      'Sends the files of the viewer from this folder.',
    ],
    [
      `\t\ttry_files {path} ${base}index.html`,
      'Paths without a file are pages of the viewer, so they get index.html.',
    ],
    [
      '\t\theader Cache-Control no-cache\n\t\tfile_server\n\t}',
      'Browsers ask each time whether a file has changed, so nobody keeps an old version or an old config.',
    ],
    ['}'],
  ]);
}
