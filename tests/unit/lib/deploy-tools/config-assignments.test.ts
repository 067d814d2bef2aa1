import { describe, expect, it } from 'vitest';
import { checkConfig } from '@/lib/deploy-tools/config/check-config';

const minimal = `routerBasename: '/', extensions: [], modes: [], showStudyList: true, defaultDataSourceName: 'pacs',
  dataSources: [{ namespace: '@ohif/extension-default.dataSourcesModule.dicomweb', sourceName: 'pacs',
    configuration: { name: 'pacs', qidoRoot: '/dicom-web', wadoRoot: '/dicom-web', imageRendering: 'wadors' } }]`;
const withoutRoots = minimal.replace("qidoRoot: '/dicom-web', wadoRoot: '/dicom-web', ", '');
const withoutSources = minimal.replace(/dataSources: \[[^]*/, 'dataSources: []');
const wrong = `${minimal}, showPatientInfo: 'open'`;
const source = minimal.slice(minimal.indexOf('{'), -1);

const check = (text: string) => checkConfig(text, { line: '3.10', path: '/' });
const rulesOf = (text: string) => check(text).findings.map(({ rule }) => rule);

describe('the config checker, for code that sets window.config,', () => {
  it.each([
    'const c = window.config = {…};',
    'module.exports = window.config = {…};',
    'window.appConfig = window.config = {…};',
    'APP_CONFIG=window.config = {…};',
    'const w = window;\nw.config = {…};',
    'top.config = {…};',
    '(function (w) { w.config = {…}; })(window);',
    'var config = {…};\nwindow.config = config;',
    '(function () { var config = {…}; window.config = config; })();',
    'window.config = {…};\nwindow.config = { ...window.config };',
    'window.config = {…};\nwindow.config = window.config || {};',
    'window.config = {…};\nif (!window.config.oidc) console.log(window.config);',
  ])('checks the config that this sets: %s', (text) => {
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
  ])('says that it does not know the config, not that nothing sets it, for %s', (text) => {
    const { findings, limits } = check(text.replaceAll('{…}', `{ ${wrong} }`));
    expect(findings).toEqual([]);
    expect(limits.at(-1)).toMatch(/^window\.config /);
  });

  it.each([
    'window.config.dataSources[0].configuration.…',
    'const src = window.config.dataSources[0].configuration;\nsrc.…',
    'const c = config;\nc.dataSources[0].configuration.…',
  ])('checks a key that is set afterwards by %s', (change) => {
    const fill = (address: string) =>
      `window.config = { ${withoutRoots} };\n${change.replace('…', `qidoRoot = '${address}'`)}\nconfig.dataSources[0].configuration.wadoRoot = '/d';`;
    expect(rulesOf(fill('/d'))).toEqual([]);
    expect(rulesOf(fill('d'))).toEqual(['address-without-slash']);
  });

  it.each([
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
  ])('reports nothing about keys of { %s } that are changed by %s', (keys, change) => {
    expect(rulesOf(`window.config = { ${keys} };\n${change}`)).toEqual([]);
  });

  it('says which part can be changed by code that it does not follow', () => {
    const { limits } = check(`window.config = { ${minimal} };\nconfig.dataSources.push(more);`);
    expect(limits).toEqual(['dataSources can be changed by code that is not followed.']);
  });
});
