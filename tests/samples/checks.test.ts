import { describe, expect, it } from 'vitest';
import { checkSamples } from '@/tools/samples/check-samples';
import { compileTypes } from '@/tools/samples/compile-scripts';
import { reportSamples } from '@/tools/samples/report-samples';
import type { Sample } from '@/tools/samples/sample';

function makeSample(lang: string, code: string, rest: Partial<Sample> = {}): Sample {
  return { lang, code, file: 'content/latest/x.md', line: 10, indent: 0, version: '3.10', meta: {}, ...rest };
}

const js = (code: string, rest?: Partial<Sample>) => makeSample('js', code, rest);
const ts = (code: string, rest?: Partial<Sample>) => makeSample('ts', code, rest);

const part = (name: string, code: string, meta: Record<string, string> = {}) =>
  js(code, { meta: { part: name, ...meta } });

const given = { given: 'servicesManager' };
const config = "extensions: [], modes: [], defaultDataSourceName: 'a', dataSources: []";

const segmentation = { version: '3.9', meta: { given: 'segmentationService' } } as const;
const subscribe = (event: string, listener: string) =>
  ts(
    `const { measurementService: m, displaySetService: d } = servicesManager.services;\nm.subscribe(${event}, ${listener});`,
    { meta: given },
  );
const services = { given: 'servicesManager uiDialogService uiNotificationService toolbarService' };
const dialog = "uiDialogService.create({ id: 'a', content: () => null });";
const diff = (code: string) => makeSample('diff', code, { meta: { of: 'js' } });
const bash = (code: string) => makeSample('bash', code);
const commands = { given: 'commandsManager' };
const greet = "commandsManager.run('greet');";
const https = 'server {\n  listen 443 ssl;\n  ssl_certificate a.pem;\n  ssl_certificate_key b.pem;\n}';
const plugins = { title: 'platform/app/pluginConfig.json' };

