import { toParts, type Part, type Rows } from '../parts';
import type { ArchiveAddress, Setup } from '../setup';
import { certificates, files } from './places';

const compressed =
  'text/css text/javascript application/javascript application/json application/dicom+json application/wasm image/svg+xml';

/** Rows of a `location` that forwards requests. */
export function listProxyRows({ origin, path, isSecure }: ArchiveAddress, scheme: string): Rows {
  return [
    [
      `    proxy_pass ${origin}${path}/;\n    proxy_http_version 1.1;`,
      'The archive as this server sees it. The slash at the end matters.',
    ],
    isSecure
      ? [
          `    proxy_ssl_server_name on;\n    proxy_ssl_verify on;\n    proxy_ssl_verify_depth 3;\n    proxy_ssl_trusted_certificate ${certificates.authorities};`,
          'Checks the certificate of the archive. If your own authority issued it, name the file with its certificate here.',
        ]
      : [
          `    proxy_set_header Host $http_host;\n    proxy_set_header X-Forwarded-Host $http_host;\n    proxy_set_header X-Forwarded-Proto ${scheme};`,
          'Tells the archive which address users opened, because it repeats that address in its links.',
        ],
    ['    proxy_buffering off;\n    proxy_request_buffering off;', 'Passes images on at once.'],
    ['    proxy_read_timeout 300s;', 'Gives the archive five minutes for a response.'],
    ['    client_max_body_size 0;', 'Allows uploads of any size. By default, nginx stops at 1 MB.'],
  ];
}

/** Rows that a `server` with a certificate begins with. */
export const listCertificateRows = (port: number, folder: string): Rows => [
  [
    `  listen ${port} ssl http2;`,
    'HTTPS and HTTP/2. nginx 1.25.1 and later logs a warning about this form, which you can ignore.',
  ],
  [
    `  ssl_certificate     ${folder}/fullchain.pem;\n  ssl_certificate_key ${folder}/key.pem;\n  ssl_protocols       TLSv1.2 TLSv1.3;`,
    'The certificate, followed by the intermediate ones, and its private key.',
  ],
];

function listViewerRows(setup: Setup, isImage: boolean): Rows {
  const { base } = setup;
  const page: Rows = [
    [
      `  location ${base} {\n    try_files $uri ${base}index.html;`,
      'Sends the files of the viewer. Other paths are pages of the viewer, so they get index.html.',
    ],
    [
      '    add_header Cache-Control "no-cache";\n  }',
      'Browsers ask each time whether a file has changed, so nobody keeps an old version or an old config.',
    ],
  ];
  if (base === '/') return page;
  return [
    [
      `  location = / {\n    return 302 ${base};\n  }\n  location = ${base.slice(0, -1)} {\n    return 301 ${base};\n  }`,
      `Leads from the start page of the host, and from the path without a slash, to the viewer. Remove the first block if another site uses the start page.`,
    ],
    ...page,
    !isImage && [
      `  location /dicom-microscopy-viewer/ {\n    alias ${files.viewer}${base}dicom-microscopy-viewer/;\n  }`,
      'The viewer always loads its microscopy library from the root of the host.',
    ],
  ];
}

/** Builds the configuration of nginx: for a server of your own, or as the template of the Docker image. */
export function buildNginx(setup: Setup): Part[] {
  const {
    host,
    hostName,
    route,
    hasCertificate,
    isBehindLogin,
    listenPort,
    publicPort,
    upstream,
    proxyPath,
  } = setup;
  const isImage = host === 'docker';
  const redirects = hasCertificate && publicPort === 443;
  const address = isBehindLogin && !isImage ? `127.0.0.1:${listenPort}` : listenPort;
  const root = isImage ? files.image : files.viewer;
  return toParts([
    redirects && [
      `server {\n  listen 80;\n  server_name ${hostName};\n  return 301 https://$host$request_uri;\n}\n`,
      'Leads users who open the address with HTTP to HTTPS.',
    ],
    ['server {', 'The viewer.'],
    ...(hasCertificate
      ? listCertificateRows(listenPort, isImage ? certificates.image : certificates.folder)
      : ([
          [
            `  listen ${address};`,
            isBehindLogin && !isImage
              ? 'Only the login proxy on this machine can connect.'
              : 'HTTP on this port.',
          ],
        ] satisfies Rows)),
    [`  server_name ${hostName};`, 'The host name that users open.'],
    [`  root ${root};`, 'The folder with the files of the viewer.'],
    ['  absolute_redirect off;', 'Redirects keep the host and the port that the browser used.'],
    isImage
      ? [
          '  gzip_static always;\n  gunzip on;\n  gzip_proxied expired no-cache no-store private auth;',
          'The image contains scripts and styles only as compressed files. Without these lines, the page stays blank.',
        ]
      : [
          `  gzip on;\n  gzip_vary on;\n  gzip_proxied any;\n  gzip_types ${compressed};`,
          'Compresses scripts and metadata, so that the viewer starts faster.',
        ],
    ...(route === 'proxy'
      ? ([
          [`  location ^~ ${proxyPath}/ {`, 'DICOMweb requests go to the archive.'],
          ...listProxyRows(upstream, setup.scheme),
          ['  }'],
        ] satisfies Rows)
      : []),
    [
      '  location ~ \\.mjs$ {\n    types { text/javascript mjs; }\n    add_header Cache-Control "no-cache";\n  }',
      'Browsers reject a script with another type, and some versions of nginx do not know this one.',
    ],
    ...listViewerRows(setup, isImage),
    ['}'],
  ]);
}
