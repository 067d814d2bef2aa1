import { toParts, type Part, type Rows } from '../parts';
import type { ArchiveAddress, Setup } from '../setup';
import { certificates, files } from './places';

/** Rows that forward requests below a path. */
export function listProxyRows(
  from: string,
  { origin, path, isSecure }: ArchiveAddress,
  scheme: string,
): Rows {
  return [
    [
      `  ProxyPass        "${from}/" "${origin}${path}/" flushpackets=on\n  ProxyPassReverse "${from}/" "${origin}${path}/"\n  ProxyTimeout 300`,
      'Forwards DICOMweb requests to the archive, and passes images on at once. The archive has five minutes for a response.',
    ],
    isSecure
      ? [
          `  SSLProxyEngine on\n  SSLProxyVerify require\n  SSLProxyVerifyDepth 3\n  SSLProxyCACertificateFile "${certificates.authorities}"`,
          'Checks the certificate of the archive. If your own authority issued it, name the file with its certificate here.',
        ]
      : [
          `  ProxyPreserveHost On\n  RequestHeader set X-Forwarded-Proto "${scheme}"`,
          'Tells the archive which address users opened, because it repeats that address in its links.',
        ],
  ];
}

/** Rows with the certificate of a virtual host. */
export const listCertificateRows = (folder: string): Rows => [
  [
    `  SSLEngine on\n  SSLCertificateFile "${folder}/fullchain.pem"\n  SSLCertificateKeyFile "${folder}/key.pem"\n  SSLProtocol -all +TLSv1.2 +TLSv1.3`,
    'The certificate, followed by the intermediate ones, and its private key.',
  ],
];

/** Row that opens a port that Debian's configuration does not open. */
export const getListenRow = (address: string, port: number): Rows[number] =>
  (port !== 80 && port !== 443) || address !== '*'
    ? [
        `Listen ${address === '*' ? '' : `${address}:`}${port}`,
        'Opens the port. Remove this line if ports.conf already contains it.',
      ]
    : false;

/** Row with the name of the server. Behind HTTPS of another server, it has the scheme, which redirects then keep. */
function getNameRow({ scheme, hasCertificate, hostName, publicPort }: Setup): Rows[number] {
  const isBehindHttps = scheme === 'https' && !hasCertificate;
  return [
    `  ServerName ${isBehindHttps ? `https://${hostName}:${publicPort}` : hostName}\n  DocumentRoot "${files.viewer}"`,
    isBehindHttps
      ? 'The address that users open, with https so that redirects keep it, and the folder with the files.'
      : 'The host name that users open, and the folder with the files.',
  ];
}

/** Builds a virtual host for Apache. */
export function buildApache(setup: Setup): Part[] {
  const {
    hostName,
    route,
    hasCertificate,
    isBehindLogin,
    listenPort,
    publicPort,
    upstream,
    proxyPath,
    base,
  } = setup;
  const address = isBehindLogin ? '127.0.0.1' : '*';
  const folder = base === '/' ? files.viewer : `${files.viewer}${base.slice(0, -1)}`;
  return toParts([
    getListenRow(address, listenPort),
    hasCertificate &&
      publicPort === 443 && [
        `<VirtualHost *:80>\n  ServerName ${hostName}\n  Redirect permanent "/" "https://${hostName}/"\n</VirtualHost>\n`,
        'Leads users who open the address with HTTP to HTTPS.',
      ],
    [
      `<VirtualHost ${address}:${listenPort}>`,
      isBehindLogin ? 'Only the login proxy on this machine can connect.' : 'The viewer.',
    ],
    getNameRow(setup),
    ...(hasCertificate ? listCertificateRows(certificates.folder) : []),
    [
      '  AddType application/wasm .wasm\n  AddType text/javascript .mjs',
      'Browsers reject scripts and WebAssembly that have another type.',
    ],
    [
      '  AddOutputFilterByType DEFLATE text/css text/javascript application/javascript application/json application/dicom+json application/wasm',
      'Compresses scripts and metadata, so that the viewer starts faster.',
    ],
    ...(route === 'proxy' ? listProxyRows(proxyPath, upstream, setup.scheme) : []),
    [
      `  <Directory "${files.viewer}">\n    Require all granted\n  </Directory>`,
      'Everyone who can reach the server may load the viewer’s files.',
    ],
    base !== '/' && [
      `  RedirectMatch 302 "^/$" "${base}"`,
      'Leads from the start page of the host to the viewer. Remove this line if another site uses the start page.',
    ],
    base !== '/' && [
      `  Alias "/dicom-microscopy-viewer" "${folder}/dicom-microscopy-viewer"`,
      'The viewer always loads its microscopy library from the root of the host.',
    ],
    [
      `  <Directory "${folder}">\n    FallbackResource ${base}index.html`,
      'Paths without a file are pages of the viewer, so they get index.html.',
    ],
    [
      '    Header set Cache-Control "no-cache"\n  </Directory>',
      'Browsers ask each time whether a file has changed, so nobody keeps an old version or an old config.',
    ],
    ['</VirtualHost>'],
  ]);
}
