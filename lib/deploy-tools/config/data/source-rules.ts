import { error, note, warning } from '../../rule-info';

const config = 'configuration/configurationFiles';
const sources = 'configuration/dataSources/introduction';
const web = 'configuration/dataSources/dicom-web';
const login = 'deployment/authorization';
const subPath = 'deployment/custom-url-access';
const objectOrFunction = 'configuration/config-recipes#object-or-function';
const passwords = 'deployment/access-tokens#archive-password';
const oidc = `${login}#oidc-settings`;
const declare = `${sources}#declare-sources`;
const start = `${web}#shortest-working-source`;

export const sourceRules = {
  'missing-namespace': error(
    'This source has no namespace, so the viewer skips it.',
    declare,
    "Add namespace: '{prefix}dicomweb'.",
  ),
  'unknown-namespace': error(
    'No extension of the viewer provides {text}, so the viewer skips this source.',
    declare,
    "Write '{suggestion}'.",
  ),
  'old-namespace': error(
    'Namespaces that begin with org.ohif are those of the first releases of version 3.',
    declare,
  ),
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
  'duplicate-source-name': error(
    'Two sources have the sourceName {text}. The viewer uses only one of them.',
    declare,
    'Give each source its own sourceName.',
  ),
  'duplicate-cache-name': warning(
    'Two DICOMweb sources have the name {cacheName}. A study that both have can show the data of the other.',
    `${sources}#wrong-archive`,
    'Give each configuration its own name.',
  ),
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
    'configuration/dataSources/dicom-web-requests#undefined-request',
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
  'merge-unknown-source': error(
    'No data source has the sourceName {name}.',
    declare,
    'Write the sourceName of another entry of dataSources.',
  ),
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
  'unknown-single-part': warning(
    'singlepart does not know {unknown}.',
    `${web}#singlepart`,
    'Write bulkdata, video or pdf, separated by commas.',
  ),
  'accept-header-wins': warning(
    '{key} has no effect, because acceptHeader is sent unchanged.',
    `${config}#more-on-accept-header-configuration`,
    'Remove {key} or acceptHeader.',
  ),
  'unknown-transfer-syntax': warning(
    'The viewer does not know the transfer syntax {syntax} and requests “*”.',
    `${config}#more-on-accept-header-configuration`,
    'Use one of the UIDs in the table, or acceptHeader.',
  ),
  'google-picker': warning(
    'In 3.10.1, the Google dialog does not open, because its customization has no factory.',
    'configuration/dataSources/configuration-ui',
    'Wrap the customization as the page shows, or set the full roots.',
  ),
};

export const addressRules = {
  'address-without-slash': error(
    '{key} has no leading slash, so it depends on the page that is open.',
    start,
    'Begin it with a slash, or with https:// and the host.',
  ),
  'address-without-scheme': error(
    '{key} has no https:// or http://, so the browser takes it for a path of the viewer’s own host.',
    start,
    "Write 'https://{text}' or 'http://{text}'.",
  ),
  'address-damaged': error(
    '{key} {wrong}.',
    start,
    'Write the whole address, such as https://pacs.example.org/dicom-web.',
  ),
  'address-ends-with-slash': warning(
    '{key} ends with a slash, so addresses contain two: …//studies.',
    start,
    "Write '{corrected}'.",
  ),
  'address-includes-studies': error(
    '{key} contains what the viewer adds itself, so it requests …/studies/studies.',
    start,
    "Write '{corrected}'.",
  ),
  'address-with-query': error(
    '{key} contains ? or #, and the viewer adds a path after it.',
    start,
    'Write only the part before ? or #.',
  ),
  'address-with-password': warning(
    '{key} contains a user name or password, which everyone who opens the viewer can read.',
    passwords,
    'Remove it, and let the web server add the Authorization header.',
  ),
  'address-of-container': note(
    '{hostname} looks like a name inside Docker. The requests come from the user’s browser.',
    `${web}#connection-error`,
    'Write an address that the user’s computer can reach, or a path.',
  ),
  'dicom-port': warning(
    'Port {port} is the usual port of DICOM, but the viewer needs HTTP.',
    start,
    'Write the HTTP port, such as 8042 for Orthanc or 8080 for dcm4chee.',
  ),
  'orthanc-address': warning(
    '{key} is the start page of Orthanc, not its DICOMweb.',
    start,
    "Write '{origin}/dicom-web'.",
  ),
  'dcm4chee-address': warning(
    '{key} is not the DICOMweb root of dcm4chee.',
    `${web}#running-dcm4chee`,
    "Write '{origin}/dcm4chee-arc/aets/DCM4CHEE/rs' with your AE title.",
  ),
  'google-address': error(
    '{key} is the address of the DICOM store. Its DICOMweb is one level below.',
    'deployment/google-cloud-healthcare',
    'Add /dicomWeb at the end.',
  ),
  'basename-without-slash': error(
    'routerBasename has no leading slash, so no page matches and the viewer stays blank.',
    `${subPath}#the-two-values`,
    "Write '/{corrected}'.",
  ),
  'basename-is-address': error(
    'routerBasename is an address, but must be a path.',
    `${subPath}#the-two-values`,
    "Write '{corrected}'.",
  ),
  'basename-null': error(
    'In 3.9, null leaves the page blank: Cannot read properties of null (reading ‘replace’).',
    objectOrFunction,
    "Write routerBasename: '/', or the path of the viewer.",
  ),
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
  'oidc-incomplete': error(
    'The login has no {without}, without which it does not start.',
    `${login}#error-missing-settings`,
    'Add {keys}.',
  ),
  'oidc-response-type': warning(
    'Without response_type, the viewer uses the implicit flow and asks for no access token.',
    oidc,
    "Add response_type: 'code'.",
  ),
  'oidc-old-key': note('Nothing reads {key}.', oidc),
  'oidc-authority': error('an authority that is no issuer', oidc),
  'oidc-scope': warning(
    'Without openid in scope, this is no login with OpenID Connect.',
    oidc,
    "Write '{corrected}'.",
  ),
  'oidc-redirect-start-page': error(
    'redirect_uri is the start page, which cannot read the answer of the login server.',
    oidc,
    "Use a page of its own, such as '/callback'.",
  ),
  'oidc-redirect-relative': error(
    '{key} has no leading slash, so it becomes part of the host name.',
    oidc,
    "Write '/{text}'.",
  ),
  'oidc-logout-address': warning(
    'Without post_logout_redirect_uri, the logout runs on the study list and breaks its filters.',
    oidc,
    "Add post_logout_redirect_uri: '/logout-redirect.html'.",
  ),
  'oidc-two-origins': error('addresses of the viewer with different origins', oidc),
  'oidc-outside-basename': error(
    'The path of redirect_uri is outside routerBasename {quoted}, so users see a blank page.',
    `${subPath}#sign-in-under-a-sub-path`,
    "Write '/callback', which becomes {basename}/callback.",
  ),
  'oidc-repeats-basename': warning(
    'The viewer puts {basename} in front, so the address becomes {basename}{text}.',
    oidc,
    "Write '{corrected}'.",
  ),
  'oidc-basename-slash': error(
    'With a login, a slash at the end leaves a blank page after the login.',
    `${login}#blank-page-after-login`,
    "Write '{corrected}'.",
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
  'password-in-config': warning('a password or secret in a public file', passwords),
};
