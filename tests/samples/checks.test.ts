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

/** What is said of each sample: rules and messages, one text a sample. */
async function check(...samples: Sample[]): Promise<string[]> {
  const results = await checkSamples(samples);
  return results.map(({ faults }) =>
    faults.map(({ line, rule, message }) => `${line} ${rule} ${message}`).join('\n'),
  );
}

const given = { given: 'servicesManager' };
const config = "extensions: [], modes: [], defaultDataSourceName: 'a', dataSources: []";

describe('checkSamples', () => {
  it('compiles scripts against the types of the viewer', async () => {
    const [method, event, inParameter, unknownName, notGiven, wrongImport, old] = await check(
      ts('servicesManager.services.panelService.openPanel("left");', { meta: given }),
      ts(
        'const { panelService: p } = servicesManager.services;\np.subscribe(p.EVENTS.PANEL_OPENED, () => {});',
        {
          meta: given,
        },
      ),
      js(
        'export default {\n  onModeEnter({ servicesManager }) {\n    servicesManager.services.cineService.play();\n  },\n};',
      ),
      ts('panelService.getPanels("left");', { meta: { given: 'panelServices' } }),
      ts('panelService.getPanels("left");'),
      js("import { PanelServices } from '@ohif/core';"),
      ts('segmentationService.setConfiguration({});', {
        version: '3.9',
        meta: { given: 'segmentationService' },
      }),
    );
    expect(method).toMatch(/^1 sample-types TS2339: Property 'openPanel' does not exist/);
    expect(event).toMatch(/^2 sample-types .*PANEL_OPENED/);
    expect(inParameter).toMatch(/^3 sample-types .*'play' does not exist/);
    expect(unknownName).toContain("'panelServices' does not exist on type 'SampleNames'");
    expect(notGiven).toContain("Cannot find name 'panelService'");
    expect(wrongImport).toContain('no exported member');
    expect(old).toContain("'setConfiguration' does not exist");
  });

  it('knows the events of each service, and what they carry', async () => {
    const subscribe = (event: string, listener: string) =>
      ts(
        `const { measurementService: m, displaySetService: d } = servicesManager.services;\nm.subscribe(${event}, ${listener});`,
        { meta: given },
      );
    const [right, several, otherService, noEvent, payload] = await check(
      subscribe('m.EVENTS.MEASUREMENT_ADDED', '({ measurement }) => measurement.uid'),
      ts(
        'const { displaySetService: d } = servicesManager.services;\n[d.EVENTS.DISPLAY_SETS_ADDED, d.EVENTS.DISPLAY_SETS_REMOVED].map(event => d.subscribe(event, () => {}));',
        { meta: given },
      ),
      subscribe('d.EVENTS.DISPLAY_SETS_ADDED', '() => {}'),
      subscribe("'event::measurement_made'", '() => {}'),
      subscribe('m.EVENTS.MEASUREMENT_REMOVED', '({ measurement }) => measurement.uid'),
    );
    expect([right, several]).toEqual(['', '']);
    expect(otherService).toMatch(/^2 sample-types .*"displaySetService"/);
    expect(noEvent).toContain("'string' is not assignable to parameter of type 'EventOf");
    expect(payload).toContain("Property 'uid' does not exist on type 'string'");
  });

  it('knows what methods take, and in which version', async () => {
    const meta = { given: 'servicesManager uiDialogService uiNotificationService toolbarService' };
    const [argument, key, value, dialog, oldDialog, button] = await check(
      ts('servicesManager.services.cineService.setIsCineEnabled("yes");', { meta }),
      js("uiNotificationService.show({ title: 'a', text: 'b' });", { meta }),
      js("uiNotificationService.show({ title: 'a', message: 'b', type: 'warn' });", { meta }),
      js("uiDialogService.create({ id: 'a', content: () => null });", { meta }),
      js("uiDialogService.create({ id: 'a', content: () => null });", { meta, version: '3.9' }),
      js("toolbarService.addButtons([{ id: 'a', props: { icons: 'b' } }]);", { meta }),
    );
    expect(argument).toContain("'string' is not assignable to parameter of type 'boolean'");
    expect(key).toContain("'text' does not exist");
    expect(value).toContain('\'"warn"\' is not assignable');
    expect(dialog).toContain("'create' does not exist");
    expect(oldDialog).toBe('');
    expect(button).toContain("'icons' does not exist");
  });

  it('knows what fragments of hanging protocols hold', async () => {
    const [rule, comparison, stage] = await check(
      js("{ attribute: 'Modality', constraint: { equals: 'CT' } },", {
        meta: { part: 'MatchingRules' },
      }),
      js("{ attribute: 'Modality', constraint: { equal: 'CT' } },", {
        meta: { part: 'MatchingRules' },
      }),
      js('viewPorts: [],', { meta: { part: 'ProtocolStage' } }),
    );
    expect(rule).toBe('');
    expect(comparison).toContain("'equal' does not exist");
    expect(stage).toContain("'viewPorts' does not exist");
  });

  it('knows every key of the configuration, and which it needs', async () => {
    const [whole, missing, partial, unknown, inSource, fragment, among] = await check(
      js(`window.config = { ${config} };`),
      js('window.config = { extensions: [] };'),
      js('window.config = {\n  // … your other keys\n  extensions: [],\n};'),
      js(`window.config = { ${config}, showStudylist: true };`),
      js("qidoRoots: '/x',", { meta: { part: 'DicomWebConfig' } }),
      js('showStudylist: true,', { meta: { part: 'AppConfig' } }),
      js('showStudylist: id,', { meta: { part: 'AppConfig', given: 'uid id' } }),
    );
    expect([whole, partial]).toEqual(['', '']);
    expect(missing).toContain('modes, dataSources, defaultDataSourceName');
    expect(unknown).toContain("'showStudylist' does not exist");
    expect(inSource).toContain("'qidoRoots' does not exist");
    expect([fragment, among]).toEqual(
      Array(2).fill(expect.stringContaining("'showStudylist' does not exist")),
    );
  });

  it('knows the members of extensions and modes', async () => {
    const [extension, wrongHook, wrongResult, unnamed, mode] = await check(
      js("export default { id: 'a', getPanelModule: () => [], onModeEnter() {} };"),
      js("export default { id: 'a', getPanelsModule: () => [] };"),
      js("export default { id: 'a', getPanelModule: () => ({ name: 'b' }) };"),
      js("export default { id: 'a', getUtilityModule: () => [{ id: 'b', exports: {} }] };"),
      js("export default { id: 'a', modeFactory: () => ({}), extensionDependency: {} };"),
    );
    expect(extension).toBe('');
    expect(wrongHook).toContain("'getPanelsModule' does not exist");
    expect(wrongResult).toContain("'{ name: string; }' is missing the following properties");
    expect(unnamed).toContain("'id' does not exist");
    expect(mode).toContain("'extensionDependency' does not exist");
  });

  it('takes fragments apart from whole files', async () => {
    const [bare, wrongPart, mixed, neighbor] = await check(
      js('show() {},\nhide() {},'),
      js('show() {},', { meta: { part: 'Things' } }),
      js('let on;\n\n// in the mode\nonModeEnter: () => {\n  on = true;\n},', {
        meta: { part: 'Mode' },
      }),
      ts("import { id } from './id';\nexport default { id };"),
    );
    expect(bare).toMatch(/^1 sample-syntax/);
    expect(wrongPart).toContain('part="Things" is not known');
    expect([mixed, neighbor]).toEqual(['', '']);
  });

  it('checks both sides of a change', async () => {
    const [right, wrongNew, wrongOld, noChange] = await check(
      makeSample('diff', ' const a = {\n-  b: 1,\n+  b: 2,\n };', { meta: { of: 'js' } }),
      makeSample('diff', '-const a = 1;\n+const a = ;', { meta: { of: 'js' } }),
      makeSample('diff', '-const a = ;\n+const a = 1;', { meta: { of: 'js' } }),
      makeSample('diff', ' a\n b'),
    );
    expect(right).toBe('');
    expect(wrongNew).toMatch(/^2 sample-syntax/);
    expect(wrongOld).toContain('Before the change');
    expect(noChange).toContain('Nothing changes');
  });

  it('reads commands with shellcheck and Bash, and knows the commands and files of the viewer', async () => {
    const [fine, quotes, loop, script, file] = await check(
      makeSample('bash', 'APP_CONFIG=config/my.js yarn run dev'),
      makeSample('bash', 'cp $A b'),
      makeSample('bash', 'for a in b; do'),
      makeSample('bash', 'yarn run develop'),
      makeSample('bash', 'ls platform/app/public/configs/default.js'),
    );
    expect(fine).toBe('');
    expect(quotes).toContain('SC2086');
    expect(loop).toContain('sample-shell');
    expect(script).toContain('There is no command "develop" in the viewer 3.10');
    expect(file).toContain('There is no platform/app/public/configs/default.js');
  });

  it('knows the modules of the extensions', async () => {
    const [right, wrong] = await check(
      js("const a = '@ohif/extension-default.panelModule.seriesList';"),
      js("const a = '@ohif/extension-default.panelModule.measure';", { version: '3.9' }),
    );
    expect(right).toBe('');
    expect(wrong).toContain('@ohif/extension-default has no module "measure" in the viewer 3.9');
  });

  it('knows the commands, customizations and evaluators of the viewer from those that a page defines', async () => {
    const meta = { given: 'commandsManager' };
    const [right, own, command, name] = await check(
      js("commandsManager.run('resetViewport');", { meta, file: 'a.md' }),
      js("const definitions = { greet: () => 1 };\ncommandsManager.run('greet');", {
        meta,
        file: 'b.md',
      }),
      js("commandsManager.run('greet');", { meta, file: 'c.md' }),
      js("const a = { evaluate: 'evaluate.cornerstoneTools' };", { file: 'd.md' }),
    );
    expect([right, own]).toEqual(['', '']);
    expect(command).toContain('There is no command "greet" in the viewer 3.10');
    expect(name).toContain('There is no "evaluate.cornerstoneTools" in the viewer 3.10');
  });

  it('lets nginx read its configuration, and every other language what reads it', async () => {
    const faults = await check(
      makeSample('nginx', 'location / { try_file $uri; }'),
      makeSample(
        'nginx',
        'server {\n  listen 443 ssl;\n  ssl_certificate a.pem;\n  ssl_certificate_key b.pem;\n}',
      ),
      makeSample('json', '{ "a": 1, }'),
      makeSample('json', '{ "modes": [{ "package": "a" }] }', { title: 'platform/app/pluginConfig.json' }),
      makeSample('yaml', 'services:\n  a:\n    port:\n      - "80:80"'),
      makeSample('powershell', 'export A=1'),
      makeSample('powershell', "$env:A = 'b"),
      makeSample('html', '<p id=a id=b>'),
      makeSample('css', 'a { color: red'),
      makeSample('xml', '<a><b></a>'),
      makeSample('ini', 'a'),
      makeSample('docker', 'FROM node:20 AS build\nCOPPY a b'),
      makeSample('docker', 'FROM node:20 AS build\nCOPY --from=build a b'),
      makeSample('http', 'no header'),
      makeSample('ruby', 'puts 1'),
      makeSample('ruby', 'puts 1', { meta: { unchecked: 'nothing reads it' } }),
    );
    expect(faults.map((text) => text.split(' ')[1] ?? '')).toEqual([
      'sample-nginx',
      '',
      'sample-json',
      'sample-shape',
      'sample-shape',
      'sample-powershell',
      'sample-powershell',
      'sample-html',
      'sample-css',
      'sample-xml',
      'sample-settings',
      'sample-docker',
      '',
      'sample-http',
      'sample-language',
      '',
    ]);
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
