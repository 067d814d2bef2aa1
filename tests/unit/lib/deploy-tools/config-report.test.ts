import { describe, expect, it } from 'vitest';
import { checkConfig } from '@/lib/deploy-tools/config/check-config';
import { maskSecrets } from '@/lib/deploy-tools/mask-secrets';
import { buildReport } from '@/lib/deploy-tools/report';

const version = { line: '3.10', path: '/' } as const;
const minimal = `routerBasename: '/', extensions: [], modes: [], showStudyList: true, defaultDataSourceName: 'pacs',
  dataSources: [{ namespace: '@ohif/extension-default.dataSourcesModule.dicomweb', sourceName: 'pacs',
    configuration: { name: 'pacs', qidoRoot: '/dicom-web', wadoRoot: '/dicom-web', imageRendering: 'wadors' } }]`;

const check = (text: string) => checkConfig(text, version);
const rulesOf = (text: string) => check(text).findings.map(({ rule }) => rule);

describe('the config checker', () => {
  it.each([
    ['window.config = { … }', `window.config = { ${minimal} };`],
    ['a function', `window.config = ({ servicesManager }) => ({ ${minimal} });`],
    [
      'an async function',
      `window.config = async function () { const a = await f(); return { ${minimal}, ...a }; };`,
    ],
    ['a named function', `function makeConfig() { return { ${minimal} }; }\nwindow.config = makeConfig;`],
    ['a variable', `const settings = { ${minimal} };\nwindow.config = settings;`],
    ['Object.assign', `window.config = {};\nObject.assign(window.config, { ${minimal} });`],
    ['later assignments', `window.config = { ${minimal} };\nwindow.config.showPatientInfo = 'visible';`],
    ['var config', `var config = { ${minimal} };`],
    ['globalThis', `globalThis.config = { ${minimal} };`],
    ['a function that runs at once', `(function () { window.config = { ${minimal} }; })();`],
    ['a default for an earlier value', `window.config = window.config || { ${minimal} };`],
    [
      'a computed address',
      `const host = location.hostname;\nwindow.config = { ${minimal.replace("qidoRoot: '/dicom-web'", 'qidoRoot: `https://${host}/dicom-web`')} };`,
    ],
    [
      'sources that are added later',
      `window.config = { ${minimal.replace("defaultDataSourceName: 'pacs'", "defaultDataSourceName: 'other'")} };\nwindow.config.dataSources.push(makeSource());`,
    ],
    [
      'sources from a condition',
      `window.config = { ${minimal.replace(/dataSources: \[[^]*/, 'dataSources: isTest ? testSources : [],')} };`,
    ],
  ])('reports nothing for a correct config written with %s', (_, text) => {
    expect(check(text).findings).toEqual([]);
  });

  it.each([
    ['a later assignment', `window.config = { ${minimal} };\nwindow.config.showPatientInfo = 'open';`],
    ['a variable', `const info = 'open';\nwindow.config = { ${minimal}, showPatientInfo: info };`],
    [
      'a function',
      `window.config = () => { const a = { ${minimal} }; a.showPatientInfo = 'open'; return a; };`,
    ],
    ['a template string', `window.config = { ${minimal}, showPatientInfo: \`open\` };`],
    ['a spread', `const base = { showPatientInfo: 'open' };\nwindow.config = { ${minimal}, ...base };`],
    ['a calculation', `window.config = { ${minimal}, maxCacheSize: 3 * 1024 };`, 'cache-size-unit'],
    ['null in a function', `window.config = () => ({ ${minimal.replace("'/'", 'null')} });`, 'basename-null'],
  ])('finds a wrong value that a config sets by %s', (_, text, rule = 'wrong-value') => {
    expect(rulesOf(text)).toEqual([rule]);
  });

  it.each([
    ['^https:\\/\\/config\\.example\\.org\\/', true],
    ['^https:\\/\\/config\\.example\\.org\\/[a-z]+\\.json$', true],
    ['^\\/configs\\/', true],
    ['^https:\\/\\/config\\.example\\.org', false],
    ['.*', false],
    ['config\\.example\\.org\\/', false],
  ])('tests the pattern /%s/ for the address of a dynamic config, and accepts it: %s', (regex, isSafe) => {
    const text = `window.config = { ${minimal}, dangerouslyUseDynamicConfig: { enabled: true, regex: /${regex}/ } };`;
    expect(rulesOf(text)).toEqual(isSafe ? [] : ['loose-config-address']);
  });

  it('says which computed or unreadable parts of a config it cannot check', () => {
    const { limits } = check(`window.config = { ${minimal}, oidc: window.login, ...window.more };`);
    expect(limits).toEqual([
      'window.config can have more keys, which are computed.',
      'oidc is computed when the viewer starts.',
    ]);
    expect(check('window.config = { a: ').limits).toEqual([
      'The rest of the file is checked when the browser can read it.',
    ]);
  });

  it('reports no missing keys for an excerpt of a config', () => {
    expect(rulesOf('window.config = {\n  // … your other keys\n  showStudyList: true,\n};')).toEqual([]);
  });

  it('links its findings to the documentation of the version that is checked', () => {
    const text = 'window.config = { tours: [], measurementTrackingMode: "none" };';
    const { findings } = checkConfig(text, { line: '3.9', path: '/3.9' });
    expect(findings.map(({ rule }) => rule)).toContain('other-version-key');
    expect(findings.every(({ docs }) => docs.href.startsWith('/3.9/configuration/'))).toBe(true);
  });

  it('explains each config key that is set, in the order of the documentation', () => {
    const { keys } = check(`window.config = { ${minimal}, maxNumRequests: { prefetch: 20 } };`);
    expect(keys.map(({ path }) => path).join(', ')).toBe(
      'routerBasename, showStudyList, extensions, modes, defaultDataSourceName, dataSources, ' +
        'pacs: name, pacs: qidoRoot, pacs: wadoRoot, pacs: imageRendering, maxNumRequests, maxNumRequests.prefetch',
    );
    expect(keys.at(-1)).toMatchObject({ value: '20', missing: '5', line: 3 });
  });
});

