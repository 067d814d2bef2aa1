import { expect, it } from 'vitest';
import { checkConfig } from '@/lib/deploy-tools/config/check-config';
import { maskSecrets } from '@/lib/deploy-tools/mask-secrets';
import { buildReport } from '@/lib/deploy-tools/report';

const minimal = `routerBasename: '/', extensions: [], modes: [], showStudyList: true, defaultDataSourceName: 'pacs',
  dataSources: [{ namespace: '@ohif/extension-default.dataSourcesModule.dicomweb', sourceName: 'pacs',
    configuration: { name: 'pacs', qidoRoot: '/dicom-web', wadoRoot: '/dicom-web', imageRendering: 'wadors' } }]`;
const withoutRoots = minimal.replace("qidoRoot: '/dicom-web', wadoRoot: '/dicom-web', ", '');
const withoutSources = minimal.replace(/dataSources: \[[^]*/, 'dataSources: []');
const computedRoot = minimal.replace("qidoRoot: '/dicom-web'", 'qidoRoot: `https://${location.host}/rs`');
const otherDefault = minimal.replace("defaultDataSourceName: 'pacs'", "defaultDataSourceName: 'other'");
const wrong = `${minimal}, showPatientInfo: 'open'`;
const source = minimal.slice(minimal.indexOf('{'), -1);

const check = (text: string) => checkConfig(text, { line: '3.10', path: '/' });
const rulesOf = (text: string) => check(text).findings.map(({ rule }) => rule);

it.each([
  'window.config = {…};',
  'window.config = ({ servicesManager }) => ({…});',
  'window.config = async function () { const a = await f(); return { ...{…}, ...a }; };',
  'function makeConfig() { return {…}; }\nwindow.config = makeConfig;',
  'const settings = {…};\nwindow.config = settings;',
  'globalThis.config = {…};',
  '(function () { window.config = {…}; })();',
  'window.config = window.config || {…};',
  'const c = window.config = {…};',
  'module.exports = window.config = {…};',
  'window.appConfig = window.config = {…};',
  'APP_CONFIG=window.config = {…};',
  'const w = window;\nw.config = {…};',
  'top.config = {…};',
  '(function (w) { w.config = {…}; })(window);',
  'var config = {…};',
  'var config = {…};\nwindow.config = config;',
  '(function () { var config = {…}; window.config = config; })();',
  'window.config = {…};\nwindow.config = { ...window.config };',
  'window.config = {…};\nwindow.config = window.config || {};',
  'window.config = {…};\nif (!window.config.oidc) console.log(window.config);',
])('the config checker checks the config that this sets: %s', (text) => {
  expect(rulesOf(text.replace('{…}', `{ ${minimal} }`))).toEqual([]);
  expect(rulesOf(text.replace('{…}', `{ ${wrong} }`))).toEqual(['wrong-value']);
});

it.each([
  'function setup() { window.config = {…}; }\nsetup();',
  'Object.assign(window, { config: {…} });',
  "Object.defineProperty(window, 'config', { value: {…} });",
  "location.hostname === 'x' && (window.config = {…});",
  'isTest ? (window.config = {…}) : (window.config = {…});',
  '(function () { this.config = {…}; }).call(window);',
  "fetch('/cfg.json').then((c) => { window.config = c; });",
  "window['con' + part] = {…};",
  'applySettings(window);',
  'class Start { static { window.config = {…}; } }',
  'document.write(\'<script src="/settings.js"></script>\');',
  'window.config = () => { if (isTest) return {…}; else return {…}; };',
])('the config checker says that it does not know the config, not that nothing sets it, for %s', (text) => {
  const { findings, limits } = check(text.replaceAll('{…}', `{ ${wrong} }`));
  expect(findings).toEqual([]);
  expect(limits.at(-1)).toMatch(/^window\.config /);
});

it.each([
  'window.config.dataSources[0].configuration.…',
  'const src = window.config.dataSources[0].configuration;\nsrc.…',
  'const c = config;\nc.dataSources[0].configuration.…',
])('the config checker checks a key that is set afterwards by %s', (change) => {
  const fill = (address: string) =>
    `window.config = { ${withoutRoots} };\n${change.replace('…', `qidoRoot = '${address}'`)}\nconfig.dataSources[0].configuration.wadoRoot = '/d';`;
  expect(rulesOf(fill('/d'))).toEqual([]);
  expect(rulesOf(fill('d'))).toEqual(['address-without-slash']);
});

it.each([
  ['wrong-value', `window.config = { ${minimal} };\nwindow.config.showPatientInfo = 'open';`],
  ['wrong-value', `const info = 'open';\nwindow.config = { ${minimal}, showPatientInfo: info };`],
  [
    'wrong-value',
    `window.config = () => { const a = { ${minimal} }; a.showPatientInfo = 'open'; return a; };`,
  ],
  ['wrong-value', `window.config = { ${minimal}, showPatientInfo: \`open\` };`],
  ['wrong-value', `const a = { showPatientInfo: 'open' };\nwindow.config = { ${minimal}, ...a };`],
  ['cache-size-unit', `window.config = { ${minimal}, maxCacheSize: 3 * 1024 };`],
  ['basename-null', `window.config = () => ({ ${minimal.replace("'/'", 'null')} });`],
])('the config checker reports %s for a value that a config sets by %s', (rule, text) => {
  expect(rulesOf(text)).toEqual([rule]);
});

it.each([
  [minimal, "config.showPatientInfo = 'visible';"],
  ['', `Object.assign(window.config, { ${minimal} });`],
  [computedRoot, ''],
  [otherDefault, 'config.dataSources.push(makeSource());'],
  [minimal.replace(/dataSources: \[[^]*/, 'dataSources: isTest ? testSources : []'), ''],
  [withoutRoots, 'for (const s of config.dataSources) { s.configuration.qidoRoot = root; }'],
  [withoutRoots, 'config.dataSources.forEach((s) => Object.assign(s.configuration, roots));'],
  [withoutRoots, 'const s = config.dataSources.find(isMain);\ns.configuration.qidoRoot = root;'],
  [withoutRoots, 'const { dataSources: [s] } = config;\ns.configuration.qidoRoot = root;'],
  [withoutRoots, 'function fill() { const [s] = config.dataSources; s.configuration = all; }\nfill();'],
  [withoutSources, `config.dataSources[0] = ${source};`],
  [withoutSources, `const c = config;\nc.dataSources = [${source}];`],
  [withoutSources, `const { dataSources } = config;\ndataSources.push(${source});`],
  [wrong, 'for (const key in changes) config[key] = changes[key];'],
  [wrong, "const c = isTest ? config : {};\nc.showPatientInfo = 'visible';"],
  [wrong, "if (isTest) config.showPatientInfo = 'visible';"],
  [wrong, "Object.assign(config, { showPatientInfo: 'visible' });"],
  [wrong, 'delete config.showPatientInfo;'],
  [wrong, 'change(window.config);'],
])('the config checker reports nothing about computed or changed keys of { %s }: %s', (keys, change) => {
  expect(rulesOf(`window.config = { ${keys} };\n${change}`)).toEqual([]);
});

it('the config checker says which part can be changed by code that it does not follow', () => {
  const { limits } = check(`window.config = { ${minimal} };\nconfig.dataSources.push(more);`);
  expect(limits).toEqual(['dataSources can be changed by code that is not followed.']);
});

it.each([
  ['^https:\\/\\/config\\.example\\.org\\/', true],
  ['^https:\\/\\/config\\.example\\.org\\/[a-z]+\\.json$', true],
  ['^\\/configs\\/', true],
  ['^https:\\/\\/config\\.example\\.org', false],
  ['.*', false],
  ['config\\.example\\.org\\/', false],
])(
  'the config checker takes the pattern /%s/ for addresses of dynamic configs for safe: %s',
  (regex, safe) => {
    const text = `window.config = { ${minimal}, dangerouslyUseDynamicConfig: { enabled: true, regex: /${regex}/ } };`;
    expect(rulesOf(text)).toEqual(safe ? [] : ['loose-config-address']);
  },
);

it('the config checker says which computed or unreadable parts of a config it cannot check', () => {
  const { limits } = check(`window.config = { ${minimal}, oidc: window.login, ...window.more };`);
  expect(limits).toEqual([
    'window.config can have more keys, which are computed.',
    'oidc is computed when the viewer starts.',
  ]);
  expect(check('window.config = { a: ').limits).toEqual([
    'The rest of the file is checked when the browser can read it.',
  ]);
});

it('the config checker reports no missing keys for an excerpt of a config', () => {
  expect(rulesOf('window.config = {\n  // … your other keys\n  showStudyList: true,\n};')).toEqual([]);
});

it('the config checker links its findings to the documentation of the version that is checked', () => {
  const text = 'window.config = { tours: [], measurementTrackingMode: "none" };';
  const { findings } = checkConfig(text, { line: '3.9', path: '/3.9' });
  expect(findings.map(({ rule }) => rule)).toContain('other-version-key');
  expect(findings.every(({ docs }) => docs.href.startsWith('/3.9/configuration/'))).toBe(true);
});

it('the config checker explains each config key that is set, in the order of the documentation', () => {
  const { keys } = check(`window.config = { ${minimal}, maxNumRequests: { prefetch: 20 } };`);
  expect(keys.map(({ path }) => path).join(', ')).toBe(
    'routerBasename, showStudyList, extensions, modes, defaultDataSourceName, dataSources, ' +
      'pacs: name, pacs: qidoRoot, pacs: wadoRoot, pacs: imageRendering, maxNumRequests, maxNumRequests.prefetch',
  );
  expect(keys.at(-1)).toMatchObject({ value: '20', missing: '5', line: 3 });
});

it.each([
  "client_secret: 'abc123xyz'",
  '"password": "hunter22"',
  "Authorization: 'Bearer abcdef123456'",
  'https://viewer:hunter22@pacs.example.org/dicom-web',
  'https://pacs.example.org/dicom-web?token=abcdef123456&limit=1',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abcdef123456',
  'Cookie: session=abcdef123456',
  "requestOptions: { auth: 'admin:hunter22' }",
])('the report to copy does not contain the secret in %s', (text) => {
  expect(maskSecrets(text)).toContain('•••');
  expect(maskSecrets(text)).not.toMatch(/abc123xyz|hunter22|abcdef123456/);
});

it('the report to copy keeps addresses and settings that contain no secret', () => {
  const text = "wadoRoot: 'https://pacs.example.org/dicom-web', client_id: 'viewer', scope: 'openid'";
  expect(maskSecrets(text)).toBe(text);
});

it('the report to copy lists the findings with their lines and links, without secrets', () => {
  const text = `window.config = { ${minimal},\n  oidc: [{ authority: 'login', client_id: 'viewer', client_secret: 'abc123xyz', response_type: 'code', post_logout_redirect_uri: '/out' }],\n};`;
  const siteUrl = 'https://docs.example.org';
  const report = buildReport({ ...check(text), title: 'Check', text, siteUrl });
  expect(report).toContain('### Check\n\n1 error, 1 warning.\n');
  const place = 'line 4, column 23 (`oidc-authority`)';
  expect(report).toContain(`- **error**, ${place}: authority must be a full address.`);
  expect(report).toContain(`[Authorization](${siteUrl}/deployment/authorization#oidc-settings)`);
  expect(report).toContain("client_secret: '•••'");
  expect(report).not.toContain('abc123xyz');
});

it.each([
  ['a Compose file', 'version: "3"\nservices:\n  nginx:\n    image: nginx'],
  ['a Compose file', '# viewer\n\nservices:\n  viewer:\n    environment:\n      APP_CONFIG: |'],
  ['YAML', 'apiVersion: v1\nkind: ConfigMap\ndata:\n  app-config.js: |\n    window.config = {};'],
  ['a configuration of nginx', 'server {\n  listen 80;\n}'],
  ['a configuration of Apache', '<VirtualHost *:80>\n  ServerName viewer\n</VirtualHost>'],
  ['a Dockerfile', '# the viewer\nFROM ohif/app:v3.10.1\nCOPY app-config.js /usr/share/nginx/html/'],
  ['a shell script', '#!/bin/sh\ncat > app-config.js <<EOF\nwindow.config = {};\nEOF'],
  ['a shell script', 'docker run -e APP_CONFIG="window.config = {};" ohif/app:v3.10.1'],
  ['a Compose file', '```yaml\nservices:\n  viewer:\n    image: ohif/app\n```'],
])('the config checker, given another file, names what it is: %s', (kind, text) => {
  const { findings, limits } = check(text);
  expect(findings).toMatchObject([{ rule: 'other-file', message: `This is ${kind}, not app-config.js.` }]);
  expect(limits).toEqual([]);
});

it('the config checker, given another file, checks the code in a Markdown code block', () => {
  const { findings } = check(
    "# Config\n\n```js\nwindow.config = { routerBasename: 'ohif' };\n```\nIt's done.",
  );
  expect(findings.find(({ rule }) => rule === 'basename-without-slash')).toMatchObject({
    line: 4,
    column: 35,
  });
});

it.each([
  ['\u200B', '200B'],
  ['\u00AD', '00AD'],
])('the config checker names the code point of an invisible character', (character, code) => {
  const [finding] = check(`window.config = {${character} modes: [] };`).findings;
  expect(finding?.message).toMatch(`Unexpected character U+${code}, which is invisible.`);
});

it.each([
  ['const config: AppTypes.Config = { modes: [] };', /TypeScript/],
  ['window.config = { modes: [] } as AppTypes.Config;', /TypeScript/],
  ['interface Config { modes: string[] }\nwindow.config = {};', /TypeScript/],
  ["window.config = { createLogoComponentFn: () => <img src='a.png' /> };", /JSX/],
  ['window.config = { modes: []; extensions: [] };', /a comma, not a semicolon/],
  ['window.config = { modes: [], showStudyList = true };', /a colon, not =/],
  ['window.config = { showStudyList: ${SHOW} };', /placeholder/],
  ['window.config = { showStudyList: {{ show }} };', /placeholder/],
  ['window.config = { showStudyList: <%= show %> };', /placeholder/],
  ['window.config = { showStudyList: @SHOW@ };', /placeholder/],
  ['window.config = { showStudyList: * };', /^Correct the code here/],
])('the config checker says what to write instead of %s', (text, fix) => {
  expect(check(text).findings).toMatchObject([{ rule: 'syntax-error', fix: expect.stringMatching(fix) }]);
});
