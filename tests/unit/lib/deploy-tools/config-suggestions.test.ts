import { describe, expect, it } from 'vitest';
import { checkConfig } from '@/lib/deploy-tools/config/check-config';

const version = { line: '3.10', path: '/' } as const;
const list = (text: string) => checkConfig(`window.config = { ${text} };`, version).findings;
const getFix = (text: string, wanted: string) => list(text).find(({ rule }) => rule === wanted)?.fix;
const source = (configuration: string) =>
  `dataSources: [{ namespace: '@ohif/extension-default.dataSourcesModule.dicomweb', configuration: { ${configuration} } }]`;

describe('the suggestions of the config checker', () => {
  it.each([
    ['showStudylist: true', 'unknown-key', 'showStudyList'],
    ['defaultDataSource: 1', 'unknown-key', 'defaultDataSourceName'],
    ['maxNumRequest: {}', 'unknown-key', 'maxNumRequests'],
    ["modes: ['@ohif/mode-longitudnal']", 'unknown-mode', '@ohif/mode-longitudinal'],
    ["modes: ['@ohif/mode-basic']", 'unknown-mode', '@ohif/mode-longitudinal'],
    [source("qidoRoots: ''"), 'unknown-source-key', 'qidoRoot'],
    [source('enableStudyLazyLoading: true'), 'unknown-source-key', 'enableStudyLazyLoad'],
    ["oidc: [{ redirect_url: '/callback' }]", 'unknown-nested-key', 'redirect_uri'],
  ])('name the setting that %s probably means', (text, rule, name) => {
    expect(getFix(text, rule)).toBe(`Did you mean ${name}?`);
  });

  it('tell to remove a login setting that the login library does not have', () => {
    expect(getFix('oidc: [{ showDebugInformation: true }]', 'unknown-nested-key')).toBe('Remove it.');
  });

  it('name no known setting that shares only its beginning with an unknown one', () => {
    expect(getFix('customizationUrlPrefixes: {}', 'unknown-key')).toMatch(/^Remove it/);
  });

  it.each([
    "modes: ['@example/mode-reading']",
    "dataSources: [{ namespace: '@ohif/extension-example.dataSourcesModule.stl', sourceName: 'a' }]",
    "customizationService: { 'panelSegmentation.hideByDefault': true }",
    "oidc: [{ popup_redirect_uri: '/popup', revokeTokensOnSignout: true, monitorSession: true }]",
    source("qidoRoot: '__ARCHIVE__', wadoRoot: '${ARCHIVE}/rs', wadoUriRoot: 'URL_SCHEME://URL_HOST/wado'"),
    source("qidoRoot: 'app://archive', wadoRoot: 'app://archive'"),
  ])('are not made for %s, which can be right in a custom build or script', (text) => {
    expect(list(text).filter(({ rule }) => /^unknown-|^address-/.test(rule))).toEqual([]);
  });

  it('give an https and an http address for one with a misspelled scheme', () => {
    const fix = getFix(source("qidoRoot: 'htps://pacs.example/rs'"), 'address-without-scheme');
    expect(fix).toBe("Write 'https://pacs.example/rs' or 'http://pacs.example/rs'.");
  });
});

describe('the addresses in the config checker', () => {
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
  ])('are not corrected if they are damaged, such as "%s"', (address, wrong) => {
    const found = list(source(`qidoRoot: ${JSON.stringify(address)}`));
    expect(found.filter(({ rule }) => rule.startsWith('address-'))).toMatchObject([
      { rule: 'address-damaged', message: expect.stringContaining(wrong) },
    ]);
  });
});

describe('the login settings in the config checker', () => {
  const provider = "authority: 'https://login.example.org', client_id: 'a', response_type: 'code'";
  const login = (path: string, logout: string) =>
    list(`routerBasename: '${path}', oidc: [{ ${provider}, ${logout} }]`)
      .map(({ rule }) => rule)
      .filter((rule) => rule.startsWith('oidc'));

  it.each(['', "post_logout_redirect_uri: '/'", "post_logout_redirect_uri: 'https://viewer.example.org/'"])(
    'get a warning if a viewer at /, not at /ohif, would run the logout on its start page: "%s"',
    (logout) => {
      expect(login('/', logout)).toEqual(['oidc-logout-address']);
      expect(login('/ohif', logout)).toEqual([]);
    },
  );

  it('get a warning for an address that repeats the path of the viewer', () => {
    const found = login('/ohif', "silent_redirect_uri: '/ohif/silent-refresh.html'");
    expect(found).toEqual(['oidc-repeats-basename']);
  });

  it.each(['/.well-known/openid-configuration', '/protocol/openid-connect/auth'])(
    'name the issuer if authority ends with %s',
    (end) => {
      const fix = getFix(
        `oidc: [{ authority: 'https://login.example.org/realms/a${end}' }]`,
        'oidc-authority',
      );
      expect(fix).toBe("Write 'https://login.example.org/realms/a'.");
    },
  );

  it('get a warning for a scope without openid', () => {
    expect(getFix("oidc: [{ scope: 'profile' }]", 'oidc-scope')).toBe("Write 'openid profile'.");
    expect(getFix("oidc: [{ scope: 'profile openid' }]", 'oidc-scope')).toBeUndefined();
  });
});

describe('constants of other languages in the config checker', () => {
  it.each(['True', 'FALSE', 'yes', 'off', 'None'])(
    'are reported unless the file defines them: %s',
    (name) => {
      expect(getFix(`showStudyList: ${name}`, 'undefined-name')).toBe('Write true, false or null.');
      const { findings } = checkConfig(
        `const ${name} = 1; window.config = { maxCacheSize: ${name} };`,
        version,
      );
      expect(findings.map(({ rule }) => rule)).not.toContain('undefined-name');
    },
  );
});