/** Samples that are checked together, with the fault that each is to have: rules and messages, by line. */
const cases: Record<string, [sample: Sample, fault: string | RegExp][]> = {
  'compiles scripts against the types of the viewer': [
    [
      ts('servicesManager.services.panelService.openPanel("left");', { meta: given }),
      /^1 sample-types TS2339: Property 'openPanel' does not exist/,
    ],
    [
      ts(
        'const { panelService: p } = servicesManager.services;\np.subscribe(p.EVENTS.PANEL_OPENED, () => {});',
        { meta: given },
      ),
      /^2 sample-types .*PANEL_OPENED/,
    ],
    [
      js(
        'export default {\n  onModeEnter({ servicesManager }) {\n    servicesManager.services.cineService.play();\n  },\n};',
      ),
      /^3 sample-types .*'play' does not exist/,
    ],
    [
      ts('panelService.getPanels("left");', { meta: { given: 'panelServices' } }),
      "'panelServices' does not exist on type 'SampleNames'",
    ],
    [ts('panelService.getPanels("left");'), "Cannot find name 'panelService'"],
    [js("import { PanelServices } from '@ohif/core';"), 'no exported member'],
    [ts('segmentationService.setConfiguration({});', segmentation), "'setConfiguration' does not exist"],
  ],
  'knows the events of each service, and what they carry': [
    [subscribe('m.EVENTS.MEASUREMENT_ADDED', '({ measurement }) => measurement.uid'), ''],
    [
      ts(
        'const { displaySetService: d } = servicesManager.services;\n[d.EVENTS.DISPLAY_SETS_ADDED, d.EVENTS.DISPLAY_SETS_REMOVED].map(event => d.subscribe(event, () => {}));',
        { meta: given },
      ),
      '',
    ],
    [subscribe('d.EVENTS.DISPLAY_SETS_ADDED', '() => {}'), /^2 sample-types .*"displaySetService"/],
    [
      subscribe("'event::measurement_made'", '() => {}'),
      "'string' is not assignable to parameter of type 'EventOf",
    ],
    [
      subscribe('m.EVENTS.MEASUREMENT_REMOVED', '({ measurement }) => measurement.uid'),
      "Property 'uid' does not exist on type 'string'",
    ],
  ],
  'knows what methods take, and in which version': [
    [
      ts('servicesManager.services.cineService.setIsCineEnabled("yes");', { meta: services }),
      "'string' is not assignable to parameter of type 'boolean'",
    ],
    [
      js("uiNotificationService.show({ title: 'a', text: 'b' });", { meta: services }),
      "'text' does not exist",
    ],
    [
      js("uiNotificationService.show({ title: 'a', message: 'b', type: 'warn' });", { meta: services }),
      '\'"warn"\' is not assignable',
    ],
    [js(dialog, { meta: services }), "'create' does not exist"],
    [js(dialog, { meta: services, version: '3.9' }), ''],
    [
      js("toolbarService.addButtons([{ id: 'a', props: { icons: 'b' } }]);", { meta: services }),
      "'icons' does not exist",
    ],
  ],
  'knows what fragments of hanging protocols hold': [
    [part('MatchingRules', "{ attribute: 'Modality', constraint: { equals: 'CT' } },"), ''],
    [
      part('MatchingRules', "{ attribute: 'Modality', constraint: { equal: 'CT' } },"),
      "'equal' does not exist",
    ],
    [part('ProtocolStage', 'viewPorts: [],'), "'viewPorts' does not exist"],
  ],
  'knows every key of the configuration, and which it needs': [
    [js(`window.config = { ${config} };`), ''],
    [js('window.config = { extensions: [] };'), 'modes, dataSources, defaultDataSourceName'],
    [js('window.config = {\n  // … your other keys\n  extensions: [],\n};'), ''],
    [js(`window.config = { ${config}, showStudylist: true };`), "'showStudylist' does not exist"],
    [part('DicomWebConfig', "qidoRoots: '/x',"), "'qidoRoots' does not exist"],
    [part('AppConfig', 'showStudylist: true,'), "'showStudylist' does not exist"],
    [part('AppConfig', 'showStudylist: id,', { given: 'uid id' }), "'showStudylist' does not exist"],
  ],
  'knows the members of extensions and modes': [
    [js("export default { id: 'a', getPanelModule: () => [], onModeEnter() {} };"), ''],
    [js("export default { id: 'a', getPanelsModule: () => [] };"), "'getPanelsModule' does not exist"],
    [
      js("export default { id: 'a', getPanelModule: () => ({ name: 'b' }) };"),
      "'{ name: string; }' is missing the following properties",
    ],
    [
      js("export default { id: 'a', getUtilityModule: () => [{ id: 'b', exports: {} }] };"),
      "'id' does not exist",
    ],
    [
      js("export default { id: 'a', modeFactory: () => ({}), extensionDependency: {} };"),
      "'extensionDependency' does not exist",
    ],
  ],
  'takes fragments apart from whole files': [
    [js('show() {},\nhide() {},'), /^1 sample-syntax/],
    [part('Things', 'show() {},'), 'part="Things" is unknown'],
    [part('Mode', 'let on;\n\n// in the mode\nonModeEnter: () => {\n  on = true;\n},'), ''],
    [ts("import { id } from './id';\nexport default { id };"), ''],
  ],
  'checks both sides of a change': [
    [diff(' const a = {\n-  b: 1,\n+  b: 2,\n };'), ''],
    [diff('-const a = 1;\n+const a = ;'), /^2 sample-syntax/],
    [diff('-const a = ;\n+const a = 1;'), 'Before the change'],
    [makeSample('diff', ' a\n b'), 'has no changed lines'],
  ],
  'reads commands with shellcheck and Bash, and knows the commands and files of the viewer': [
    [bash('APP_CONFIG=config/my.js yarn run dev'), ''],
    [bash('cp $A b'), 'SC2086'],
    [bash('for a in b; do'), 'sample-shell'],
    [bash('yarn run develop'), 'There is no command "develop" in the viewer 3.10'],
    [bash('ls platform/app/public/configs/default.js'), 'There is no platform/app/public/configs/default.js'],
  ],
  'knows the modules of the extensions': [
    [js("const a = '@ohif/extension-default.panelModule.seriesList';"), ''],
    [
      js("const a = '@ohif/extension-default.panelModule.measure';", { version: '3.9' }),
      '@ohif/extension-default has no module "measure" in the viewer 3.9',
    ],
  ],
  'knows the commands, customizations and evaluators of the viewer from those that a page defines': [
    [js("commandsManager.run('resetViewport');", { meta: commands, file: 'a.md' }), ''],
    [js(`const definitions = { greet: () => 1 };\n${greet}`, { meta: commands, file: 'b.md' }), ''],
    [js(greet, { meta: commands, file: 'c.md' }), 'There is no command "greet" in the viewer 3.10'],
    [
      js("const a = { evaluate: 'evaluate.cornerstoneTools' };", { file: 'd.md' }),
      'There is no "evaluate.cornerstoneTools" in the viewer 3.10',
    ],
  ],
  'lets nginx read its configuration, and every other language what reads it': [
    [makeSample('nginx', 'location / { try_file $uri; }'), / sample-nginx /],
    [makeSample('nginx', https), ''],
    [makeSample('json', '{ "a": 1, }'), / sample-json /],
    [makeSample('json', '{ "modes": [{ "package": "a" }] }', plugins), / sample-shape /],
    [makeSample('yaml', 'services:\n  a:\n    port:\n      - "80:80"'), / sample-shape /],
    [makeSample('powershell', 'export A=1'), / sample-powershell /],
    [makeSample('powershell', "$env:A = 'b"), / sample-powershell /],
    [makeSample('html', '<p id=a id=b>'), / sample-html /],
    [makeSample('css', 'a { color: red'), / sample-css /],
    [makeSample('xml', '<a><b></a>'), / sample-xml /],
    [makeSample('ini', 'a'), / sample-settings /],
    [makeSample('docker', 'FROM node:20 AS build\nCOPPY a b'), / sample-docker /],
    [makeSample('docker', 'FROM node:20 AS build\nCOPY --from=build a b'), ''],
    [makeSample('http', 'no header'), / sample-http /],
    [makeSample('ruby', 'puts 1'), / sample-language /],
    [makeSample('ruby', 'puts 1', { meta: { unchecked: 'nothing reads it' } }), ''],
  ],
};

