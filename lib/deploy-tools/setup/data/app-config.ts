import { toParts, type Part, type Rows } from '../parts';
import type { Setup } from '../setup';
import { archives } from './archives';

const googleScopes = [
  'openid email profile',
  'https://www.googleapis.com/auth/cloudplatformprojects.readonly',
  'https://www.googleapis.com/auth/cloud-healthcare',
];

function listLoginRows({ archive, authority, client }: Setup): Rows {
  const [issuer, flow, scope] =
    archive === 'google'
      ? ['https://accounts.google.com', 'id_token token', googleScopes.join(' ')]
      : archive === 'azure'
        ? [authority, 'code', 'openid https://dicom.healthcareapis.azure.com/Dicom.ReadWrite']
        : [authority, 'code', 'openid'];
  return [
    ['  oidc: [\n    {', 'The viewer sends users to a login page, and adds the token to its requests.'],
    [
      `      authority: '${issuer}',`,
      'Address of the issuer. The viewer reads /.well-known/openid-configuration below it.',
    ],
    [
      `      client_id: '${client}',`,
      'The public client of the viewer on the login server. This ID is not a secret.',
    ],
    [
      "      redirect_uri: '/callback',",
      'The login server sends users back to this page. Register its full address on the login server.',
    ],
    [
      `      response_type: '${flow}',`,
      archive === 'google' ? 'Google’s login without a client secret.' : 'Authorization code flow with PKCE.',
    ],
    [`      scope: '${scope}',`, 'What the token may be used for.'],
    ["      post_logout_redirect_uri: '/logout-redirect.html',", 'The page after the logout.'],
    archive === 'azure' && [
      '      automaticSilentRenew: false,\n      revokeAccessTokenOnSignout: false,',
      'Microsoft’s login server has no address to revoke tokens. Users reload the page for a new token.',
    ],
    ['    },\n  ],'],
  ];
}

/** Returns how links to large data must change, if the archive writes them with an address that browsers cannot use. */
function findWrongLinks({
  route,
  scheme,
  upstream,
  corsArchive,
  origin,
}: Setup): [from: string, to: string] | null {
  if (route === 'proxy' && upstream.isSecure) return [`${upstream.origin}/`, '/'];
  if (route === 'proxy') return scheme === 'https' ? [`${origin.replace('https:', 'http:')}/`, '/'] : null;
  const hasServer = upstream.origin !== '' && corsArchive.isSecure;
  return hasServer ? [`${corsArchive.origin.replace('https:', 'http:')}/`, `${corsArchive.origin}/`] : null;
}

function getBulkDataRow(setup: Setup): Rows[number] {
  const wrong = findWrongLinks(setup);
  const about = 'Follows the archive’s links to PDFs, videos and other large data.';
  if (!wrong) return ['        bulkDataURI: { enabled: true },', about];
  const [from, to] = wrong;
  return [
    `        bulkDataURI: {\n          enabled: true,\n          startsWith: '${from}',\n          prefixWith: '${to}',\n        },`,
    `${about} Behind a proxy, some archives write links that begin with ${from}. The viewer replaces that beginning.`,
  ];
}

/** Builds `app-config.js`. */
export function buildAppConfig(setup: Setup): Part[] {
  const { archive, base, login, root, route } = setup;
  const { label, keys } = archives[archive];
  const basename = base === '/' ? '/' : base.slice(0, -1);
  return toParts([
    ['window.config = {', 'The viewer reads this object when the page loads.'],
    [
      `  routerBasename: '${basename}',`,
      base === '/'
        ? 'The viewer is at the root of the host.'
        : 'The path of the viewer, without a slash at the end.',
    ],
    [
      '  extensions: [],\n  modes: [],\n  showStudyList: true,',
      'The viewer stops without the first two keys, even if you add nothing of your own. The third one shows the list of studies.',
    ],
    ...(login === 'oidc' ? listLoginRows(setup) : []),
    login === 'proxy'
      ? [
          '  httpErrorHandler: error => {\n    if (error?.status === 401) window.location.reload();\n  },',
          'If the session has expired, the page reloads, and the login proxy asks users to sign in again.',
        ]
      : [
          "  httpErrorHandler: error => {\n    console.warn('HTTP status', error?.status);\n  },",
          'Called for failed requests.',
        ],
    ["  defaultDataSourceName: 'archive',", 'The sourceName of the archive that the viewer opens.'],
    [
      "  dataSources: [\n    {\n      namespace: '@ohif/extension-default.dataSourcesModule.dicomweb',\n      sourceName: 'archive',",
      'One archive, which the viewer reads with DICOMweb.',
    ],
    [
      `      configuration: {\n        friendlyName: '${label}',\n        name: 'archive',`,
      'The name that users see, and the name under which the viewer keeps metadata.',
    ],
    [
      `        qidoRoot: '${root}',\n        wadoRoot: '${root}',\n        wadoUriRoot: '${root}',`,
      route === 'proxy'
        ? 'Addresses for the search and for images. They are on the viewer’s own origin, so the browser needs no permission.'
        : 'Addresses for the search and for images, as the user’s browser opens them. The archive must allow the viewer’s origin.',
    ],
    [
      "        imageRendering: 'wadors',\n        enableStudyLazyLoad: true,",
      'Loads images with WADO-RS, and the metadata of one series at a time.',
    ],
    ...keys.map(([code, about]) => [code.replaceAll(/^/gm, '        '), about] as const),
    getBulkDataRow(setup),
    ['      },\n    },\n  ],\n};'],
  ]);
}
