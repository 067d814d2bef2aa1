import { error, note, warning } from './rule-info';

const config = 'configuration/configurationFiles';
const sources = 'configuration/dataSources/introduction';
const web = 'configuration/dataSources/dicom-web';
const login = 'deployment/authorization';
const subPath = 'deployment/custom-url-access';
const objectOrFunction = `${config}#object-or-function`;
const oidc = `${login}#oidc-settings`;
const declare = `${sources}#declare-sources`;
const start = `${web}#shortest-working-source`;

export const sourceRules = {
  'missing-namespace': error('a data source without a namespace', declare),
  'unknown-namespace': error('a kind of data source that does not exist', declare),
  'old-namespace': error('a namespace of an earlier version', declare),
  'missing-source-name': error(
    'This source has no sourceName, so neither links nor defaultDataSourceName can name it.',
    declare,
    "Add sourceName: 'pacs' with a name of your choice.",
  ),
  'missing-configuration': error(
    'This source has no configuration, so the viewer cannot create it.',
    declare,
    'Add configuration: { … } with the settings.',
  ),
  'duplicate-source-name': error('two data sources with the same sourceName', declare),
  'duplicate-cache-name': warning('two DICOMweb sources with the same name', `${sources}#wrong-archive`),
  'missing-qido-root': error(
    'Without qidoRoot, the study list cannot search.',
    start,
    "Add qidoRoot: 'https://…' with the address before /studies.",
  ),
  'missing-wado-root': error(
    'Without wadoRoot, the viewer cannot load metadata and images.',
    `${web}#wadoroot`,
    "Add wadoRoot: 'https://…', in most cases the same as qidoRoot.",
  ),
  'missing-image-rendering': error(
    'Without imageRendering, images come from wadoUriRoot, which is missing too.',
    `${web}#undefined-request`,
    "Add imageRendering: 'wadors'.",
  ),
  'missing-wado-uri-root': error(
    'With this value, images come from wadoUriRoot, which is missing.',
    `${web}#imagerendering`,
    "Write imageRendering: 'wadors', or add wadoUriRoot.",
  ),
  'merge-without-sources': error(
    'A merged source needs seriesMerge, so the viewer stops with a blank page.',
    declare,
    'Add seriesMerge: { dataSourceNames: [ … ], defaultDataSourceName: … }.',
  ),
  'merge-unknown-source': error('a merged source that does not exist', declare),
  'bulk-data-off': warning(
    'An object without enabled turns bulk data off.',
    `${web}#bulkdatauri`,
    'Add enabled: true to bulkDataURI.',
  ),
  'bulk-data-needs-lazy-load': warning(
    'Bulk data works only if enableStudyLazyLoad is true.',
    `${web}#bulkdatauri`,
    'Add enableStudyLazyLoad: true.',
  ),
  'prefix-without-start': warning(
    'prefixWith has no effect without startsWith.',
    `${web}#bulkdatauri`,
    'Add startsWith with the start of the links to replace.',
  ),
  'unknown-single-part': warning('a kind of data that singlepart does not know', `${web}#singlepart`),
  'accept-header-wins': warning(
    'keys that acceptHeader overrides',
    `${config}#more-on-accept-header-configuration`,
  ),
  'unknown-transfer-syntax': warning(
    'a transfer syntax that is ignored',
    `${config}#more-on-accept-header-configuration`,
  ),
  'google-picker': warning(
    'In 3.10.1, the Google dialog does not open, because its customization has no factory.',
    'configuration/dataSources/configuration-ui',
    'Wrap the customization as the page shows, or set the full roots.',
  ),
};

export const addressRules = {
  'address-without-slash': error('a relative address without a slash', start),
  'address-without-scheme': error('a host without http:// or https://', start),
  'address-ends-with-slash': warning('a root that ends with a slash', start),
  'address-includes-studies': error('a root that contains /studies', start),
  'address-with-query': error('a root with ? or #', start),
  'address-with-password': warning('a user name and password in an address', `${login}#archive-password`),
  'address-of-container': note('a host name of Docker Compose', `${web}#connection-error`),
  'dicom-port': warning('the port of DICOM instead of HTTP', start),
  'orthanc-address': warning('an Orthanc address without /dicom-web', start),
  'dcm4chee-address': warning('a dcm4chee address without /rs', `${web}#running-dcm4chee`),
  'google-address': error('a Google address without /dicomWeb', 'deployment/google-cloud-healthcare'),
  'basename-without-slash': error('a routerBasename without a leading slash', `${subPath}#the-two-values`),
  'basename-is-address': error('an address instead of a path', `${subPath}#the-two-values`),
  'basename-null': error('a routerBasename that is null where it breaks', objectOrFunction),
};

export const loginRules = {
  'oidc-empty': error(
    'An empty list stops the viewer: Cannot read properties of undefined (reading ‘authority’).',
    `${login}#error-empty-oidc`,
    'Remove the key oidc, or add an entry.',
  ),
  'oidc-several': warning(
    'The viewer reads only the first entry of oidc.',
    oidc,
    'Remove the other entries.',
  ),
  'oidc-incomplete': error('no authority or client_id', `${login}#error-missing-settings`),
  'oidc-response-type': warning(
    'Without response_type, the viewer uses the implicit flow and asks for no access token.',
    oidc,
    "Add response_type: 'code'.",
  ),
  'oidc-old-key': note('a key that the viewer no longer reads', oidc),
  'oidc-authority': error('an authority that is no issuer', oidc),
  'oidc-redirect-start-page': error(
    'redirect_uri is the start page, which cannot read the answer of the login server.',
    oidc,
    "Use a page of its own, such as '/callback'.",
  ),
  'oidc-redirect-relative': error('a relative address without a slash', oidc),
  'oidc-logout-address': warning(
    'Without post_logout_redirect_uri, the logout runs on the study list and breaks its filters.',
    oidc,
    "Add post_logout_redirect_uri: '/logout-redirect.html'.",
  ),
  'oidc-two-origins': error('addresses of the viewer with different origins', oidc),
  'oidc-outside-basename': error(
    'a redirect_uri outside routerBasename',
    `${subPath}#sign-in-under-a-sub-path`,
  ),
  'oidc-repeats-basename': warning('a relative redirect_uri with the basename', oidc),
  'oidc-basename-slash': error(
    'a login under a path with a slash at the end',
    `${login}#blank-page-after-login`,
  ),
  'oidc-needs-basename': error(
    'Without routerBasename, the addresses for the login contain the word “undefined”.',
    `${subPath}#sign-in-under-a-sub-path`,
    "Add routerBasename: '/', or the path of the viewer.",
  ),
  'single-part-with-login': warning(
    'The browser requests PDFs and videos without the token of the login.',
    `${login}#pdf-401`,
    'Remove pdf and video, unless the archive needs no token for them.',
  ),
  'password-in-config': warning('a password or secret in a public file', `${login}#archive-password`),
};