describe('checkSamples', () => {
  it.each(Object.entries(cases))('%s', async (_, tried) => {
    const results = await checkSamples(tried.map(([sample]) => sample));
    const wrong = tried.flatMap(([{ code }, wanted], index) => {
      const faults = results[index]?.faults ?? [];
      const said = faults.map(({ line, rule, message }) => `${line} ${rule} ${message}`).join('\n');
      if (wanted === '') return said === '' ? [] : [{ code, said, wanted }];
      const isSaid = typeof wanted === 'string' ? said.includes(wanted) : wanted.test(said);
      return isSaid ? [] : [{ code, said, wanted }];
    });
    expect(results).toHaveLength(tried.length);
    expect(wrong).toEqual([]);
  });
});

describe('compileTypes', () => {
  // Those of 3.8 stand on those of 3.9.
  it.each(['3.8', '3.10'])('finds no mistake in the types of version %s', (version) => {
    expect(compileTypes(version)).toBe('');
  });
});

describe('reportSamples', () => {
  it('counts by language, and names the place in the page', async () => {
    const report = reportSamples(
      await checkSamples([
        makeSample('text', 'a'),
        makeSample('json', '{', { indent: 2 }),
        makeSample('json', '{}', { meta: { unchecked: 'an extract' } }),
      ]),
    );
    expect(report).toMatchObject({ failing: 1, share: 0.5 });
    expect(report.faults).toMatch(/^content\/latest\/x\.md:10:3 sample-json/);
    expect(report.table).toMatch(/^json +2 +1 +1 +0 +1$/m);
  });
});
