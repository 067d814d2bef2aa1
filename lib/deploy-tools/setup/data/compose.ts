import { toParts, type Part, type Rows, type SetupFile } from '../parts';
import { dockerPort, loginProxyPort } from '../ports';
import type { Setup } from '../setup';
import { certificates, files, images } from './places';

/** Row that mounts a file, and reports a missing one instead of creating a folder. */
const mount = (source: string, target: string, about: string): Rows[number] => [
  `      - type: bind\n        source: ./${source}\n        target: ${target}\n        read_only: true\n        bind:\n          create_host_path: false`,
  about,
];

function listImageRows({ base }: Setup): Rows {
  if (base === '/')
    return [[`    image: ${images.viewer}`, 'The viewer, built for the root of a host, with nginx.']];
  return [
    [
      `    image: ohif-viewer${base.slice(0, -1).replaceAll('/', '-').toLowerCase()}\n    build:\n      context: https://github.com/OHIF/Viewers.git#${images.branch}`,
      'Builds the viewer from source, because the ready-made image only works at the root of a host. This takes several minutes and 8 GB of memory.',
    ],
    [`      args:\n        PUBLIC_URL: ${base}`, 'The path is part of the built files.'],
  ];
}

const certificateMounts = (folder: string): Rows => [
  mount(
    'certificates/fullchain.pem',
    `${folder}/fullchain.pem`,
    'The certificate, followed by the intermediate ones.',
  ),
  mount(
    'certificates/key.pem',
    `${folder}/key.pem`,
    'The private key. The user of the container must be able to read it.',
  ),
];

function listPortRow(setup: Setup, port: number): Rows[number] {
  const { publicPort, tls } = setup;
  if (tls === 'front') {
    return [
      `    ports:\n      - "${dockerPort}:${port}"`,
      `The proxy in front connects to port ${dockerPort} of this machine.`,
    ];
  }
  const redirect = tls === 'server' && publicPort === 443 && !setup.isBehindLogin ? '\n      - "80:80"' : '';
  return [
    `    ports:\n      - "${publicPort}:${port}"${redirect}`,
    'Port of this machine, then port in the container.',
  ];
}

function listLoginRows(setup: Setup): Rows {
  const hasTls = setup.tls === 'server';
  return [
    [
      `  login:\n    image: ${images.loginProxy}\n    restart: unless-stopped`,
      'The login proxy, the only way to the viewer and the archive.',
    ],
    ['    command: ["--config=/etc/oauth2-proxy.cfg"]', 'Reads the file below.'],
    [
      '    env_file: login.env',
      'Two secrets, which the commands create. They are not part of this download.',
    ],
    listPortRow(setup, hasTls ? 4443 : loginProxyPort),
    ['    volumes:', 'Files of this folder, for the container.'],
    mount('oauth2-proxy.cfg', '/etc/oauth2-proxy.cfg', 'The settings of the login proxy.'),
    ...(hasTls ? certificateMounts('/etc/oauth2-proxy') : []),
  ];
}

function listOrthancRows(): Rows {
  return [
    [
      `  orthanc:\n    image: ${images.orthanc}\n    restart: unless-stopped`,
      'Orthanc with its plugins. Its web port stays closed; only the viewer’s nginx reaches it.',
    ],
    ['    ports:\n      - "4242:4242"', 'DICOM port, to which modalities send images.'],
    ['    volumes:', 'The settings and the studies.'],
    mount('orthanc.json', '/etc/orthanc/orthanc.json', 'The settings of Orthanc.'),
    [
      '      - orthanc-db:/var/lib/orthanc/db',
      'The studies are in a volume, which stays if the container is replaced.',
    ],
  ];
}

function buildCompose(setup: Setup): Part[] {
  const { base, hasCertificate, isBehindLogin, startsOrthanc, upstream } = setup;
  const isOnHost = upstream.origin.includes('//host.docker.internal');
  return toParts([
    ['services:\n  viewer:', 'The viewer.'],
    ...listImageRows(setup),
    ['    restart: unless-stopped', 'Starts again after a failure, and when the machine starts.'],
    !isBehindLogin && listPortRow(setup, hasCertificate ? 443 : 80),
    isOnHost && [
      '    extra_hosts:\n      - "host.docker.internal:host-gateway"',
      'Gives the machine a name inside the container. The archive must accept connections from there.',
    ],
    startsOrthanc && ['    depends_on:\n      - orthanc', 'Starts Orthanc first.'],
    ['    volumes:', 'Files of this folder, for the container.'],
    mount('app-config.js', `${files.image}${base}app-config.js`, 'The config of the viewer.'),
    mount(
      'viewer.conf.template',
      '/usr/src/default.conf.template',
      'The start script makes the configuration of nginx from this file.',
    ),
    ...(hasCertificate ? certificateMounts(certificates.image) : []),
    ...(isBehindLogin ? listLoginRows(setup) : []),
    ...(startsOrthanc ? listOrthancRows() : []),
    startsOrthanc && ['volumes:\n  orthanc-db:', 'Docker keeps the volume until you delete it.'],
  ]);
}

function buildOrthancSettings(): Part[] {
  return toParts([
    ['{\n  "Name": "Orthanc",', 'The name that Orthanc shows.'],
    [
      '  "StorageDirectory": "/var/lib/orthanc/db",\n  "IndexDirectory": "/var/lib/orthanc/db",',
      'The volume of the Compose file.',
    ],
    [
      '  "Plugins": ["/usr/share/orthanc/plugins", "/usr/local/share/orthanc/plugins"],',
      'Loads the plugins, DICOMweb among them.',
    ],
    [
      '  "HttpPort": 8042,\n  "DicomPort": 4242,\n  "DicomAet": "ORTHANC",',
      'The ports, and the AE title to which modalities send.',
    ],
    [
      '  "RemoteAccessAllowed": true,\n  "AuthenticationEnabled": false,',
      'nginx may connect without a password. Nobody else can, because the port is not published.',
    ],
    ['  "DicomWeb": {\n    "Enable": true,\n    "Root": "/dicom-web/"\n  }\n}', 'Turns DICOMweb on.'],
  ]);
}

/** Builds the files for Docker Compose, except those for the viewer and for nginx. */
export function buildComposeFiles(setup: Setup): SetupFile[] {
  const compose = { name: 'docker-compose.yml', about: 'Starts all containers.', parts: buildCompose(setup) };
  if (!setup.startsOrthanc) return [compose];
  return [
    compose,
    { name: 'orthanc.json', about: 'The settings of Orthanc.', parts: buildOrthancSettings() },
  ];
}