describe('the report to copy from the config checker', () => {
  const secrets = [
    "client_secret: 'abc123xyz'",
    '"password": "hunter22"',
    "Authorization: 'Bearer abcdef123456'",
    'https://viewer:hunter22@pacs.example.org/dicom-web',
    'https://pacs.example.org/dicom-web?token=abcdef123456&limit=1',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abcdef123456',
    'Cookie: session=abcdef123456',
    "requestOptions: { auth: 'admin:hunter22' }",
  ];

  it.each(secrets)('does not contain the secret in %s', (text) => {
    expect(maskSecrets(text)).toContain('•••');
    expect(maskSecrets(text)).not.toMatch(/abc123xyz|hunter22|abcdef123456/);
  });

  it('keeps addresses and settings that contain no secret', () => {
    const text = "wadoRoot: 'https://pacs.example.org/dicom-web', client_id: 'viewer', scope: 'openid'";
    expect(maskSecrets(text)).toBe(text);
  });

  it('lists the findings with their lines and links, without secrets', () => {
    const text = `window.config = { ${minimal},\n  oidc: [{ authority: 'login', client_id: 'viewer', client_secret: 'abc123xyz', response_type: 'code', post_logout_redirect_uri: '/out' }],\n};`;
    const { findings, limits } = check(text);
    const siteUrl = 'https://docs.example.org';
    const report = buildReport({ title: 'Check', text, findings, limits, siteUrl });
    expect(report).toContain('### Check\n\n1 error, 1 warning.\n');
    const place = 'line 4, column 23 (`oidc-authority`)';
    expect(report).toContain(`- **error**, ${place}: authority must be a full address.`);
    expect(report).toContain(`[Authorization](${siteUrl}/deployment/authorization#oidc-settings)`);
    expect(report).toContain("client_secret: '•••'");
    expect(report).not.toContain('abc123xyz');
  });
});
