import { expect, it } from 'vitest';
import { checkConfig } from '@/lib/deploy-tools/config/check-config';

const listRules = (text: string) =>
  checkConfig(text, { line: '3.10', path: '/' }).findings.map(({ rule }) => rule);
const list = (keys: string) =>
  checkConfig(`window.config = { ${keys} };`, { line: '3.10', path: '/' }).findings;
const source = (configuration: string) =>
  `dataSources: [{ namespace: '@ohif/extension-default.dataSourcesModule.dicomweb', configuration: { ${configuration} } }]`;

it.each<[keys: string, rule: string, fix: unknown]>([
  ['showStudylist: true', 'unknown-key', 'Did you mean showStudyList?'],
  ['defaultDataSource: 1', 'unknown-key', 'Did you mean defaultDataSourceName?'],
  ['maxNumRequest: {}', 'unknown-key', 'Did you mean maxNumRequests?'],
  // It shares only its beginning with a known key.
  ['customizationUrlPrefixes: {}', 'unknown-key', expect.stringMatching(/^Remove it/)],
  ["modes: ['@ohif/mode-longitudnal']", 'unknown-mode', 'Did you mean @ohif/mode-longitudinal?'],
  ["modes: ['@ohif/mode-basic']", 'unknown-mode', 'Did you mean @ohif/mode-longitudinal?'],
  [source("qidoRoots: ''"), 'unknown-source-key', 'Did you mean qidoRoot?'],
  [source('enableStudyLazyLoading: true'), 'unknown-source-key', 'Did you mean enableStudyLazyLoad?'],
  ["oidc: [{ redirect_url: '/callback' }]", 'unknown-nested-key', 'Did you mean redirect_uri?'],
  // The login library does not have it.
  ['oidc: [{ showDebugInformation: true }]', 'unknown-nested-key', 'Remove it.'],
  [
    source("qidoRoot: 'htps://pacs.example/rs'"),
    'address-without-scheme',
    "Write 'https://pacs.example/rs' or 'http://pacs.example/rs'.",
  ],
  ...['/.well-known/openid-configuration', '/protocol/openid-connect/auth'].map(
    (end): [string, string, string] => [
      `oidc: [{ authority: 'https://login.example.org/realms/a${end}' }]`,
      'oidc-authority',
      "Write 'https://login.example.org/realms/a'.",
    ],
  ),
  ["oidc: [{ scope: 'profile' }]", 'oidc-scope', "Write 'openid profile'."],
  ["oidc: [{ scope: 'profile openid' }]", 'oidc-scope', undefined],
  ...['True', 'FALSE', 'yes', 'off', 'None'].map((name): [string, string, string] => [
    `showStudyList: ${name}`,
    'undefined-name',
    'Write true, false or null.',
  ]),
])('the config checker suggests what to write for %s (%s): %s', (keys, wanted, fix) => {
  expect(list(keys).find(({ rule }) => rule === wanted)?.fix).toEqual(fix);
});

it.each(['True', 'FALSE', 'yes', 'off', 'None'])(
  'the config checker accepts %s if the file defines it',
  (name) => {
    const rules = listRules(`const ${name} = 1; window.config = { maxCacheSize: ${name} };`);
    expect(rules).not.toContain('undefined-name');
  },
);

it.each([
  "modes: ['@example/mode-reading']",
  "dataSources: [{ namespace: '@ohif/extension-example.dataSourcesModule.stl', sourceName: 'a' }]",
  "customizationService: { 'panelSegmentation.hideByDefault': true }",
  "oidc: [{ popup_redirect_uri: '/popup', revokeTokensOnSignout: true, monitorSession: true }]",
  source("qidoRoot: '__ARCHIVE__', wadoRoot: '${ARCHIVE}/rs', wadoUriRoot: 'URL_SCHEME://URL_HOST/wado'"),
  source("qidoRoot: 'app://archive', wadoRoot: 'app://archive'"),
])('the config checker accepts %s, which can be right in a custom build or script', (keys) => {
  expect(list(keys).filter(({ rule }) => /^unknown-|^address-/.test(rule))).toEqual([]);
});

it.each([
  ['http:/pacs/dicom-web', 'damaged'],
  ['https//pacs/dicom-web', 'damaged'],
  ['http://http//pacs', 'second'],
  ['http://pacs .example.org/dicom-web', 'space'],
  ['/dicom-web ', 'space'],
  [' /dicom-web', 'space'],
  ['"/dicom-web"', 'quotation marks'],
  ['\\\\pacs\\dicom-web', 'backslashes'],
  ['file:///dicom-web', 'scheme'],
])('the config checker does not correct the damaged address "%s", but says why: %s', (address, wrong) => {
  const found = list(source(`qidoRoot: ${JSON.stringify(address)}`));
  expect(found.filter(({ rule }) => rule.startsWith('address-'))).toMatchObject([
    { rule: 'address-damaged', message: expect.stringContaining(wrong) },
  ]);
});

it.each([
  ['/', '', ['oidc-logout-address']],
  ['/', "post_logout_redirect_uri: '/'", ['oidc-logout-address']],
  ['/', "post_logout_redirect_uri: 'https://viewer.example.org/'", ['oidc-logout-address']],
  ['/ohif', '', []],
  ['/ohif', "post_logout_redirect_uri: '/'", []],
  ['/ohif', "post_logout_redirect_uri: 'https://viewer.example.org/'", []],
  ['/ohif', "silent_redirect_uri: '/ohif/silent-refresh.html'", ['oidc-repeats-basename']],
])('the config checker warns about logins of a viewer at %s with { %s }: %j', (path, keys, expected) => {
  const provider = "authority: 'https://login.example.org', client_id: 'a', response_type: 'code'";
  const text = `window.config = { routerBasename: '${path}', oidc: [{ ${provider}, ${keys} }] };`;
  expect(listRules(text).filter((rule) => rule.startsWith('oidc'))).toEqual(expected);
});
